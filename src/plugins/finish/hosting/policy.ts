/** The Content-Security-Policy, worked out from the documents that were built. */
import {createHash} from 'node:crypto';
import * as cheerio from 'cheerio';

/** Types of script elements that browsers run; any other is data. */
const EXECUTABLE = /^(?:|module|text\/javascript|application\/javascript)$/i;

const SCRIPT = /<script\b[\s\S]*?<\/script\s*>/gi;

/** Sources of the scripts that stand in a document itself. */
export function inlineScripts(html: string): string[] {
  // Nothing else of it is parsed: a document can be long, and there may be a thousand.
  const $ = cheerio.load((html.match(SCRIPT) ?? []).join(''));
  return $('script:not([src])')
    .toArray()
    .filter((element) => EXECUTABLE.test($(element).attr('type') ?? ''))
    .map((element) => $(element).text());
}

export interface PolicyFacts {
  /** Sources of all inline scripts of the site. */
  scripts: Iterable<string>;
  /** Addresses that pages send requests to: the API's servers. */
  connect: readonly string[];
  /** Where the contact form goes: an address as the settings allow it, or `mailto:`. */
  formAction: string;
  /** The meeting scheduler, where one is configured. */
  scheduler?: {page: string; script: string};
}

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
};

/** Origins of https addresses, each once; a policy for production names no other. */
const secureOrigins = (addresses: readonly string[]): string[] =>
  [...new Set(addresses.map(originOf))].filter((origin): origin is string => Boolean(origin?.startsWith('https://')));

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * The value of the header. Nothing is allowed that is not named: scripts from here and the inline ones that were really
 * built, requests to the documented servers and the contact endpoint, frames of the scheduler.
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
