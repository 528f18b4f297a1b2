/**
 * Compares nginx, with the include of the build, with the server of `npm start`. The same request must get the same
 * response from both, in every header and byte, except for the differences declared here.
 */
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type {OutgoingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import brand from '../../src/content/brand';
import {findNginx, NGINX_INSTALL, startNginx, type Nginx} from '../../scripts/nginx';
import {createSiteServer, type SiteServer} from '../../scripts/serve';
import {emitNginx} from '../../src/plugins/finish/hosting/emit';
import {headersFor} from '../../src/plugins/finish/hosting/respond';
import {hostingDir, nginxFile, rulesFile} from '../../src/plugins/finish/hosting/files';
import type {HostingRules} from '../../src/plugins/finish/hosting/rules';
import {FUZZ} from '../support/addresses';
import {request, type Reply} from '../support/wire';
import {BUILD, files, rules} from './support';

const built = rules.baseUrl;

interface Probe {
  /** Path below the base URL, without a leading slash. */
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
}

/**
 * Headers that may differ: those of the connection, and ETags, which nginx computes from time and size, not content.
 */
const APART = ['connection', 'date', 'etag', 'keep-alive', 'server', 'transfer-encoding'];
/** These may differ as well for redirects, because nginx sends a line of HTML and our server sends no body. */
const APART_IN_REDIRECTS = ['content-length', 'content-type'];
/** nginx rejects a malformed path with its own 400 before it applies any rule; our server shows the not-found page. */
const isUnreadable = (path: string, theirs: number, own: number) =>
  theirs === 400 && own === 404 && /%|\.\./.test(path);

/** The parts of a response that must be the same: status, most headers, and the checksum of the body. */
function facts({status, headers, body}: Reply): Record<string, unknown> {
  const isRedirect = status === 301;
  const apart = isRedirect ? [...APART, ...APART_IN_REDIRECTS] : APART;
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => !apart.includes(name))),
    status,
    ...(isRedirect ? {} : {body: createHash('sha256').update(body).digest('hex')}),
  };
}

const FILES = [...files].filter((file) => !/\.(?:br|gz)$/.test(file));
const first = (pattern: RegExp) => FILES.find((file) => pattern.test(file))!;
const script = first(/^assets\/js\/base\..*\.js$/);
const sheet = first(/^assets\/css\/.*\.css$/);
const font = first(/^assets\/fonts\/.*\.woff2$/);

const PAGES = ['', 'pricing', 'solutions', 'solutions/employee-training', 'features', 'features/learning-content', 'compare', 'compare/aldermoot-alternative', 'home', 'login', 'developer', 'developer/reference/list-courses', 'developer/guides/quickstart', '%70ricing', 'pricing?utm=x&b=%20', '?utm=x', './pricing', 'x/%2e%2e/pricing']; // prettier-ignore
const REDIRECTS = ['pricing/', 'pricing.html', 'pricing/index.html', 'pricing/index', 'pricing.html/', 'pricing/?utm=x&b=%2f', 'pricing/?', 'pricing/x', 'about/a/b?c=d', 'pricing//', 'solutions/', 'solutions.html?a', 'solutions/employee-training/', 'solutions/employee-training.html', 'developer/reference/list-courses/', 'index.html', 'index', 'index.html?a=b', 'compare/aldermoot', 'compare/aldermoot/', 'compare/aldermoot.html?a=b', 'login/x']; // prettier-ignore
/** Missing pages whose addresses look like those of redirects, with a slash or `.html` at the end. */
const STRAY = ['img/', 'assets/', 'assets/js/x.html', 'nope/', 'solutions/nope.html?a=b'];
const MISSING = ['nope', 'nope/deep?x', 'solutions/nope', 'solutions/nope/deep', 'features/nope', 'compare/nope-alternative', 'developer/nope', 'developer/reference/nope', 'developer/guides/nope', '404', '404.html', '404/', 'solutions/404', 'solutions/404.html', 'solutions/404/index.html', 'PRICING', 'pricing;x=1', '/pricing', '/evil.example/', 'solutions//x', '_headers', '_redirects', '.git/config', '.env', 'solutions/.git', '.well-known/.git', 'assets/js/gone.1a2b3c.js', 'assets', 'assets/js', 'img', 'img/gone.png', `${script}.br`, `${script}.gz`, 'pricing.html.br', 'solutions/employee-training.html.gz', '%FF', 'solutions/%FF', '%F0%9F%98%80', '%0d%0aSet-Cookie:%20a=b', '%5c..%5cx', 'pricing%2f..%2fnope', 'pricing/..%2fabout', 'solutions%2femployee-training', 'solutions/x%2Fy', 'pricing%2f?a', './nope', 'a/../nope', 'solutions/x/%2e%2e/nope', `${'a'.repeat(8192)}`, `${'a/'.repeat(2000)}a`, '%3Cscript%3E', '${7*7}', '*', "'--"]; // prettier-ignore
const ASSETS = ['favicon.ico', 'favicon.svg', 'robots.txt', 'sitemap.xml', 'site.webmanifest', '.well-known/security.txt', 'openapi.yaml', 'openapi.json', 'postman-collection.json', 'og-image.png', 'llms.txt', 'llms-full.txt', 'developer.md', 'developer/reference/list-courses.md', 'search-index.json', script, sheet, font, script.replace('base', '%62ase'), brand.logo.light.slice(1), first(/^img\/social\/.*\.png$/), first(/^assets\/images\//)].filter(Boolean); // prettier-ignore
const UNREADABLE_PATHS = ['../../build-hosting/hosting.json', '%', '%zz', 'pricing%', '%00', 'pricing%00.html', '../..', '../../etc/passwd', '..%2f..%2fetc%2fpasswd', '%2e%2e/%2E%2e/x', 'a/../../../x', 'solutions/%']; // prettier-ignore

const ENCODINGS = [
  undefined,
  'gzip',
  'br',
  'gzip, deflate, br, zstd',
  'br;q=0, gzip',
  'gzip;q=0',
  'identity',
  '',
  'zstd',
];
const NEGOTIATED = ['', 'pricing', 'nope', 'solutions/nope', script, sheet, font, 'robots.txt', 'og-image.png', 'openapi.json', 'sitemap.xml']; // prettier-ignore

const PROBES: Probe[] = [
  ...[...PAGES, ...REDIRECTS, ...STRAY, ...MISSING, ...ASSETS].map((path) => ({path})),
  ...NEGOTIATED.flatMap((path) =>
    ENCODINGS.map((encoding) => ({path, headers: encoding === undefined ? {} : {'Accept-Encoding': encoding}})),
  ),
  ...['', 'pricing', 'pricing/', 'nope', 'solutions/nope', script, 'og-image.png', '_headers'].flatMap((path) => [
    {path, method: 'HEAD'},
    {path, method: 'HEAD', headers: {'Accept-Encoding': 'gzip'}},
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'].map((method) => ({path, method})),
  ]),
  ...['pricing', 'nope', script].flatMap((path) => [
    {path, headers: {Range: 'bytes=0-99'}},
    {path, headers: {Range: 'bytes=999999999-'}},
    {path, headers: {'If-None-Match': '"other"'}},
    {path, headers: {'If-Modified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT'}},
    {path, headers: {'If-Modified-Since': 'nonsense'}},
    {path, headers: {'If-Match': '*'}},
  ]),
];

/** A path with the percent-encoding that browsers use. */
const onTheWire = (path: string) => path.replace(/[^!-~]/gu, encodeURIComponent);

/** Makes a build with the same files below another base URL. */
function rebase(baseUrl: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'rebased-'));
  for (const name of readdirSync(BUILD)) {
    symlinkSync(path.join(BUILD, name), path.join(dir, name));
  }
  const moved = (text: string) => (text.startsWith(built) ? baseUrl + text.slice(built.length) : text);
  const here: HostingRules = {
    ...rules,
    baseUrl,
    redirects: rules.redirects.map((rule) => ({...rule, from: moved(rule.from), to: moved(rule.to)})),
    notFound: rules.notFound.map((rule) => ({...rule, prefix: moved(rule.prefix)})),
    headers: rules.headers.map((rule) => ({...rule, pattern: moved(rule.pattern)})),
    refused: rules.refused.map(moved),
  };
  mkdirSync(hostingDir(dir));
  writeFileSync(rulesFile(dir), JSON.stringify(here));
  writeFileSync(nginxFile(dir), emitNginx(here));
  return dir;
}

const hasNginx = findNginx() !== undefined;
if (!hasNginx) console.warn(`The tests of nginx are skipped. Install it: ${NGINX_INSTALL}`);

describe.skipIf(!hasNginx).each(['/', '/lms/'])('a site at %s', (baseUrl) => {
  let dir: string;
  let nginx: Nginx;
  let ours: SiteServer;
  let port: number;

  beforeAll(async () => {
    dir = baseUrl === built ? BUILD : rebase(baseUrl);
    nginx = await startNginx({dir});
    ours = createSiteServer({dir});
    port = await ours.listen(0, '127.0.0.1');
  }, 300_000);

  afterAll(async () => {
    await nginx?.stop();
    await ours?.close();
    if (dir === BUILD) return;
    for (const folder of [dir, hostingDir(dir)]) rmSync(folder, {recursive: true, force: true});
  });

  const both = async ({path, ...options}: Probe): Promise<[Reply, Reply]> => {
    const target = baseUrl + onTheWire(path);
    return [await request(nginx.port, target, options), await request(port, target, options)];
  };
  const describeProbe = ({path, method = 'GET', headers = {}}: Probe) =>
    `${method} ${baseUrl}${path.slice(0, 60)} ${JSON.stringify(headers)}`;

  /** One line per difference: `probe: fact: nginx's value, our value`. */
  async function differences(probes: readonly Probe[]): Promise<string[]> {
    const found: string[] = [];
    for (const probe of probes) {
      const [theirs, own] = (await both(probe)).map(facts) as [Record<string, unknown>, Record<string, unknown>];
      // Without the brotli module, nginx sends gzip or no encoding instead.
      if (own['content-encoding'] === 'br' && !nginx.hasBrotli) continue;
      const names = [...new Set([...Object.keys(theirs), ...Object.keys(own)])];
      found.push(
        ...names
          .filter((name) => theirs[name] !== own[name])
          .map((name) => `${describeProbe(probe)}: ${name}: ${String(theirs[name])}, ${String(own[name])}`),
      );
    }
    return found;
  }

  it('responds like npm start', async () => {
    expect(PROBES.length).toBeGreaterThan(60);
    expect(await differences(PROBES)).toEqual([]);
  });

  it('sends brotli like npm start', async (context) => {
    if (!nginx.hasBrotli) return context.skip('this nginx has no brotli module');
    const [theirs] = await both({path: 'pricing', headers: {'Accept-Encoding': 'br, gzip'}});
    expect(theirs.headers['content-encoding']).toBe('br');
  });

  it('serves every page and file, redirects other forms of a URL once, and returns 404 for missing pages', async () => {
    const wrong: string[] = [];
    for (const path of [...PAGES, ...ASSETS]) {
      const [{status}] = await both({path});
      if (status !== 200) wrong.push(`${path}: ${status}`);
    }
    for (const path of [...REDIRECTS, ...STRAY]) {
      const [{status, headers}] = await both({path});
      const target = headers.location ?? '';
      const query = /\?.+$/.exec(path)?.[0] ?? '';
      if (status !== 301 || !target.startsWith(baseUrl) || !target.endsWith(query))
        wrong.push(`${path}: ${status} ${target}`);
      const next = (await request(nginx.port, target)).status;
      if (next !== (STRAY.includes(path) ? 404 : 200)) wrong.push(`${path}: ${target}: ${next}`);
    }
    for (const path of MISSING) {
      const [{status, headers}] = await both({path});
      if (status !== 404 || headers['cache-control'] !== 'no-store') wrong.push(`${path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('has the text of the section on every not-found page', async () => {
    const [, own] = await both({path: 'solutions/nope'});
    expect(own.body.toString()).toContain('Solution not found');
    const [theirs] = await both({path: 'features/nope'});
    expect(theirs.body.toString()).toContain('Content not found');
  });

  it('rejects invalid paths', async () => {
    for (const path of UNREADABLE_PATHS) {
      const [theirs, own] = await both({path});
      expect([path, theirs.status, own.status]).toEqual([path, 400, 404]);
      for (const name of Object.keys(headersFor(rules, '/', 404)).map((name) => name.toLowerCase())) {
        expect([path, name, theirs.headers[name]]).toEqual([path, name, own.headers[name]]);
      }
    }
  });

  it('returns 304 for a known ETag and date', async () => {
    for (const path of ['pricing', script, 'og-image.png']) {
      for (const at of [nginx.port, port]) {
        const target = baseUrl + path;
        const {headers} = await request(at, target, {headers: {'Accept-Encoding': 'gzip'}});
        const ask = async (condition: OutgoingHttpHeaders) =>
          (await request(at, target, {headers: {'Accept-Encoding': 'gzip', ...condition}})).status;
        expect(await ask({'If-None-Match': headers.etag})).toBe(304);
        expect(await ask({'If-Modified-Since': headers['last-modified']})).toBe(304);
        expect(await ask({'If-None-Match': '"other"', 'If-Modified-Since': headers['last-modified']})).toBe(200);
      }
      const [theirs, own] = await both({path});
      expect(theirs.headers['last-modified']).toBe(own.headers['last-modified']);
    }
  });

  it('responds like npm start to any path: with a page, a redirect or a not-found page', async () => {
    const readable: string[] = [];
    for (const path of FUZZ) {
      const [theirs, own] = await both({path});
      expect([200, 301, 404], path).toContain(own.status);
      if (own.status !== 301) expect(own.body.length, path).toBeGreaterThan(0);
      if (own.headers.location) expect(own.headers.location, path).toMatch(/^\/(?![/\\])[\w/-]*(?:\?.*)?$/);
      if (!isUnreadable(path, theirs.status, own.status)) readable.push(path);
    }
    expect(readable.length).toBeGreaterThan(150);
    expect(await differences(readable.map((path) => ({path})))).toEqual([]);
  });
});
