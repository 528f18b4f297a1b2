/** Redirects, not-found documents and response headers of the built site, as data: the one source for every host. */
import {comparisonPath} from '../../../lib/paths';
import {KNOWN_SEGMENTS, RECORD_SECTIONS} from '../../../lib/unknownPaths';

export interface Redirect {
  /** Path with the base URL; a trailing `*` stands for anything, also nothing. */
  from: string;
  to: string;
  status: 301;
}

export interface NotFoundRule {
  /** Paths that begin so; the longest prefix wins. */
  prefix: string;
  /** Document below the build folder, answered with status 404. */
  file: string;
}

export interface HeaderRule {
  /** Path with the base URL; one `*` in it stands for anything. */
  pattern: string;
  /** A later rule replaces the value that an earlier one gave the same header. */
  values: Record<string, string>;
}

export interface HostingRules {
  baseUrl: string;
  redirects: Redirect[];
  notFound: NotFoundRule[];
  headers: HeaderRule[];
  /** Headers that replace those above on every redirect. */
  redirectHeaders: Record<string, string>;
  /** Headers that replace those above on every answer with status 400 or more. */
  errorHeaders: Record<string, string>;
  /** Paths in the build folder that are never served; one that ends in a slash stands for all below it. */
  refused: string[];
}

export interface HostingFacts {
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** Every page's path below the base URL. */
  pages: readonly string[];
  /** Competitor slugs without the suffix `-alternative`. */
  competitors: readonly string[];
  /** Files that other sites may embed: social images, the contract and what is made from it; a `*` ends a pattern. */
  sharedFiles?: readonly string[];
  /** Value of Content-Security-Policy; it needs the hashes of the scripts that were built. */
  csp?: string;
}

/** Content types by file ending, alike wherever we serve the site ourselves. */
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

/** Whether a content type is text: it has a character set, and compression pays. */
export const isTextType = (type: string): boolean => /^text\/|[/+](?:json|xml)$/.test(type);

/** What may stand behind a page's path by mistake, as a regular expression; such an address leads to the page. */
export const STRAY_ENDING = String.raw`(?:(?:/index)?\.html/?|/index/?|/)`;

/** Files that hold a neighbour's content compressed, as a regular expression; they have no address of their own. */
export const PRECOMPRESSED_ENDING = String.raw`\.(?:br|gz)$`;

/**
 * A slash that is escaped, as a regular expression on the path as it was sent, in either case. A host takes it for a slash
 * and the router in the browser does not: they would show two pages.
 */
export const ENCODED_SLASH = '^[^?]*%2f';

const REVALIDATE = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** Files that repeat the words of pages, so that search engines should show the pages. */
const TEXT_TWINS = ['/developer*.md', '/llms*.txt'];

/** Path of the file that says where to report a weakness. */
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
 * Works out the rules of one build.
 *
 * Redirects follow section 2 of the specification: a known first segment with more behind it ends on the known page, a
 * comparison without its suffix on the comparison. A segment is left alone where pages lie below it or none is built.
 *
 * @throws Error if the policy would break out of its line in a file that a host reads
 */
export function hostingRules({baseUrl, pages, competitors, sharedFiles = [], csp}: HostingFacts): HostingRules {
  if (csp !== undefined && /[\r\n$]/.test(csp)) {
    throw new Error('Content-Security-Policy must be one line without "$"');
  }
  const at = (path: string) => baseUrl + path.slice(1);
  const redirect = (from: string, to: string): Redirect => ({from: at(from), to: at(to), status: 301});
  const endsHere = (segment: string) =>
    pages.includes(`/${segment}`) && !pages.some((page) => page.startsWith(`/${segment}/`));

  return {
    baseUrl,
    redirects: [
      ...competitors.map((key) => redirect(`/compare/${key}`, comparisonPath(key))),
      ...KNOWN_SEGMENTS.filter((segment) => !(RECORD_SECTIONS as readonly string[]).includes(segment))
        .filter(endsHere)
        .map((segment) => redirect(`/${segment}/*`, `/${segment}`)),
    ],
    notFound: [
      ...RECORD_SECTIONS.map((section) => ({prefix: at(`/${section}/`), file: `${section}/404.html`})),
      {prefix: baseUrl, file: '404.html'},
    ],
    headers: [
      {pattern: at('/*'), values: {...securityHeaders(csp), 'Cache-Control': REVALIDATE}},
      {pattern: at('/assets/*'), values: {'Cache-Control': IMMUTABLE}},
      ...sharedFiles.map((file) => ({pattern: at(file), values: {[CORP]: 'cross-origin'}})),
      // Hosts may leave out the character set, on which the standard (RFC 9116) insists.
      {pattern: at(SECURITY_TXT), values: {'Content-Type': 'text/plain; charset=utf-8'}},
      ...TEXT_TWINS.map((pattern) => ({pattern: at(pattern), values: {'X-Robots-Tag': 'noindex'}})),
    ],
    redirectHeaders: {'Cache-Control': REVALIDATE},
    errorHeaders: {'Cache-Control': 'no-store'},
    refused: ['/.hosting/', '/_headers', '/_redirects'].map(at),
  };
}
