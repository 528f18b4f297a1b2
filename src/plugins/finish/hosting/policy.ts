/** The Content-Security-Policy, computed from the built documents. */
import {createHash} from 'node:crypto';

export interface PolicyFacts {
  /** Source code of all inline scripts of the site. */
  scripts: Iterable<string>;
  /** Origins of the API servers, to which pages send requests. */
  connect: readonly string[];
  /** URL that the contact form is sent to, if one is configured. */
  contactEndpoint: string | null;
  /** URLs of the meeting scheduler, if one is configured. */
  scheduler?: {page: string; script: string};
}

const originOf = (address: string): string => new URL(address).origin;

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * The value of the header. It allows the site's own scripts and the inline scripts of this build, requests to the
 * documented servers and the contact endpoint, and frames of the scheduler. Everything else is blocked.
 */
export function contentSecurityPolicy({scripts, connect, contactEndpoint, scheduler}: PolicyFacts): string {
  const endpoint = contactEndpoint ? [originOf(contactEndpoint)] : [];
  const hashes = [...new Set([...scripts].map(hashOf))].sort();
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes, ...(scheduler ? [originOf(scheduler.script)] : [])],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [...new Set(["'self'", ...connect, ...endpoint])],
    'frame-src': scheduler ? [originOf(scheduler.page)] : ["'none'"],
    'form-action': ["'self'", ...endpoint],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
