/** How a host that follows the rules responds to a request. Pure, so that our server and the tests share it. */
import {ENCODED_SLASH, PRECOMPRESSED_ENDING, STRAY_ENDING, type HostingRules} from './rules';

export type HostResponse =
  | {status: 200; /** Relative to the build folder. */ file: string}
  | {status: 301; /** Path with the base URL; the caller adds the query. */ location: string}
  | {status: 404; /** Relative to the build folder. */ file: string};

const PRECOMPRESSED = new RegExp(PRECOMPRESSED_ENDING);
const HAS_ENCODED_SLASH = new RegExp(ENCODED_SLASH, 'i');
const CANONICAL = new RegExp(`^((?:/[\\w-]+)+?)${STRAY_ENDING}$`);

// eslint-disable-next-line no-control-regex -- finds control characters on purpose
const UNSAFE = /[\\\u0000-\u001f\u007f]/;

/**
 * Resolves percent escapes and dot segments as nginx does.
 *
 * @returns null if an escape is malformed or the path leaves the site
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

/** Whether a path matches a pattern with at most one `*`, which matches any text, including none. */
export function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** Hidden files are refused, except those below `/.well-known`. */
const isHidden = (below: string) =>
  below.split('/').some((segment, index) => segment.startsWith('.') && !(index === 1 && segment === '.well-known'));

/**
 * Decides the response to a request.
 *
 * Canonical paths have no file extension and no trailing slash: `/x/`, `/x.html` and `/x/index.html` redirect to `/x`
 * in one step. The not-found documents are only served with status 404.
 *
 * @param path as it was sent, without the query
 * @param isFile whether the build folder contains this file
 */
export function respond(rules: HostingRules, path: string, isFile: (file: string) => boolean): HostResponse {
  const {baseUrl, notFound, redirects, refused} = rules;
  const decoded = decodePath(path);
  const missing = (): HostResponse => {
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

  if (refused.includes(decoded)) return missing();
  if (isHidden(below) || below.includes('//') || PRECOMPRESSED.test(below)) return missing();
  if (below === '/') return {status: 200, file: 'index.html'};
  if (below.endsWith('/')) return missing();
  const file = [below.slice(1), `${below.slice(1)}.html`].find(isFile);
  return file === undefined ? missing() : {status: 200, file};
}

/**
 * Headers of a response. Later rules override earlier ones. Redirects, errors and paths outside the base URL get the
 * headers of the whole site, redirects and errors also the fallback headers.
 *
 * @param path as it was sent, without the query
 */
export function headersFor(
  {headers, fallbackHeaders}: HostingRules,
  path: string,
  status: number,
): Record<string, string> {
  const everywhere = headers[0]?.values;
  if (status >= 300 && status !== 304) return {...everywhere, ...fallbackHeaders};
  const decoded = decodePath(path) ?? path;
  const matching = headers.filter(({pattern}) => matches(pattern, decoded)).map(({values}) => values);
  return Object.assign({}, everywhere, ...matching);
}
