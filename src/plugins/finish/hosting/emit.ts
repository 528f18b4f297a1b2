/** Translates the hosting rules into the hosts' configuration formats. */
import {
  CONTENT_TYPES,
  ENCODED_SLASH,
  isTextType,
  PRECOMPRESSED_ENDING,
  STRAY_ENDING,
  type HeaderRule,
  type HostingRules,
} from './rules';

const covers = (outer: string, inner: string) => outer.endsWith('*') && inner.startsWith(outer.slice(0, -1));

/**
 * `_headers` for Netlify and Cloudflare Pages.
 *
 * Cloudflare joins the values of all matching rules with commas, so a `! Name` line first removes the value set by a
 * broader rule. On Netlify the later rule wins, and that line is ignored.
 */
export function emitHeaders({headers}: HostingRules): string {
  const block = ({pattern, values}: HeaderRule, index: number) => {
    const wider = headers.slice(0, index).filter((rule) => covers(rule.pattern, pattern));
    const replaced = Object.keys(values).filter((name) => wider.some((rule) => name in rule.values));
    return [
      pattern,
      ...replaced.map((name) => `  ! ${name}`),
      ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    ].join('\n');
  };
  return `${headers.map(block).join('\n\n')}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages.
 *
 * Both serve `x.html` at `/x` without a rule. Netlify supports rules with status 404. Cloudflare ignores them and uses
 * the nearest `404.html`; a redirect to a path that does not exist keeps it from serving a not-found document with
 * status 200. Cloudflare requires exact paths before patterns.
 */
export function emitRedirects({baseUrl, redirects, notFound}: HostingRules): string {
  const missing = (from: string, file: string, to: string) => [`${from} ${baseUrl}${file} 404!`, `${from} ${to} 302`];
  const documents = notFound.flatMap(({prefix, file}) =>
    [`${prefix}404`, `${prefix}404.html`].flatMap((from) => missing(from, file, `${prefix}page-not-found`)),
  );
  // Cloudflare needs a rule of its own for each path with a trailing slash or `.html`; the other hosts do not.
  const lines = redirects.flatMap(({from, to, status}) =>
    (from.endsWith('*') ? [''] : ['', '/', '.html']).map((ending) => `${from}${ending} ${to} ${status}`),
  );
  const sections = notFound.map(({prefix, file}) => `${prefix}* ${baseUrl}${file} 404`);
  const isPattern = (line: string) => line.includes('*');
  const all = [...documents, ...lines, ...sections];
  return `${[...all.filter((line) => !isPattern(line)), ...all.filter(isPattern)].join('\n')}\n`;
}

const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const location = (match: string, ...lines: string[]) => `location ${match} { ${lines.join(' ')} }`;

/** Location for the paths that match a pattern of the rules, with at most one `*`. */
function locationOf(pattern: string): string {
  if (!pattern.includes('*')) return `= ${pattern}`;
  if (pattern.endsWith('*')) return pattern.slice(0, -1);
  return `~ ^${pattern.split('*').map(escapeRegExp).join('.*')}$`;
}

/**
 * An include for an nginx `server` block. The block's `root` must be the folder that contains the site at its base
 * path.
 *
 * The headers of redirects and errors are those of the server block, because nginx refuses a malformed request before
 * it looks at any location. A location that adds a header drops the inherited ones and therefore lists all of its own.
 */
export function emitNginx({baseUrl, redirects, notFound, headers, fallbackHeaders, refused}: HostingRules): string {
  const [everywhere, ...special] = headers as [HeaderRule, ...HeaderRule[]];
  const add = (...values: Record<string, string>[]) =>
    Object.entries(Object.assign({}, ...values) as Record<string, string>)
      // The `types` directive below sets it; adding it here would send it twice.
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  const serve = (match: string, values: Record<string, string>, files: string) =>
    [`location ${match} {`, ...add(values).map((line) => `  ${line}`), `  try_files ${files} =404;`, '}'].join('\n');
  const pages = '$uri $uri.html';
  const to = (path: string) => `return 301 ${path}$is_args$args;`;

  const root = escapeRegExp(baseUrl.slice(0, -1));
  const sections = [...notFound].sort((a, b) => a.prefix.length - b.prefix.length);
  const exact = redirects.filter(({from}) => !from.endsWith('*'));
  const patterns = redirects.filter(({from}) => from.endsWith('*'));

  const types = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(CONTENT_TYPES)) types.set(type, [...(types.get(type) ?? []), ending]);
  const textTypes = [...types.keys()].filter((type) => isTextType(type) && type !== 'text/html').join(' ');

  return `${[
    `# Include in a server block whose root is the folder that contains the site at ${baseUrl}`,
    'absolute_redirect off;',
    'merge_slashes off;',
    'server_tokens off;',
    'large_client_header_buffers 4 16k;',
    '# No range requests: the files are small, and a resumed download could mix two builds.',
    'max_ranges 0;',
    '# With the brotli module, add "brotli_static on;" next to this include to serve the .br files, too.',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'charset utf-8;',
    `charset_types ${textTypes};`,
    'default_type application/octet-stream;',
    `types { ${[...types].map(([type, endings]) => `${type} ${endings.join(' ')};`).join(' ')} }`,
    '',
    ...add(everywhere.values, fallbackHeaders),
    '',
    ...sections.map(({prefix, file}) =>
      prefix === baseUrl
        ? `set $site_missing ${baseUrl}${file};`
        : `if ($uri ~ "^${escapeRegExp(prefix)}") { set $site_missing ${baseUrl}${file}; }`,
    ),
    'error_page 404 @missing;',
    'error_page 405 @refused;',
    location('@missing', 'try_files $site_missing =404;'),
    location(
      '@refused',
      ...add(everywhere.values, fallbackHeaders, {Allow: 'GET, HEAD'}),
      'types {}',
      'default_type text/plain;',
      String.raw`return 405 "Method not allowed\n";`,
    ),
    'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
    `if ($request_uri ~* "${ENCODED_SLASH}") { set $site_missing ${baseUrl}404.html; return 404; }`,
    '',
    ...sections.map(({prefix}) => location(`~ ^${escapeRegExp(prefix)}404${STRAY_ENDING}?$`, 'return 404;')),
    ...refused.map((path) => location(`= ${path}`, 'return 404;')),
    ...['//', String.raw`/\.(?!well-known/)`, PRECOMPRESSED_ENDING].map((path) => location(`~ ${path}`, 'return 404;')),
    '',
    ...patterns.map(({from, to: target}) => location(`^~ ${from.slice(0, -1)}`, to(target))),
    ...exact.map(({from, to: target}) => location(`~ ^${escapeRegExp(from)}${STRAY_ENDING}?$`, to(target))),
    ...['index', 'index.html'].map((name) => location(`= ${baseUrl}${name}`, to(baseUrl))),
    location(`~ ^(?<canonical>${root}(?:/[\\w-]+)+?)${STRAY_ENDING}$`, to('$canonical')),
    '',
    ...special.map(({pattern}) => {
      const covering = headers.filter((rule) => rule.pattern === pattern || covers(rule.pattern, pattern));
      return serve(locationOf(pattern), Object.assign({}, ...covering.map(({values}) => values)), pages);
    }),
    serve(`= ${baseUrl}`, everywhere.values, `${baseUrl}index.html`),
    ...(baseUrl === '/' ? [] : [location(`= ${baseUrl.slice(0, -1)}`, to(baseUrl)), location('/', 'return 404;')]),
    serve(baseUrl, everywhere.values, pages),
  ].join('\n')}\n`;
}

/**
 * robots.txt: lets crawlers read every page and points them to the sitemap.
 *
 * @param siteUrl URL of the home page, with a trailing slash
 */
export const emitRobots = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
