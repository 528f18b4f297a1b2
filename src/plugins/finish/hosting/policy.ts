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
  /** URL of the script that counts visits and the origin of its server if that is another, if one is configured. */
  analytics?: {scriptUrl: string; connect: string | null};
}

/** Sources by directive. */
export type Policy = Readonly<Record<string, readonly string[]>>;

const originOf = (address: string): string => new URL(address).origin;

const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * The policy of the site. It allows the site's own scripts and the inline scripts of this build, requests to the documented
 * servers and the contact endpoint, frames of the scheduler, and the script that counts visits. Everything else is blocked.
 */
export function sitePolicy({scripts, connect, contactEndpoint, scheduler, analytics}: PolicyFacts): Policy {
  const endpoint = contactEndpoint ? [originOf(contactEndpoint)] : [];
  const hashes = [...new Set([...scripts].map(hashOf))].sort();
  const foreignScripts = [scheduler?.script, analytics?.scriptUrl].flatMap((url) => (url ? [originOf(url)] : []));
  const counter = analytics ? [analytics.connect ?? originOf(analytics.scriptUrl)] : [];
  return {
    'default-src': ["'none'"],
    'script-src': [...new Set(["'self'", ...hashes, ...foreignScripts])],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': [...new Set(["'self'", ...connect, ...endpoint, ...counter])],
    'frame-src': scheduler ? [originOf(scheduler.page)] : ["'none'"],
    'form-action': ["'self'", ...endpoint],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
}

/** The value of the header Content-Security-Policy. */
export const headerValue = (policy: Policy): string =>
  Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
