/**
 * The scoring of MDN HTTP Observatory, for one answer of a site that is served by https and only so.
 *
 * From its published table and tests (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring, source
 * `src/grader/charts.js` and `src/analyzer/tests` of mdn/mdn-http-observatory): a site starts with 100 points, each test
 * adds its modifier, and bonuses count only where 90 points remain without them. What a build cannot decide is taken as
 * given: http leads to https on the same host, and the site is on no preload list.
 */
import * as cheerio from 'cheerio';

export interface Answer {
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
const valueOf = ({headers}: Answer, name: string): string | undefined => {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
};

/** Directives of a policy with their sources; of a directive that stands there twice the first counts. */
function parsePolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const part of policy.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

function contentSecurityPolicy(answer: Answer): Verdict {
  const say = (result: string, modifier: number) => verdict('content-security-policy', result, modifier);
  const header = valueOf(answer, 'content-security-policy');
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

function cookies(answer: Answer): Verdict {
  const say = (result: string, modifier: number) => verdict('cookies', result, modifier);
  const set = [answer.headers['set-cookie'] ?? []].flat();
  if (set.length === 0) return say('none', 0);
  // The whole ladder of cookies that lack something is below this one; the site has none of them.
  const isSafe = (cookie: string) => /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie);
  if (!set.every(isSafe)) return say('without Secure or HttpOnly', -40);
  return set.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? say('safe', 5) : say('no SameSite', 0);
}

function crossOriginSharing(answer: Answer): Verdict {
  const say = (result: string, modifier: number) => verdict('cross-origin-resource-sharing', result, modifier);
  const origin = valueOf(answer, 'access-control-allow-origin');
  if (origin === undefined) return say('not implemented', 0);
  if (origin === '*') return say('public', 0);
  const isOpen = valueOf(answer, 'access-control-allow-credentials') === 'true';
  return isOpen ? say('universal', -50) : say('restricted', 0);
}

function resourcePolicy(answer: Answer): Verdict {
  const say = (result: string, modifier: number) => verdict('cross-origin-resource-policy', result, modifier);
  const value = valueOf(answer, 'cross-origin-resource-policy')?.trim().toLowerCase();
  if (value === undefined) return say('not implemented', 0);
  if (value === 'same-origin' || value === 'same-site') return say(value, 10);
  return value === 'cross-origin' ? say(value, 0) : say('invalid', -5);
}

function referrerPolicy(answer: Answer): Verdict {
  const say = (result: string, modifier: number) => verdict('referrer-policy', result, modifier);
  const value = valueOf(answer, 'referrer-policy');
  if (value === undefined) return say('not implemented', 0);
  // Of several values the last that a browser knows counts.
  const last = value.toLowerCase().split(',').at(-1)!.trim();
  if (['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last)) {
    return say('private', 5);
  }
  return say('unsafe or invalid', -5);
}

function transportSecurity(answer: Answer): Verdict {
  const say = (result: string, modifier: number) => verdict('strict-transport-security', result, modifier);
  const value = valueOf(answer, 'strict-transport-security');
  if (value === undefined) return say('not implemented', -20);
  const age = /^(?:[^;]*;)*\s*max-age="?(\d+)"?\s*(?:;|$)/i.exec(value)?.[1];
  if (age === undefined || value.includes(',')) return say('invalid', -20);
  return Number(age) >= SIX_MONTHS ? say('at least six months', 0) : say('less than six months', -10);
}

function integrity(answer: Answer): Verdict {
  const say = (result: string, modifier: number) => verdict('subresource-integrity', result, modifier);
  if (!/^(?:text\/html|application\/xhtml\+xml)/.test(valueOf(answer, 'content-type') ?? '')) return say('no HTML', 0);
  const $ = cheerio.load(answer.body);
  const scripts = $('script').toArray();
  if (scripts.length === 0) return say('no scripts', 0);
  const loaded = scripts.map((script) => $(script).attr()!).filter(({src}) => src);
  const foreign = loaded.filter(({src}) => /^(?:https?:)?\/\//.test(src!));
  const isSecure = ({src}: Record<string, string>) => src!.startsWith('https:');
  if (foreign.some((script) => !isSecure(script) && !script.integrity)) return say('not secure, no checksum', -50);
  if (foreign.some((script) => !isSecure(script))) return say('not secure', -20);
  if (foreign.some((script) => !script.integrity)) return say('others without checksum', -5);
  if (foreign.length > 0 || loaded.some((script) => script.integrity)) return say('with checksums', 5);
  return say('all from here', 0);
}

function contentTypeOptions(answer: Answer): Verdict {
  const value = valueOf(answer, 'x-content-type-options')?.trim().toLowerCase();
  return verdict('x-content-type-options', value ?? 'not implemented', value === 'nosniff' ? 0 : -5);
}

function frames(answer: Answer): Verdict {
  const say = (result: string, modifier: number) => verdict('x-frame-options', result, modifier);
  const ancestors = parsePolicy(valueOf(answer, 'content-security-policy') ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) return say('frame-ancestors', 5);
  const value = valueOf(answer, 'x-frame-options')?.trim().toUpperCase();
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

/** Points and grade of an answer, and what each test says. Pure. */
export function observe(answer: Answer): Grade {
  const verdicts = [...TESTS.map((test) => test(answer)), verdict('redirection', 'to https on the same host', 0)];
  const sum = (of: Verdict[]) => of.reduce((total, {modifier}) => total + modifier, 0);
  const base = 100 + sum(verdicts.filter(({modifier}) => modifier < 0));
  const bonuses = base >= ENOUGH_FOR_BONUSES ? sum(verdicts.filter(({modifier}) => modifier > 0)) : 0;
  const score = Math.max(0, base + bonuses);
  const letters = ['F', 'F', 'F', 'F', 'F', 'D-', 'D', 'D', 'D+', 'C-', 'C', 'C', 'C+', 'B-', 'B', 'B', 'B+', 'A-', 'A', 'A', 'A+']; // prettier-ignore
  return {score, grade: letters[Math.min(20, Math.floor(score / 5))]!, verdicts};
}
