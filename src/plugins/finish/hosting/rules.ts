/**
 * One table of the redirects, not-found documents and response headers of a build. The hosts' files are made from it, and
 * `npm start` serves by it.
 */
import {
  endSegments,
  RECORD_SECTIONS,
  shortComparisons,
  trimmedAddresses,
  typedAddresses,
} from '../../../lib/unknownPaths';

export interface HostingRules {
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** Paths with the base URL; a trailing `*` matches any text, including none. */
  redirects: {from: string; to: string}[];
  /** The document in the build folder for paths with a prefix. The first rule that matches wins. */
  notFound: {prefix: string; file: string}[];
  /**
   * Headers by name, for paths with the base URL that match a pattern; one `*` in it matches any text. The first rule is
   * that of the whole site, and later rules override earlier ones.
   */
  headers: HeaderRule[];
}

interface HeaderRule {
  pattern: string;
  values: Record<string, string>;
}

export interface HostingFacts {
  baseUrl: string;
  /** Paths of all pages, relative to the base URL. */
  pages: readonly string[];
  /** Value of Content-Security-Policy, which contains hashes of the built scripts. */
  csp: string;
  /** Where files for programs are: paths relative to the base URL, by their relation to the site. */
  links?: Readonly<Record<string, string>>;
  /** Addresses below the base URL that lead to other sites. */
  outside?: readonly {from: string; to: string}[];
}

/** Regular expression for redundant endings of a page's path, such as `.html` or a slash; they redirect to the page. */
export const STRAY_ENDING = String.raw`(?:(?:/index)?\.html/?|/index/?|/)`;

/** Regular expression for paths that are never served: doubled slashes, the hosts' own files and compressed variants. */
export const UNSERVED = String.raw`//|/_(?:headers|redirects)$|\.(?:br|gz)$`;

/**
 * Regular expression for an escaped slash in the path as it was sent. Hosts treat it as a slash and the router in the
 * browser does not, so they would show different pages.
 */
export const ENCODED_SLASH = '^[^?]*%2[fF]';

/** Path of the file that says where to report vulnerabilities. */
export const SECURITY_TXT = '/.well-known/security.txt';

/** Path of the list of what describes the API (RFC 9727). */
export const API_CATALOG = '/.well-known/api-catalog';

/** Files that programs look for at the root of the origin, also if the site has a base path. */
export const AT_ROOT = /^\/(?:robots\.txt$|\.well-known\/)/;

/**
 * The headers of these files at the root, if that is not where the site is.
 *
 * @param values what all of them get
 */
export function rootHeaders({baseUrl, headers}: HostingRules, values: Record<string, string>): HeaderRule[] {
  if (baseUrl === '/') return [];
  const own = headers.map((rule) => ({...rule, pattern: rule.pattern.slice(baseUrl.length - 1)}));
  return [
    ...['/robots.txt', '/.well-known/*'].map((pattern) => ({pattern, values})),
    ...own.filter(({pattern}) => AT_ROOT.test(pattern)),
  ];
}

/** The header that names the Markdown of a page. */
export const markdownLink = (address: string): string => `<${address}>; rel="alternate"; type="text/markdown"`;

const CORP = 'Cross-Origin-Resource-Policy';
const REVALIDATE = {'Cache-Control': 'public, max-age=0, must-revalidate'};
const IMMUTABLE = {'Cache-Control': 'public, max-age=31536000, immutable'};
/** For redirects and errors. */
export const UNCACHED = {'Cache-Control': 'no-store'};
const EMBEDDABLE = {[CORP]: 'cross-origin'};
const READABLE = {...EMBEDDABLE, 'Access-Control-Allow-Origin': '*'};

/** It repeats the text of pages, which search engines should show instead. */
const MARKDOWN = {'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex'};

const securityHeaders = (csp: string) => ({
  'Content-Security-Policy': csp,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  [CORP]: 'same-origin',
});

/** Headers that differ from those of the whole site. */
const SPECIAL: Record<string, Record<string, string>> = {
  '/assets/*': IMMUTABLE,
  '/og-image.png': EMBEDDABLE,
  '/img/social/*': EMBEDDABLE,
  '/openapi.yaml': {...READABLE, 'Content-Type': 'text/yaml; charset=utf-8'},
  '/openapi.json': READABLE,
  '/postman-collection.json': READABLE,
  // RFC 9116 requires the character set, which some hosts omit.
  [SECURITY_TXT]: {'Content-Type': 'text/plain; charset=utf-8'},
  [API_CATALOG]: {
    ...READABLE,
    'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  },
  '/.well-known/agent-skills/*': READABLE,
  '/.well-known/agent-skills/*.md': {...READABLE, ...MARKDOWN},
  '/.well-known/mcp/*': READABLE,
  '/site.webmanifest': {'Content-Type': 'application/manifest+json'},
  // sirv does not know its type, and browsers may not guess it.
  '/favicon.ico': {'Content-Type': 'image/x-icon'},
  '/*.md': MARKDOWN,
  '/llms*.txt': {'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex'},
  '/example-*.txt': {'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex'},
};

/**
 * Computes the rules of a build.
 *
 * Redirects follow section 2 of the specification: `/pricing/anything` redirects to `/pricing`, and a comparison without
 * its suffix to the comparison. What people type, such as `/docs` or `/quizzes`, redirects to the page that they mean.
 * `/developer/guides`, the beginning of the guides' addresses, redirects to `/developer`. A first segment gets no redirect
 * if it has pages below it or no page of its own.
 *
 * @throws Error if the policy could break the syntax of the files that hosts read
 */
export function hostingRules({baseUrl, pages, csp, links = {}, outside = []}: HostingFacts): HostingRules {
  if (/["\\\r\n$]/.test(csp)) throw new Error(`The content security policy cannot be written for every host: ${csp}`);
  const at = (path: string) => baseUrl + path.slice(1);
  const link = Object.entries(links).map(([relation, path]) => `<${at(path)}>; rel="${relation}"`);
  return {
    baseUrl,
    redirects: [
      ...[...shortComparisons(pages), ...trimmedAddresses(pages), ...typedAddresses(pages)].map(({from, to}) => ({
        from: at(from),
        to: at(to),
      })),
      ...outside.map(({from, to}) => ({from: at(from), to})),
      ...endSegments(pages).map((segment) => ({from: at(`/${segment}/*`), to: at(`/${segment}`)})),
    ],
    notFound: [
      ...RECORD_SECTIONS.map((section) => ({prefix: at(`/${section}/`), file: `${section}/404.html`})),
      {prefix: baseUrl, file: '404.html'},
    ],
    headers: [
      {
        pattern: at('/*'),
        values: {...securityHeaders(csp), ...REVALIDATE, ...(link.length > 0 && {Link: link.join(', ')})},
      },
      ...Object.entries(SPECIAL).map(([pattern, values]) => ({pattern: at(pattern), values})),
    ],
  };
}
