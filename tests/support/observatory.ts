/**
 * The scoring of MDN HTTP Observatory, for one response of a site served only over https.
 *
 * Follows its published tests (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, source
 * `src/grader/charts.js` and `src/analyzer/tests` of mdn/mdn-http-observatory): a site starts with 100 points, each
 * test adds its modifier, and bonuses count only if at least 90 points remain without them. A build cannot decide
 * everything, so two points are assumed: http redirects to https on the same host, and the site is not on the preload
 * list.
 */
import * as cheerio from 'cheerio';

export interface SiteResponse {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Verdict {
  test: string;
  result: string;
  modifier: number;
}

const SIX_MONTHS = 15_768_000;
const ENOUGH_FOR_BONUSES = 90;
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const UNSAFE = ["'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];

const verdict = (test: string, result: string, modifier: number): Verdict => ({test, result, modifier});
const valueOf = ({headers}: SiteResponse, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** Directives of a policy with their sources. The first of several directives with one name counts. */
function parsePolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

function contentSecurityPolicy(response: SiteResponse): Verdict {
  const say = (result: string, modifier: number) => verdict('content-security-policy', result, modifier);
  const header = valueOf(response, 'content-security-policy');
  if (header === undefined) return say('not implemented', -25);
  const policy = parsePolicy(header);
  if (policy.size === 0) return say('invalid', -25);

  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const withoutMoot = (sources: string[]) =>
    sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources;
  const scripts = withoutMoot(sourcesOf('script-src'));
  const styles = withoutMoot(sourcesOf('style-src'));
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
  const active = [...policy].filter(([name]) => !PASSIVE.includes(name)).flatMap(([, sources]) => sources);

  if (scripts.some((source) => [...BROAD, ...UNSAFE].includes(source))) return say('unsafe inline', -20);
  if (sourcesOf('object-src').some((source) => BROAD.includes(source))) return say('unsafe inline', -20);
  if (active.some(isInsecure)) return say('insecure scheme', -20);
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return say('unsafe eval', -10);
  if (PASSIVE.flatMap(sourcesOf).some(isInsecure)) return say('insecure scheme in passive content', -10);
  if (styles.some((source) => [...BROAD, ...UNSAFE].includes(source))) return say('unsafe inline in style-src', 0);
  return policy.get('default-src')?.join() === "'none'"
    ? say("no unsafe, default-src 'none'", 10)
    : say('no unsafe', 5);
}

function cookies(response: SiteResponse): Verdict {
  const say = (result: string, modifier: number) => verdict('cookies', result, modifier);
  const set = [response.headers['set-cookie'] ?? []].flat();
  if (set.length === 0) return say('none', 0);
  // Observatory has finer grades below this one. The site sets no cookies.
  const isSafe = (cookie: string) => /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie);
  if (!set.every(isSafe)) return say('without Secure or HttpOnly', -40);
  return set.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? say('safe', 5) : say('no SameSite', 0);
}

function crossOriginSharing(response: SiteResponse): Verdict {
  const say = (result: string, modifier: number) => verdict('cross-origin-resource-sharing', result, modifier);
  const origin = valueOf(response, 'access-control-allow-origin');
  if (origin === undefined) return say('not implemented', 0);
  if (origin === '*') return say('public', 0);
  const isOpen = valueOf(response, 'access-control-allow-credentials') === 'true';
  return isOpen ? say('universal', -50) : say('restricted', 0);
}

function resourcePolicy(response: SiteResponse): Verdict {
  const say = (result: string, modifier: number) => verdict('cross-origin-resource-policy', result, modifier);
  const value = valueOf(response, 'cross-origin-resource-policy')?.trim().toLowerCase();
  if (value === undefined) return say('not implemented', 0);
  if (value === 'same-origin' || value === 'same-site') return say(value, 10);
  return value === 'cross-origin' ? say(value, 0) : say('invalid', -5);
}

function referrerPolicy(response: SiteResponse): Verdict {
  const say = (result: string, modifier: number) => verdict('referrer-policy', result, modifier);
  const value = valueOf(response, 'referrer-policy');
  if (value === undefined) return say('not implemented', 0);
  // If there are several values, the last known one counts.
  const last = value.toLowerCase().split(',').at(-1)!.trim();
  if (['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last)) {
    return say('private', 5);
  }
  return say('unsafe or invalid', -5);
}

function transportSecurity(response: SiteResponse): Verdict {
  const say = (result: string, modifier: number) => verdict('strict-transport-security', result, modifier);
  const value = valueOf(response, 'strict-transport-security');
  if (value === undefined) return say('not implemented', -20);
  const age = /^(?:[^;]*;)*\s*max-age="?(\d+)"?\s*(?:;|$)/i.exec(value)?.[1];
  if (age === undefined || value.includes(',')) return say('invalid', -20);
  return Number(age) >= SIX_MONTHS ? say('at least six months', 0) : say('less than six months', -10);
}

function integrity(response: SiteResponse): Verdict {
  const say = (result: string, modifier: number) => verdict('subresource-integrity', result, modifier);
  if (!/^(?:text\/html|application\/xhtml\+xml)/.test(valueOf(response, 'content-type') ?? ''))
    return say('not HTML', 0);
  const $ = cheerio.load(response.body);
  const scripts = $('script').toArray();
  if (scripts.length === 0) return say('no scripts', 0);
  const loaded = scripts.map((script) => $(script).attr()!).filter(({src}) => src);
  const foreign = loaded.filter(({src}) => /^(?:https?:)?\/\//.test(src!));
  const isSecure = ({src}: Record<string, string>) => src!.startsWith('https:');
  if (foreign.some((script) => !isSecure(script) && !script.integrity)) return say('insecure, no integrity', -50);
  if (foreign.some((script) => !isSecure(script))) return say('insecure', -20);
  if (foreign.some((script) => !script.integrity)) return say('third-party script without integrity', -5);
  if (foreign.length > 0 || loaded.some((script) => script.integrity)) return say('with integrity', 5);
  return say('same-origin only', 0);
}

function contentTypeOptions(response: SiteResponse): Verdict {
  const value = valueOf(response, 'x-content-type-options')?.trim().toLowerCase();
  return verdict('x-content-type-options', value ?? 'not implemented', value === 'nosniff' ? 0 : -5);
}

function frames(response: SiteResponse): Verdict {
  const say = (result: string, modifier: number) => verdict('x-frame-options', result, modifier);
  const ancestors = parsePolicy(valueOf(response, 'content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return say('frame-ancestors', 5);
  const value = valueOf(response, 'x-frame-options')?.trim().toUpperCase();
  if (value === undefined) return say('not implemented', -20);
  return /^(?:DENY|SAMEORIGIN|ALLOW-FROM .+)$/.test(value) ? say(value, 0) : say('invalid', -20);
}

const TESTS = [
  contentSecurityPolicy,
  cookies,
  crossOriginSharing,
  resourcePolicy,
  referrerPolicy,
  transportSecurity,
  integrity,
  contentTypeOptions,
  frames,
];

export interface Grade {
  score: number;
  grade: string;
  verdicts: Verdict[];
}

/** Score and grade of a response, with the verdict of each test. Pure. */
export function observe(response: SiteResponse): Grade {
  const verdicts = [...TESTS.map((test) => test(response)), verdict('redirection', 'to https on the same host', 0)];
  const sum = (of: Verdict[]) => of.reduce((total, {modifier}) => total + modifier, 0);
  const base = 100 + sum(verdicts.filter(({modifier}) => modifier < 0));
  const bonuses = base >= ENOUGH_FOR_BONUSES ? sum(verdicts.filter(({modifier}) => modifier > 0)) : 0;
  const score = Math.max(0, base + bonuses);
  const letters = ['F', 'F', 'F', 'F', 'F', 'D-', 'D', 'D', 'D+', 'C-', 'C', 'C', 'C+', 'B-', 'B', 'B', 'B+', 'A-', 'A', 'A', 'A+']; // prettier-ignore
  return {score, grade: letters[Math.min(20, Math.floor(score / 5))]!, verdicts};
}
