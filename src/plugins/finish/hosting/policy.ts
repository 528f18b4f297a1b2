/** The Content-Security-Policy, computed from the built documents. */
import {createHash} from 'node:crypto';
import type {PublicSettings} from '../../../config/settings';

export type PolicySettings = Pick<
  PublicSettings,
  'analytics' | 'contactEndpoint' | 'formOrigins' | 'meetingUrl' | 'meetingScriptUrl'
>;

const originOf = (address: string): string => new URL(address).origin;
const hashOf = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * Value of the header. The policy allows the site's own scripts and the inline scripts of this build, requests to the API
 * and the contact endpoint, frames of the scheduler, and the script that counts visits. Everything else is blocked.
 *
 * @param scripts source code of all inline scripts of the site
 * @param apiSources sources for the API servers, to which pages send requests
 */
export function sitePolicy(
  scripts: readonly string[],
  apiSources: readonly string[],
  {analytics, contactEndpoint, formOrigins, meetingUrl, meetingScriptUrl}: PolicySettings,
): string {
  const endpoint = contactEndpoint ? [originOf(contactEndpoint)] : [];
  const scheduler = meetingUrl && meetingScriptUrl ? {page: meetingUrl, script: meetingScriptUrl} : undefined;
  const foreignScripts = [scheduler?.script, analytics?.scriptUrl].flatMap((url) => (url ? [originOf(url)] : []));
  const counter = analytics ? [analytics.connect ?? originOf(analytics.scriptUrl)] : [];
  const policy: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf).sort(), ...foreignScripts],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...apiSources, ...endpoint, ...counter],
    'frame-src': scheduler ? [originOf(scheduler.page)] : ["'none'"],
    'form-action': ["'self'", ...endpoint, ...(formOrigins?.split(' ') ?? [])],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
