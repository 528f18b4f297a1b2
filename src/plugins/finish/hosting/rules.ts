/** Redirects, not-found documents and response headers of the built site, as data that every host's files come from. */
import {endSegments, RECORD_SECTIONS, shortComparisons} from '../../../lib/unknownPaths';

export interface Redirect {
  /** Path with the base URL; a trailing `*` matches any text, including none. */
  from: string;
  to: string;
  status: 301;
}

export interface NotFoundRule {
  /** Start of the paths that the rule applies to; the longest prefix wins. */
  prefix: string;
  /** Document in the build folder, served with status 404. */
  file: string;
}

export interface HeaderRule {
  /** Path with the base URL; may contain one `*`, which matches any text. */
  pattern: string;
  /** Headers by name. Later rules override earlier ones. */
  values: Record<string, string>;
}

export interface HostingRules {
  baseUrl: string;
  redirects: Redirect[];
  notFound: NotFoundRule[];
  headers: HeaderRule[];
  /** Headers that redirects and errors get in addition to those of the whole site. */
  fallbackHeaders: Record<string, string>;
  /** Paths that are never served. */
  refused: string[];
}

export interface HostingFacts {
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** Paths of all pages, relative to the base URL. */
  pages: readonly string[];
  /** Files that other sites may embed, such as social images; a trailing `*` makes a pattern. */
  embeddable?: readonly string[];
  /** Files that scripts of other sites may read, such as the contract; a trailing `*` makes a pattern. */
  readable?: readonly string[];
  /** Value of Content-Security-Policy, which contains hashes of the built scripts. */
  csp?: string;
}

/** Content types by file extension, the same wherever we serve the site ourselves. */
export const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  yaml: 'text/yaml',
  yml: 'text/yaml',
  zip: 'application/zip',
};

/** Whether a content type is text: it has a character set and is worth compressing. */
export const isTextType = (type: string): boolean => /^text\/|[/+](?:json|xml)$/.test(type);

/** Regular expression for redundant endings of a page's path, such as `.html` or a slash; they redirect to the page. */
export const STRAY_ENDING = String.raw`(?:(?:/index)?\.html/?|/index/?|/)`;

/** Regular expression for precompressed variants of files, which have no URL of their own. */
export const PRECOMPRESSED_ENDING = String.raw`\.(?:br|gz)$`;

/**
 * Regular expression for an escaped slash in the path as it was sent; to be matched case-insensitively. Hosts treat it as
 * a slash and the router in the browser does not, so they would show different pages.
 */
export const ENCODED_SLASH = '^[^?]*%2f';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** Files that repeat the text of pages. Search engines should show the pages instead. */
const TEXT_TWINS = ['/developer*.md', '/llms*.txt'];

/** Path of the file that says where to report vulnerabilities. */
export const SECURITY_TXT = '/.well-known/security.txt';

const CORP = 'Cross-Origin-Resource-Policy';

const securityHeaders = (csp: string | undefined): Record<string, string> => ({
  ...(csp === undefined ? {} : {'Content-Security-Policy': csp}),
  'Strict-Transport-Security': `max-age=${TWO_YEARS}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  [CORP]: 'same-origin',
});

/**
 * Computes the rules of a build.
 *
 * Redirects follow section 2 of the specification: `/pricing/anything` redirects to `/pricing`, and a comparison without
 * its suffix to the comparison. A first segment gets no redirect if it has pages below it or no page of its own.
 *
 * @throws Error if the policy could break the syntax of the files that hosts read
 */
export function hostingRules({baseUrl, pages, embeddable = [], readable = [], csp}: HostingFacts): HostingRules {
  if (csp !== undefined && /[\r\n$]/.test(csp)) {
    throw new Error('Content-Security-Policy must be one line without "$", which nginx reads as a variable');
  }
  const at = (path: string) => baseUrl + path.slice(1);
  const redirect = (from: string, to: string): Redirect => ({from: at(from), to: at(to), status: 301});

  return {
    baseUrl,
    redirects: [
      ...shortComparisons(pages).map(({from, to}) => redirect(from, to)),
      ...endSegments(pages).map((segment) => redirect(`/${segment}/*`, `/${segment}`)),
    ],
    notFound: [
      ...RECORD_SECTIONS.map((section) => ({prefix: at(`/${section}/`), file: `${section}/404.html`})),
      {prefix: baseUrl, file: '404.html'},
    ],
    headers: [
      {pattern: at('/*'), values: {...securityHeaders(csp), 'Cache-Control': REVALIDATE}},
      {pattern: at('/assets/*'), values: {'Cache-Control': IMMUTABLE}},
      ...embeddable.map((file) => ({pattern: at(file), values: {[CORP]: 'cross-origin'}})),
      ...readable.map((file) => ({
        pattern: at(file),
        values: {[CORP]: 'cross-origin', 'Access-Control-Allow-Origin': '*'},
      })),
      // RFC 9116 requires the character set, which some hosts omit.
      {pattern: at(SECURITY_TXT), values: {'Content-Type': 'text/plain; charset=utf-8'}},
      ...TEXT_TWINS.map((pattern) => ({pattern: at(pattern), values: {'X-Robots-Tag': 'noindex'}})),
    ],
    fallbackHeaders: {'Cache-Control': 'no-store'},
    refused: ['/_headers', '/_redirects'].map(at),
  };
}
