/** How a host that follows the rules answers a request: pure, so that the server and its tests share it. */
import {ENCODED_SLASH, PRECOMPRESSED_ENDING, STRAY_ENDING, type HostingRules} from './rules';

export type Answer =
  | {status: 200; /** Below the build folder. */ file: string}
  | {status: 301; /** Path with the base URL; the query is the caller's to add. */ location: string}
  | {status: 404; /** Below the build folder. */ file: string};

const PRECOMPRESSED = new RegExp(PRECOMPRESSED_ENDING);
const HAS_ENCODED_SLASH = new RegExp(ENCODED_SLASH, 'i');
const CANONICAL = new RegExp(`^((?:/[\\w-]+)+?)${STRAY_ENDING}$`);

// eslint-disable-next-line no-control-regex -- a control character is what makes a name unsafe
const UNSAFE = /[\\\u0000-\u001f\u007f]/;

/**
 * The path without percent escapes and dot segments, as nginx reads it.
 *
 * @returns null if an escape is malformed, or if the path leads out of the site
 */
function decodePath(path: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (UNSAFE.test(decoded)) return null;
  const given = decoded.split('/').slice(1);
  const segments: string[] = [];
  for (const segment of given) {
    if (segment !== '.' && segment !== '..') segments.push(segment);
    else if (segment === '..' && segments.pop() === undefined) return null;
  }
  if (/^\.{1,2}$/.test(given.at(-1) ?? '')) segments.push('');
  return `/${segments.join('/')}`;
}

/** Whether a path is the pattern, in which one `*` stands for anything, also nothing. */
export function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** Hidden files are refused, except those that clients look for by a registered name. */
const isHidden = (below: string) =>
  below.split('/').some((segment, index) => segment.startsWith('.') && !(index === 1 && segment === '.well-known'));

/**
 * Decides the answer to a request.
 *
 * Canonical paths have neither an ending nor a slash behind them; `/x/`, `/x.html` and `/x/index.html` lead to `/x` in
 * one step. The not-found documents themselves are only ever answered with status 404.
 *
 * @param path as it came over the wire, without query
 * @param isFile whether the build folder holds a file of this name
 */
export function answer(rules: HostingRules, path: string, isFile: (file: string) => boolean): Answer {
  const {baseUrl, notFound, redirects, refused} = rules;
  const decoded = decodePath(path);
  const missing = (): Answer => {
    const known = notFound.filter(({prefix}) => (decoded ?? path).startsWith(prefix));
    const longest = known.reduce((best, rule) => (rule.prefix.length > best.prefix.length ? rule : best), {
      prefix: '',
      file: '404.html',
    });
    return {status: 404, file: longest.file};
  };
  if (decoded === null) return missing();
  if (HAS_ENCODED_SLASH.test(path)) return {status: 404, file: '404.html'};
  if (`${decoded}/` === baseUrl) return {status: 301, location: baseUrl};
  if (!decoded.startsWith(baseUrl)) return missing();

  const below = decoded.slice(baseUrl.length - 1);
  if (below === '/index' || below === '/index.html') return {status: 301, location: baseUrl};
  const page = CANONICAL.exec(below)?.[1];
  const isDocument = (name: string) => notFound.some(({file}) => `/${file}` === name);
  if (isDocument(`${page ?? below}.html`)) return missing();
  const canonical = page === undefined ? decoded : baseUrl + page.slice(1);
  const target = redirects.find(({from}) => matches(from, decoded) || matches(from, canonical))?.to ?? canonical;
  if (target !== decoded) return {status: 301, location: target};

  if (refused.some((entry) => decoded === entry || (entry.endsWith('/') && decoded.startsWith(entry))))
    return missing();
  if (isHidden(below) || below.includes('//') || PRECOMPRESSED.test(below)) return missing();
  if (below === '/') return {status: 200, file: 'index.html'};
  if (below.endsWith('/')) return missing();
  const file = [below.slice(1), `${below.slice(1)}.html`].find(isFile);
  return file === undefined ? missing() : {status: 200, file};
}

/**
 * Response headers of an answer: later rules replace earlier ones, and redirects and errors have the last word. Paths outside the
 * base URL get those of the whole site.
 *
 * @param path as it came over the wire, without query
 */
export function headersFor(
  {headers, redirectHeaders, errorHeaders}: HostingRules,
  path: string,
  status: number,
): Record<string, string> {
  const decoded = decodePath(path) ?? path;
  const matching = headers.filter(({pattern}) => matches(pattern, decoded)).map(({values}) => values);
  const everywhere = headers[0]?.values;
  const last = status >= 400 ? errorHeaders : status >= 300 && status !== 304 ? redirectHeaders : {};
  return Object.assign({}, everywhere, ...matching, last);
}
