/** The server of `npm start` and nginx, with the include of the build, give the same answers. */
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type {RequestOptions} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer, type SiteServer} from '../../scripts/siteServer';
import {emitNginx} from '../../src/plugins/finish/hosting/emit';
import {hostingDir, nginxFile, readRules, writeRules} from '../../src/plugins/finish/hosting/files';
import {hostingRules, UNSERVED} from '../../src/plugins/finish/hosting/rules';
import {request} from '../support/server';
import {content} from '../unit/support/records';
import {BUILD, files, pages, readBytes, rules} from './support';

const script = [...files].find((file) => /^assets\/js\/main\..*\.js$/.test(file))!;

const AS_MARKDOWN: RequestOptions = {headers: {Accept: 'text/markdown, */*;q=0.1'}};

const COMPARED = content.competitors[0]?.slug;

/** Addresses below the base URL, each with the status, and for redirects the location below the base URL. */
const ADDRESSES: [address: string, answer: number | string, options?: RequestOptions][] = [
  ['', 200],
  [`solutions/${content.solutions[0]!.slug}`, 200, {method: 'HEAD'}],
  [script, 200],
  ['openapi.yaml', 200],
  ['.well-known/api-catalog', 200],
  ['', 200, AS_MARKDOWN],
  ['pricing', 200, AS_MARKDOWN],
  ['home', 200, AS_MARKDOWN],
  ['nope', 404, AS_MARKDOWN],
  ['x/%2e%2e/pricing', 200],
  ['%70ricing', 200],
  ['index.html', ''],
  ['pricing/?utm=x&b=%2f', 'pricing?utm=x&b=%2f'],
  ['pricing.html', 'pricing'],
  ...(COMPARED ? [[`compare/${COMPARED}`, `compare/${COMPARED}-alternative`] as [string, string]] : []),
  ['developer/guides', 'developer'],
  ['nope/', 'nope'],
  ['nope', 404],
  ['solutions/nope', 404],
  ['404.html', 404],
  ['solutions/404.html', 404],
  ['assets/js/gone.1a2b3c.js', 404],
  [`${script}.br`, 404],
  ['_headers', 404],
  ['/evil.example/', 404],
  ['solutions%2femployee-training', 404],
  ['a'.repeat(8192), 404],
  ['pricing%23x', 404],
  ['pricing%3Fx', 404],
  ['pricing', 405, {method: 'POST'}],
  ['%', 400],
  ['solutions/%FF', 404],
  ['..%5cpackage.json', 404],
  ['../../../build-hosting/hosting.json', 400],
  ['%00', 400],
];

const NAMES = Object.keys(rules.headers[0]!.values).map((name) => name.toLowerCase());
/** nginx leaves out headers that differ by path when it refuses an address before it looks at any location. */
const BY_PATH = ['cache-control', 'cross-origin-resource-policy'];

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** The bytes that a range of a file has, if it is one range within the file. */
const RANGES: [range: string, first?: number, end?: number][] = [
  ['bytes=2-5', 2, 6],
  ['bytes=2-', 2],
  ['bytes=-10', -10],
  ['bytes=0-999999', 0],
  ['bytes=-999999', 0],
  ...['5-2', '-', '0-0', '-0', '999999-', '0-9007199254740993,3-4', '0-1,3-4', '-1-5', 'x-y'].map((range): [string] => [
    `bytes=${range}`,
  ]),
  ['lines=1-2'],
  ['1-2'],
];

const hasNginx = spawnSync('nginx', ['-v']).status === 0;

interface Nginx {
  socketPath: string;
  stop: () => void;
}

/** Serves a build on a Unix socket, with the server block of `deploy/nginx.conf`. nginx returns once it listens. */
function startNginx(dir: string): Nginx {
  const work = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const socketPath = path.join(work, 'socket');
  const site = path.resolve(work, `root${readRules(dir).baseUrl}`);
  mkdirSync(path.dirname(site), {recursive: true});
  symlinkSync(path.resolve(dir), site);
  const block = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen unix:${socketPath};`)
    .replace('root /srv/site;', `root ${work}/root;`)
    .replace('include /etc/nginx/site.conf;', `include ${nginxFile(dir)};`);
  const config = path.join(work, 'nginx.conf');
  writeFileSync(
    config,
    `master_process off; pid ${work}/pid; error_log ${work}/error.log; events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${TEMPORARY.map((name) => `${name}_temp_path ${work}/${name};`).join('\n')}
      ${block}
    }`,
  );
  const nginx = (...options: string[]) =>
    spawnSync('nginx', ['-p', work, '-c', config, '-e', `${work}/error.log`, ...options], {encoding: 'utf8'});
  const {status, stderr} = nginx();
  if (status !== 0) throw new Error(`nginx did not start: ${stderr}`);
  return {
    socketPath,
    stop: () => {
      nginx('-s', 'stop');
      rmSync(work, {recursive: true});
    },
  };
}

/** The same files below another base URL. */
async function rebase(baseUrl: string): Promise<string> {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'rebased-')), 'build');
  mkdirSync(dir);
  for (const name of readdirSync(BUILD)) symlinkSync(path.join(BUILD, name), path.join(dir, name));
  const csp = rules.headers[0]!.values['Content-Security-Policy']!;
  const rebased = hostingRules({baseUrl, pages: pages.map((page) => page.path), csp});
  mkdirSync(hostingDir(dir));
  await writeRules(dir, rebased);
  writeFileSync(nginxFile(dir), emitNginx(rebased));
  return dir;
}

if (!hasNginx) console.warn('nginx is not installed, so only the server of npm start is tested.');

describe.each([rules.baseUrl, '/a/lms/'])('the site at %s', (baseUrl) => {
  let nginx: Nginx | undefined;
  let ours: SiteServer;
  let port: number;

  beforeAll(async () => {
    const dir = baseUrl === rules.baseUrl ? BUILD : await rebase(baseUrl);
    if (hasNginx) nginx = startNginx(dir);
    ours = createSiteServer({dir});
    port = await ours.listen();
  });
  afterAll(async () => {
    nginx?.stop();
    await ours.close();
  });

  it.each(ADDRESSES.map((one) => [one[0].slice(0, 40), ...one] as const))(
    'answers %s',
    async (_, address, answer, options = {}) => {
      const own = await request(port, baseUrl + address, options);
      const location = typeof answer === 'string' ? baseUrl + answer : undefined;
      const status = typeof answer === 'string' ? 301 : answer;
      // Our server says that it finds nothing at an address that it cannot decode.
      expect([own.status, own.headers.location]).toEqual([status === 400 ? 404 : status, location]);
      if (!nginx) return;
      const theirs = await request(port, baseUrl + address, {...options, socketPath: nginx.socketPath});
      expect(theirs.status).toBe(status);
      const names = status === 400 ? NAMES.filter((name) => !BY_PATH.includes(name)) : NAMES;
      for (const name of ['location', ...names]) expect(theirs.headers[name], name).toBe(own.headers[name]);
      if (status === 200 || status === 404) expect(theirs.body.equals(own.body)).toBe(true);
    },
  );

  it('has what programs look for at the root of the origin there, too', async () => {
    const looked = ['robots.txt', ...[...files].filter((file) => /^\.well-known\/.*(?<!\.(?:br|gz))$/.test(file))];
    expect(looked.length).toBeGreaterThan(4);
    for (const socketPath of [undefined, ...(nginx ? [nginx.socketPath] : [])]) {
      for (const file of looked) {
        const [own, theirs] = await Promise.all([baseUrl, '/'].map((at) => request(port, at + file, {socketPath})));
        expect([theirs!.status, theirs!.body.equals(own!.body)], file).toEqual([200, true]);
        for (const name of ['content-type', ...NAMES])
          expect(theirs!.headers[name], `${file}: ${name}`).toBe(own!.headers[name]);
        const {headers} = await request(port, baseUrl + file);
        for (const name of ['access-control-allow-origin', 'x-robots-tag'])
          expect(theirs!.headers[name], `${file}: ${name}`).toBe(headers[name]);
      }
    }
  });

  it('sends what the build has compressed', async () => {
    for (const socketPath of [undefined, ...(nginx ? [nginx.socketPath] : [])]) {
      const ask = (encodings: string) =>
        request(port, baseUrl + script, {headers: {'Accept-Encoding': encodings}, socketPath});
      expect((await ask('gzip')).headers).toMatchObject({'content-encoding': 'gzip', vary: 'Accept-Encoding'});
      for (const refused of ['gzip;q=0', 'br;q=0, gzip; q=0.000', 'identity'])
        expect((await ask(refused)).headers['content-encoding'], refused).toBeUndefined();
    }
  });

  it.each(RANGES)('sends the range %s of a file, or the whole file', async (range, first, end) => {
    const whole = readBytes('robots.txt');
    const isOne = first !== undefined;
    for (const socketPath of [undefined, ...(nginx && isOne ? [nginx.socketPath] : [])]) {
      const {status, body} = await request(port, `${baseUrl}robots.txt`, {headers: {Range: range}, socketPath});
      expect([status, body.toString()]).toEqual([isOne ? 206 : 200, whole.subarray(first, end).toString()]);
    }
  });

  it('names the type of every file', async () => {
    const served = [...files].filter((file) => !file.endsWith('.html') && !new RegExp(UNSERVED).test(`/${file}`));
    const kinds = new Map(
      served.map((file) => [`${file.split('/').slice(0, -1).join('/')} ${path.extname(file)}`, file]),
    );
    for (const file of kinds.values()) {
      const typeFrom = async (socketPath?: string) => {
        const {headers} = await request(port, baseUrl + encodeURI(file), {method: 'HEAD', socketPath});
        return headers['content-type']?.split(';')[0]!.replace('application/javascript', 'text/javascript');
      };
      const own = await typeFrom();
      expect(own, file).toMatch(/^\w+\/[\w.+-]+$/);
      if (nginx) expect(await typeFrom(nginx.socketPath), file).toBe(own);
    }
  });

  it('serves a page as Markdown to those who prefer it', async () => {
    for (const socketPath of [undefined, ...(nginx ? [nginx.socketPath] : [])]) {
      const ask = (options: RequestOptions) => request(port, `${baseUrl}pricing`, {...options, socketPath});
      const {headers, body} = await ask(AS_MARKDOWN);
      expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(headers.link).toContain(`<${baseUrl}pricing.md>; rel="alternate"`);
      expect(body.equals(readBytes('pricing.md'))).toBe(true);
      expect((await ask({})).headers.vary).toMatch(/Accept(?:,|$)/);
      const catalog = await request(port, `${baseUrl}.well-known/api-catalog`, {socketPath});
      expect(catalog.headers['content-type']).toBe(
        'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
      );
    }
  });

  it('says that a page is unchanged', async () => {
    const {headers} = await request(port, baseUrl);
    expect((await request(port, baseUrl, {headers: {'If-None-Match': headers.etag}})).status).toBe(304);
  });
});
