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
export function emitRedirects({baseUrl, redirects, notFound, refused}: HostingRules): string {
  const nowhere = `${baseUrl}page-not-found`;
  const missing = (from: string, file: string, to: string) => [`${from} ${baseUrl}${file} 404!`, `${from} ${to} 302`];
  const documents = notFound.flatMap(({prefix, file}) =>
    [`${prefix}404`, `${prefix}404.html`].flatMap((from) => missing(from, file, `${prefix}page-not-found`)),
  );
  const hidden = refused
    .filter((path) => path.endsWith('/'))
    .flatMap((path) => missing(`${path}*`, '404.html', nowhere));
  const lines = redirects.map(({from, to, status}) => `${from} ${to} ${status}`);
  const sections = notFound.map(({prefix, file}) => `${prefix}* ${baseUrl}${file} 404`);
  const isPattern = (line: string) => line.includes('*');
  const all = [...documents, ...hidden, ...lines, ...sections];
  return `${[...all.filter((line) => !isPattern(line)), ...all.filter(isPattern)].join('\n')}\n`;
}

const quote = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const location = (match: string, ...lines: string[]) => `location ${match} { ${lines.join(' ')} }`;

/** Condition that the decoded path of a request matches a pattern of the rules, with at most one `*`. */
const pathIs = (pattern: string): string =>
  pattern.includes('*')
    ? `if ($uri ~ "^${pattern.split('*').map(escapeRegExp).join('.*').replace(/\.\*$/, '')}${/\*$/.test(pattern) ? '' : '$'}")`
    : `if ($uri = ${pattern})`;

/**
 * An include for an nginx `server` block. The block's `root` must be the folder that contains the site at its base path.
 *
 * Values that differ by path are variables of the server block, because an `add_header` or `error_page` in a location
 * would drop all inherited ones. Errors are served from a named location; any other location would reset the variables.
 */
export function emitNginx({
  baseUrl,
  redirects,
  notFound,
  headers,
  redirectHeaders,
  errorHeaders,
  refused,
}: HostingRules): string {
  const [everywhere, ...special] = headers.map(({pattern, values}) => ({
    pattern,
    // The `types` directive below sets it; adding it here would send it twice.
    values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'Content-Type')),
  })) as [HeaderRule, ...HeaderRule[]];
  const varying = [
    ...new Set([...special.flatMap(({values}) => Object.keys(values)), ...Object.keys(errorHeaders), 'Allow']),
  ];
  const variable = (header: string) => `$site_${header.toLowerCase().replace(/-/g, '_')}`;
  const set = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => `set ${variable(name)} ${quote(value)};`);
  const defaults = Object.fromEntries(varying.map((name) => [name, everywhere.values[name] ?? '']));
  const to = (path: string) => [...set(redirectHeaders), `return 301 ${path}$is_args$args;`].join(' ');

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
    ...Object.entries(everywhere.values)
      .filter(([name]) => !varying.includes(name))
      .map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    ...varying.map((name) => `add_header ${name} ${variable(name)} always;`),
    ...set(defaults),
    ...special
      .filter(({values}) => Object.keys(values).length > 0)
      .map(({pattern, values}) => `${pathIs(pattern)} { ${set(values).join(' ')} }`),
    '',
    ...sections.map(({prefix, file}) =>
      prefix === baseUrl
        ? `set $site_missing ${baseUrl}${file};`
        : `${pathIs(`${prefix}*`)} { set $site_missing ${baseUrl}${file}; }`,
    ),
    'error_page 404 @missing;',
    'error_page 405 @refused;',
    location('@missing', ...set(errorHeaders), 'try_files $site_missing =404;'),
    location(
      '@refused',
      // TRACE is refused before any variable is set.
      ...set({...defaults, ...errorHeaders, Allow: 'GET, HEAD'}),
      'types {}',
      'default_type text/plain;',
      String.raw`return 405 "Method not allowed\n";`,
    ),
    'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
    `if ($request_uri ~* "${ENCODED_SLASH}") { set $site_missing ${baseUrl}404.html; return 404; }`,
    '',
    ...sections.map(({prefix}) => location(`~ ^${escapeRegExp(prefix)}404${STRAY_ENDING}?$`, 'return 404;')),
    ...refused.map((path) => location(path.endsWith('/') ? `^~ ${path}` : `= ${path}`, 'return 404;')),
    ...['//', String.raw`/\.(?!well-known/)`, PRECOMPRESSED_ENDING].map((path) => location(`~ ${path}`, 'return 404;')),
    '',
    ...patterns.map(({from, to: target}) => location(`^~ ${from.slice(0, -1)}`, to(target))),
    ...exact.map(({from, to: target}) => location(`~ ^${escapeRegExp(from)}${STRAY_ENDING}?$`, to(target))),
    ...['index', 'index.html'].map((name) => location(`= ${baseUrl}${name}`, to(baseUrl))),
    location(`~ ^(?<canonical>${root}(?:/[\\w-]+)+?)${STRAY_ENDING}$`, to('$canonical')),
    '',
    location(`= ${baseUrl}`, `try_files ${baseUrl}index.html =404;`),
    ...(baseUrl === '/' ? [] : [location(`= ${baseUrl.slice(0, -1)}`, to(baseUrl)), location('/', 'return 404;')]),
    location(baseUrl, 'try_files $uri $uri.html =404;'),
  ].join('\n')}\n`;
}

/**
 * robots.txt: lets crawlers read every page and points them to the sitemap.
 *
 * @param siteUrl URL of the home page, with a trailing slash
 */
export const emitRobots = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}sitemap.xml\n`;
