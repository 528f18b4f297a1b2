/** The Content-Security-Policy, computed from the built documents. */
import {createHash} from 'node:crypto';
import * as cheerio from 'cheerio';

/** Types of script elements that browsers execute; all others are data. */
const EXECUTABLE = /^(?:|module|text\/javascript|application\/javascript)$/i;

const SCRIPT = /<script\b[\s\S]*?<\/script\s*>/gi;

/** Source code of the inline scripts of a document. */
export function inlineScripts(html: string): string[] {
  // Parse only the scripts: documents can be long, and there may be a thousand of them.
  const $ = cheerio.load((html.match(SCRIPT) ?? []).join(''));
  return $('script:not([src])')
    .toArray()
    .filter((element) => EXECUTABLE.test($(element).attr('type') ?? ''))
    .map((element) => $(element).text());
}

export interface PolicyFacts {
  /** Source code of all inline scripts of the site. */
  scripts: Iterable<string>;
  /** URLs of the API servers, to which pages send requests. */
  connect: readonly string[];
  /** Destination of the contact form: the configured endpoint, or a `mailto:` URL. */
  formAction: string;
  /** The meeting scheduler, if one is configured. */
  scheduler?: {page: string; script: string};
}

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
};

/** Unique origins of the https URLs. A production policy allows no others. */
const secureOrigins = (addresses: readonly string[]): string[] =>
  [...new Set(addresses.map(originOf))].filter((origin): origin is string => Boolean(origin?.startsWith('https://')));

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * The value of the header. It allows the site's own scripts and the inline scripts of this build, requests to the
 * documented servers and the contact endpoint, and frames of the scheduler. Everything else is blocked.
 */
export function contentSecurityPolicy({scripts, connect, formAction, scheduler}: PolicyFacts): string {
  const endpoint = formAction.startsWith('mailto:') ? [] : [new URL(formAction).origin];
  const hashes = [...new Set([...scripts].map(hashOf))].sort();
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...secureOrigins(scheduler ? [scheduler.script] : [])],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [...new Set(["'self'", ...secureOrigins(connect), ...endpoint])],
    'frame-src': scheduler ? secureOrigins([scheduler.page]) : ["'none'"],
    'form-action': ["'self'", ...(endpoint.length > 0 ? endpoint : ['mailto:'])],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
