/** What the tools of the hosts do with the files of a build, and the table of docs/deployment.md that says so. */
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {emitHeaders, emitRedirects, emitVercel} from '../../src/plugins/finish/hosting/emit';
import {hostingDir} from '../../src/plugins/finish/hosting/files';
import {hostingRules} from '../../src/plugins/finish/hosting/rules';
import {BUILD, pages, readText, rules} from '../build/support';
import {ROOT} from '../support/copy';
import {
  cloudflare,
  gitHubPages,
  hasNode,
  installTools,
  netlify,
  nginx,
  vercel,
  type Answer,
  type Ask,
} from '../support/hosts';

const titleOf = (body: string) => /<title[^>]*>([^<]*)/.exec(body)?.[1];
const NOT_FOUND = Object.fromEntries(
  ['404.html', 'solutions/404.html'].map((file) => [titleOf(readText(file)), file === '404.html' ? 'site' : 'section']),
);

const is = (holds: boolean) => (holds ? 'yes' : 'no');
const moved = ({status, headers}: Answer) => (headers.location ? String(status) : 'no');
const cached = ({headers}: Answer) => {
  const value = headers['cache-control'] ?? '';
  if (!value) return 'unknown';
  return value.includes('immutable') ? 'a year' : value.includes('no-store') ? 'no' : 'checked';
};
const missing = ({status, body}: Answer) => (status === 404 ? NOT_FOUND[titleOf(body)!]! : String(status));
const CATALOG = '.well-known/api-catalog';
const isCatalog = ({status, headers}: Answer) =>
  is(
    status === 200 && /linkset\+json/.test(headers['content-type']!) && headers['access-control-allow-origin'] === '*',
  );

/** What the table says of a host, each about the answer to a path below the base URL. */
const ROWS: [title: string, path: string, cell: (answer: Answer) => string, headers?: Record<string, string>][] = [
  [
    'all headers, on each page',
    'pricing',
    ({headers}) =>
      is(
        Object.entries(rules.headers[0]!.values).every(([name, value]) => headers[name.toLowerCase()]?.includes(value)),
      ),
  ],
  ['`/pricing/` redirects', 'pricing/', moved],
  ['`/pricing.html` redirects', 'pricing.html', moved],
  ['`/pricing/x` redirects', 'pricing/x', moved],
  ['`/compare/NAME` redirects', rules.redirects[0]!.from.slice(1), moved],
  ['text for an unknown address', 'solutions/nothing', missing],
  ['how long a missing asset is cached', 'assets/gone.js', cached],
  ['types below `/.well-known`', CATALOG, isCatalog],
  [
    'Markdown for `Accept`',
    'pricing',
    ({headers}) => is(headers['content-type']?.startsWith('text/markdown') ?? false),
    {Accept: 'text/markdown'},
  ],
];

const BELOW = path.join(ROOT, '.cache/hosts-below');
afterAll(() => rmSync(BELOW, {recursive: true, force: true}));

/** The build below `/lms/`, as the document says to publish it. */
function publishBelow(): string {
  rmSync(BELOW, {recursive: true, force: true});
  mkdirSync(BELOW, {recursive: true});
  const isPlain = (file: string) => !/\.(?:br|gz)$|[\\/]_(?:headers|redirects)$/.test(file);
  cpSync(BUILD, path.join(BELOW, 'lms'), {recursive: true, filter: isPlain});
  for (const name of ['404.html', 'robots.txt', '.well-known'])
    cpSync(path.join(BUILD, name), path.join(BELOW, name), {recursive: true, filter: isPlain});
  const csp = rules.headers[0]!.values['Content-Security-Policy']!;
  const below = hostingRules({baseUrl: '/lms/', pages: pages.map((page) => page.path), csp});
  writeFileSync(path.join(BELOW, '_headers'), emitHeaders(below));
  writeFileSync(path.join(BELOW, '_redirects'), emitRedirects(below));
  return emitVercel(below);
}

describe.skipIf(!hasNode)('the hosts', {timeout: 300_000}, () => {
  const hosts: Record<string, [atRoot: Ask, below?: Ask]> = {};

  beforeAll(async () => {
    installTools();
    const config = publishBelow();
    hosts['nginx, `npm start`'] = [await nginx(BUILD)];
    hosts.Netlify = [await netlify(BUILD), await netlify(BELOW)];
    hosts['Cloudflare Pages'] = [await cloudflare(BUILD), await cloudflare(BELOW)];
    const own = readFileSync(path.join(hostingDir(BUILD), 'vercel.json'), 'utf8');
    hosts.Vercel = [await vercel(BUILD, own), await vercel(BELOW, config)];
    hosts['GitHub Pages'] = [gitHubPages(BUILD)];
  }, 300_000);

  it('do what the table of docs/deployment.md says', async () => {
    const asks = Object.values(hosts).map(([ask]) => ask);
    const cells = await Promise.all(
      ROWS.map(async ([title, path, cell, headers]) => [
        title,
        ...(await Promise.all(asks.map(async (ask) => cell(await ask(`/${path}`, headers))))),
      ]),
    );
    const table = readFileSync(path.join(ROOT, 'docs/deployment.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
      .filter(([title]) => !/^-+$/.test(title!));
    expect(table).toEqual([['', ...Object.keys(hosts)], ...cells]);
  });

  it.each(['Netlify', 'Cloudflare Pages', 'Vercel'])(
    '%s serves a site below a path, and what belongs to the root',
    async (host) => {
      const ask = hosts[host]![1]!;
      for (const address of [`/${CATALOG}`, `/lms/${CATALOG}`])
        expect(isCatalog(await ask(address)), address).toBe('yes');
      expect((await ask('/robots.txt')).status).toBe(200);
      expect((await ask('/lms/pricing')).headers['content-security-policy']).toContain("default-src 'none'");
      expect((await ask('/lms/pricing/x')).headers.location).toMatch(/\/lms\/pricing$/);
      expect((await ask('/lms/solutions/nothing')).status).toBe(404);
      for (const file of ['.well-known/security.txt', '.well-known/agent-skills/index.json']) {
        expect(existsSync(path.join(BUILD, file))).toBe(true);
        expect((await ask(`/${file}`)).body, file).toBe(readText(file));
      }
    },
  );
});
