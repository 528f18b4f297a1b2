/** Translates the hosting rules into the hosts' configuration formats. */
import {PREFERS_MARKDOWN} from './negotiation';
import {
  ENCODED_SLASH,
  markdownLink,
  rootHeaders,
  SECURITY_TXT,
  STRAY_ENDING,
  UNCACHED,
  UNSERVED,
  type HostingRules,
} from './rules';

const isPattern = (path: string) => path.includes('*');
const covers = (outer: string, inner: string) => outer.endsWith('*') && inner.startsWith(outer.slice(0, -1));

const allHeaders = (rules: HostingRules) => [...rules.headers, ...rootHeaders(rules, rules.headers[0]!.values)];

/**
 * `_headers` for Netlify and Cloudflare Pages.
 *
 * Cloudflare joins the values of all matching rules with commas, so a `! Name` line first removes the value set by a
 * broader rule. On Netlify the later rule wins, and that line is ignored.
 */
export function emitHeaders(rules: HostingRules): string {
  const headers = allHeaders(rules);
  const blocks = headers.map(({pattern, values}, index) => {
    const wider = headers.slice(0, index).filter((rule) => covers(rule.pattern, pattern));
    const replaced = Object.keys(values).filter((name) => wider.some((rule) => name in rule.values));
    const lines = [
      ...replaced.map((name) => `! ${name}`),
      ...Object.entries(values).map(([name, value]) => `${name}: ${value}`),
    ];
    return [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/**
 * `_redirects` for Netlify and Cloudflare Pages.
 *
 * Both serve `x.html` at `/x` without a rule. Netlify supports rules with status 404. Cloudflare ignores them and uses
 * the nearest `404.html`; a redirect to a path that does not exist keeps it from serving a not-found document with
 * status 200. Cloudflare requires exact paths before patterns, and a rule for each path with a slash or `.html`. Netlify
 * takes `/x/* /x` for a loop and drops it, so the first segment below has a name.
 */
export function emitRedirects({baseUrl, redirects, notFound}: HostingRules): string {
  const lines = [
    ...notFound.flatMap(({prefix, file}) =>
      ['404', '404.html'].flatMap((name) => [
        `${prefix}${name} ${baseUrl}${file} 404!`,
        `${prefix}${name} ${prefix}page-not-found 302`,
      ]),
    ),
    ...redirects.flatMap(({from, to}) =>
      (isPattern(from) ? [':first', ':first/*'] : ['', '/', '.html']).map(
        (ending) => `${from.replace('*', '')}${ending} ${to} 301`,
      ),
    ),
    ...notFound.map(({prefix, file}) => `${prefix}* ${baseUrl}${file} 404`),
  ];
  const isExact = (line: string) => !/[*:]/.test(line.split(' ', 1)[0]!);
  return `${[...lines.filter(isExact), ...lines.filter((line) => !isExact(line))].join('\n')}\n`;
}

/** `vercel.json`. Of rules that set the same header, the last one wins. Vercel itself removes endings from paths. */
export function emitVercel(rules: HostingRules): string {
  const {redirects} = rules;
  const sourceOf = (pattern: string) => pattern.replace('*', '(.*)');
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({from, to}) => ({source: sourceOf(from), destination: to, statusCode: 301})),
    headers: allHeaders(rules).map(({pattern, values}) => ({
      source: sourceOf(pattern),
      headers: Object.entries(values).map(([key, value]) => ({key, value})),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const location = (match: string, ...lines: string[]) => `location ${match} { ${lines.join(' ')} }`;
const redirect = (to: string) => `return 301 ${to}$is_args$args;`;

/** Location for the paths that match a pattern of the rules. */
function locationOf(pattern: string): string {
  if (!isPattern(pattern)) return `= ${pattern}`;
  if (pattern.endsWith('*')) return pattern.slice(0, -1);
  return `~ ^${pattern.split('*').map(escapeRegExp).join('.*')}$`;
}

const variable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

const quoted = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;

/**
 * Lines that set headers. nginx's own table of content types wins over ours; ours has types that it may not know. It adds
 * the character set.
 */
const set = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) =>
    name === 'Content-Type'
      ? `default_type ${quoted(value.replace(/; charset=.*/, ''))};`
      : `set ${variable(name)} ${quoted(value)};`,
  );

/**
 * Serves the Markdown of a page at the page's own address to those who prefer it, and names it in a header.
 *
 * A directive of nginx has one condition, so each that holds adds a letter.
 */
const markdownLines = (baseUrl: string): string[] => [
  'set $site_markdown "";',
  `set $site_copy "$uri.md";`,
  `if ($uri = ${baseUrl}) { set $site_copy "${baseUrl}index.md"; }`,
  `set $site_alternate "";`,
  `set $site_vary "";`,
  `if (-f $document_root$site_copy) { set $site_markdown a; set $site_alternate ${quoted(markdownLink('$site_copy'))}; set $site_vary Accept; }`,
  `if ($http_accept ~* "${PREFERS_MARKDOWN}") { set $site_markdown "\${site_markdown}b"; }`,
  'if ($site_markdown = ab) { rewrite ^ $site_copy last; }',
  'add_header Link $site_alternate;',
  'add_header Vary $site_vary;',
];

/**
 * An include for an nginx `server` block. The block's `root` must be the folder that contains the site at its base
 * path.
 *
 * A location that adds a header loses those of the server block. So headers that differ by path are added there as
 * variables, which locations set; an empty one is not sent.
 */
export function emitNginx(rules: HostingRules): string {
  const {baseUrl, redirects, notFound, headers} = rules;
  const everywhere = headers[0]!.values;
  const special = headers.slice(1);
  const onErrors: Record<string, string> = {...everywhere, ...UNCACHED};
  const varying = new Set(['Cache-Control', ...special.flatMap(({values}) => Object.keys(values))]);
  varying.delete('Content-Type');
  const initial = set(Object.fromEntries([...varying].map((name) => [name, onErrors[name] ?? ''])));
  const revalidated = set({'Cache-Control': everywhere['Cache-Control']!});
  const files = 'try_files $uri $uri.html =404;';
  const root = baseUrl.slice(0, -1);

  return `${[
    `# Include in a server block whose root is the folder that contains the site at ${baseUrl}`,
    'absolute_redirect off;',
    'merge_slashes off;',
    'server_tokens off;',
    'large_client_header_buffers 4 16k;',
    '# With the brotli module, add "brotli_static on;" next to this include to serve the .br files, too.',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    'charset utf-8;',
    'charset_types text/css text/plain text/markdown text/xml text/yaml text/javascript application/javascript application/json;',
    '',
    ...initial,
    ...[...new Set([...Object.keys(everywhere), ...varying])].map(
      (name) => `add_header ${name} ${varying.has(name) ? variable(name) : quoted(everywhere[name]!)} always;`,
    ),
    '',
    ...markdownLines(baseUrl),
    '',
    ...[...notFound]
      .reverse()
      .map(({prefix, file}) =>
        prefix === baseUrl
          ? `set $site_missing ${baseUrl}${file};`
          : `if ($uri ~ "^${escapeRegExp(prefix)}") { set $site_missing ${baseUrl}${file}; }`,
      ),
    'error_page 404 @missing;',
    location('@missing', ...initial, 'try_files $site_missing =404;'),
    'if ($request_method !~ "^(?:GET|HEAD)$") { return 405; }',
    `if ($request_uri ~ "${ENCODED_SLASH}") { set $site_missing ${baseUrl}404.html; return 404; }`,
    '',
    ...notFound.map(({prefix}) => location(`~ ^${escapeRegExp(prefix)}404${STRAY_ENDING}?$`, 'return 404;')),
    location(`~ ${UNSERVED}`, 'return 404;'),
    ...redirects.map(({from, to}) =>
      isPattern(from)
        ? location(`^~ ${from.slice(0, -1)}`, redirect(to))
        : location(`~ ^${escapeRegExp(from)}${STRAY_ENDING}?$`, redirect(to)),
    ),
    location(`~ ^${escapeRegExp(root)}/index(?:\\.html)?$`, redirect(baseUrl)),
    location(`~ ^(?<canonical>${escapeRegExp(root)}(?:/[\\w-]+)+?)${STRAY_ENDING}$`, redirect('$canonical')),
    '',
    ...special.map(({pattern, values}) => location(locationOf(pattern), ...revalidated, ...set(values), files)),
    location(`= ${baseUrl}`, ...revalidated, `try_files ${baseUrl}index.html =404;`),
    location(baseUrl, ...revalidated, files),
    ...(baseUrl === '/'
      ? []
      : [
          location(`= ${root}`, redirect(baseUrl)),
          ...rootHeaders(rules, {}).map(({pattern, values}) =>
            location(locationOf(pattern), ...revalidated, ...set(values), `try_files ${root}$uri =404;`),
          ),
          location('/', 'return 404;'),
        ]),
  ].join('\n')}\n`;
}

/**
 * robots.txt: lets crawlers read every page, says what they may use it for, and points them to the sitemap.
 *
 * @param home URL of the home page, with a trailing slash
 * @param signals value of Content-Signal (contentsignals.org)
 */
export const emitRobots = (home: string, signals: string): string =>
  `User-agent: *\nContent-Signal: ${signals}\nAllow: /\n\nSitemap: ${home}sitemap.xml\n`;

/**
 * security.txt, which says where to report vulnerabilities (RFC 9116). It expires at the start of the third quarter after
 * the build's own: in 181 to 276 days, and the same for all builds within a quarter.
 *
 * @param siteUrl origin of the site. The file belongs at its root even if the site has a base path.
 * @param home URL of the home page, with a trailing slash
 * @param date time of the build
 */
export function emitSecurityTxt(facts: {siteUrl: string; home: string; email: string; date: Date}): string {
  const {siteUrl, home, email, date} = facts;
  const expiry = new Date(Date.UTC(date.getUTCFullYear(), 3 * Math.floor(date.getUTCMonth() / 3) + 9));
  return `Contact: mailto:${email}
Contact: ${home}contact
Expires: ${expiry.toISOString().replace('.000Z', 'Z')}
Preferred-Languages: en
Canonical: ${siteUrl}${SECURITY_TXT}
`;
}
