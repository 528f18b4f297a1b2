import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer, type SiteServer} from '../../scripts/serve';
import {precompress} from '../../src/plugins/finish/compress';
import {hostingDir, rulesFile} from '../../src/plugins/finish/hosting/files';
import {hostingRules} from '../../src/plugins/finish/hosting/rules';
import {request} from '../support/wire';

const page = (title: string) => `<!doctype html><title>${title}</title><h1>${title}</h1>${'<p>Words.</p>'.repeat(90)}`;

const FILES: Record<string, string> = {
  'index.html': page('Home'),
  'pricing.html': page('Pricing'),
  'solutions.html': page('Solutions'),
  'solutions/employee-training.html': page('Employee training'),
  'compare/northlight-alternative.html': page('Comparison'),
  '404.html': page('Page Not Found'),
  'solutions/404.html': page('Solution not found'),
  'features/404.html': page('Content not found'),
  'compare/404.html': page('Comparison not found'),
  'developer/404.html': page('Developer page not found'),
  'assets/js/main.1a2b3c.js': `console.log(1);${'/* words */'.repeat(200)}`,
  'openapi.yaml': 'openapi: 3.1.0\n',
  'site.webmanifest': '{}',
  'robots.txt': 'User-agent: *\n',
  'developer/reference/list-courses.md': '# List courses\n',
  'img/logo.png': 'not really a picture',
  '.well-known/security.txt': 'Contact: mailto:security@skillgrove.example\n',
  _headers: 'secret\n',
};

const rulesFor = (baseUrl: string) =>
  hostingRules({
    baseUrl,
    pages: ['/', '/pricing', '/solutions', '/solutions/employee-training', '/compare/northlight-alternative'],
    readable: ['/openapi.yaml'],
    csp: "default-src 'none'",
  });

/** The folder above the build has a file that requests must not reach. */
async function makeBuild(baseUrl: string): Promise<string> {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  fs.writeFileSync(path.join(parent, 'outside.txt'), 'outside');
  const dir = path.join(parent, 'build');
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  }
  fs.mkdirSync(hostingDir(dir));
  fs.writeFileSync(rulesFile(dir), JSON.stringify(rulesFor(baseUrl)));
  await precompress(dir);
  return dir;
}

/** Status for a request line that client libraries refuse to send. */
function rawStatus(port: number, line: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    socket.setTimeout(3000, () => socket.destroy(new Error(`no answer to ${line.slice(0, 60)}`)));
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)));
    socket.write(Buffer.from(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 'latin1'));
  });
}

const short = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

let dir: string;
let site: SiteServer;
let port: number;
const get = (target: string, options?: http.RequestOptions) => request(port, target, options);

beforeAll(async () => {
  dir = await makeBuild('/');
  site = createSiteServer({dir});
  port = await site.listen(0, '127.0.0.1');
});

afterAll(async () => {
  await site.close();
  fs.rmSync(path.dirname(dir), {recursive: true});
});

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/?utm=x', 'Home'],
    ['/pricing', 'Pricing'],
    ['/pricing?utm=x', 'Pricing'],
    ['/solutions', 'Solutions'],
    ['/solutions/employee-training', 'Employee training'],
  ])('serves %s', async (target, title) => {
    const {status, headers, body} = await get(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(body.toString()).toContain(`<h1>${title}</h1>`);
  });

  it.each([
    ['/pricing/', '/pricing'],
    ['/pricing.html', '/pricing'],
    ['/pricing/index.html?utm=x&b=%20', '/pricing?utm=x&b=%20'],
    ['/pricing/x?utm=x', '/pricing?utm=x'],
    ['/index.html', '/'],
    ['/compare/northlight?utm=x', '/compare/northlight-alternative?utm=x'],
    ['/solutions/employee-training/', '/solutions/employee-training'],
  ])('redirects %s to %s', async (target, location) => {
    const {status, headers} = await get(target);
    expect({status, location: headers.location}).toEqual({status: 301, location});
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    ['/nope', 'Page Not Found'],
    ['/nope/deep?x=1', 'Page Not Found'],
    ['/404', 'Page Not Found'],
    ['/404.html', 'Page Not Found'],
    ['/solutions/404', 'Solution not found'],
    ['/solutions/404.html', 'Solution not found'],
    ['/solutions/nope', 'Solution not found'],
    ['/features/nope', 'Content not found'],
    ['/compare/nope-alternative', 'Comparison not found'],
    ['/developer/nope', 'Developer page not found'],
    ['/.git/config', 'Page Not Found'],
    ['/_headers', 'Page Not Found'],
    ['/assets/js/gone.js', 'Page Not Found'],
  ])('returns 404 for %s', async (target, title) => {
    const {status, headers, body} = await get(target);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBe("default-src 'none'");
    expect(body.toString()).toContain(`<h1>${title}</h1>`);
  });
});

describe('files', () => {
  it.each([
    ['/openapi.yaml', 'text/yaml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/developer/reference/list-courses.md', 'text/markdown; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/img/logo.png', 'image/png'],
    ['/assets/js/main.1a2b3c.js', 'text/javascript; charset=utf-8'],
  ])('serves %s as %s', async (target, type) => {
    const {status, headers, body} = await get(target);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(body.toString()).toBe(FILES[target.slice(1)]);
  });

  it('keeps hashed assets for a year and lets others embed the contract', async () => {
    const asset = await get('/assets/js/main.1a2b3c.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect((await get('/openapi.yaml')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each([
    ['br', 'br', zlib.brotliDecompressSync],
    ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
    ['gzip', 'gzip', zlib.gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', zlib.gunzipSync],
    ['br;q=0.2, gzip;q=0.8', 'gzip', zlib.gunzipSync],
    ['GZIP;Q=0.5,BR;q=0.500', 'br', zlib.brotliDecompressSync],
  ] as const)('sends the prepared file for Accept-Encoding: %s', async (accepted, encoding, decode) => {
    const {headers, body} = await get('/pricing', {headers: {'Accept-Encoding': accepted}});
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(decode(body).toString()).toBe(FILES['pricing.html']);
  });

  it('compresses not-found documents', async () => {
    const {status, headers, body} = await get('/nope', {headers: {'Accept-Encoding': 'br'}});
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
    expect(zlib.brotliDecompressSync(body).toString()).toBe(FILES['404.html']);
  });

  it('sends pictures and small files uncompressed, and everything to clients without compression', async () => {
    for (const target of ['/img/logo.png', '/robots.txt']) {
      const {headers} = await get(target, {headers: {'Accept-Encoding': 'br, gzip'}});
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
    }
    for (const accepted of ['identity', 'br;q=0', '', 'bro;q=1', 'br;q=x', ';,;q=', 'gzip;q=0.000']) {
      const {headers, body} = await get('/pricing', {headers: {'Accept-Encoding': accepted}});
      expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
      expect(body.toString()).toBe(FILES['pricing.html']);
    }
  });

  it('does not serve prepared files by name', async () => {
    for (const target of [
      '/pricing.html.br',
      '/pricing.html.gz',
      '/pricing.html%2Ebr',
      '/assets/js/main.1a2b3c.js.gz',
    ]) {
      expect((await get(target)).status).toBe(404);
    }
  });

  it('ignores a prepared file older than its source', async () => {
    const file = path.join(dir, 'fresh.html');
    fs.writeFileSync(file, 'plain');
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync('prepared'));
    const reply = await get('/fresh', {headers: {'Accept-Encoding': 'br'}});
    expect(zlib.brotliDecompressSync(reply.body).toString()).toBe('prepared');
    fs.utimesSync(file, new Date(Date.now() + 60_000), new Date(Date.now() + 60_000));
    const later = await get('/fresh', {headers: {'Accept-Encoding': 'br'}});
    expect(later.body.toString()).toBe('plain');
  });

  it('returns 304 only for the exact modification date', async () => {
    const full = await get('/pricing');
    const ask = async (date: string, tag?: string) =>
      (await get('/pricing', {headers: {'If-Modified-Since': date, ...(tag ? {'If-None-Match': tag} : {})}})).status;
    expect(await ask(full.headers['last-modified']!)).toBe(304);
    expect(await ask(full.headers['last-modified']!, '"other"')).toBe(200);
    expect(await ask(new Date(Date.now() + 86_400_000).toUTCString())).toBe(200);
    expect(await ask('nonsense')).toBe(200);
  });

  it('returns no body for HEAD, and 304 for If-None-Match', async () => {
    const full = await get('/pricing');
    const head = await get('/pricing', {method: 'HEAD'});
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
    expect((await get('/nope', {method: 'HEAD'})).body).toHaveLength(0);

    const etag = full.headers.etag!;
    for (const tag of [etag, `"other", ${etag}`, '*']) {
      const reply = await get('/pricing', {headers: {'If-None-Match': tag}});
      expect(reply.status).toBe(304);
      expect(reply.body).toHaveLength(0);
      expect(reply.headers.etag).toBe(etag);
      expect(reply.headers['content-security-policy']).toBe("default-src 'none'");
    }
    expect((await get('/pricing', {headers: {'If-None-Match': '"other"'}})).status).toBe(200);
    expect((await get('/nope', {headers: {'If-None-Match': '*'}})).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('rejects %s', async (method) => {
    const {status, headers} = await get('/pricing', {method});
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('hostile requests', () => {
  const HOSTILE = [
    '/..',
    '/../',
    '/../outside.txt',
    '/../../../../etc/passwd',
    '/./../outside.txt',
    '/assets/../../outside.txt',
    '/..%2foutside.txt',
    '/..%2Foutside.txt',
    '/%2e%2e/outside.txt',
    '/%2e%2e%2foutside.txt',
    '/%2E%2E/%2E%2E/etc/passwd',
    '/..%5coutside.txt',
    '/..\\outside.txt',
    '/\\..\\outside.txt',
    '/%5c..%5coutside.txt',
    '/..;/outside.txt',
    '/..%00/outside.txt',
    '/%252e%252e/outside.txt',
    '/%c0%ae%c0%ae/outside.txt',
    '/%uff0e%uff0e/outside.txt',
    '/pricing/../../outside.txt',
    '/pricing%2f..%2f..%2foutside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '//../outside.txt',
    '/%00',
    '/pricing%00',
    '/pricing%00.html',
    '/%00/pricing',
    '/pricing.html%00',
    '/%0d%0aSet-Cookie:%20a=b',
    '/pricing/%0d%0aSet-Cookie:%20a=b',
    '/pricing%0a',
    '/%FF',
    '/%',
    '/%%',
    '/%2',
    '/%zz',
    '/pricing%',
    '/solutions/%FF',
    '/%E0%A4%A',
    '/%F0%9F%98%80',
    '/%ED%A0%80',
    '//',
    '///',
    '//pricing',
    '//evil.example',
    '//evil.example/',
    '//evil.example/%2e%2e',
    '///evil.example',
    '/\\evil.example/',
    '/%2f%2fevil.example',
    '/%5cevil.example/',
    '/http://evil.example/',
    '/pricing//',
    '/PRICING',
    '/Pricing/',
    '/pricing;x=1',
    '/pricing:80',
    '/pricing/.',
    '/pricing/..',
    '/.',
    '/.git/config',
    '/.env',
    '/build-hosting/hosting.json',
    '/../build-hosting/hosting.json',
    '/..%2fbuild-hosting%2fhosting.json',
    '/%2e%2e/build-hosting/hosting.json',
    '/.well-known/../../build-hosting/hosting.json',
    '/-hosting/hosting.json',
    '//-hosting/hosting.json',
    '/_headers/',
    '/%5fheaders',
    '/_redirects',
    '/__proto__',
    '/constructor',
    '/toString',
    '/index.html/',
    '/index/index/index',
    '/.html',
    '/index.html.html',
    '/404/404',
    '/assets/',
    '/assets',
    '/img/',
    '/img',
    '/solutions/404/',
    '/solutions//employee-training',
    `/${'a'.repeat(8192)}`,
    `/${'a/'.repeat(4096)}`,
    `/${'%41'.repeat(2700)}`,
    `/${'../'.repeat(2700)}etc/passwd`,
    `/pricing?${'a'.repeat(8000)}`,
    '/?',
    '/??',
    '/?/../../outside.txt',
    '/#',
    '/pricing#x',
    '/pricing?x#/../',
    '/<script>alert(1)</script>',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '/\'"--',
    '/{{7*7}}',
    '/${7*7}',
    '/*',
    '/CON',
    '/nul.html',
    '/pricing.HTML',
  ];

  it('include more than sixty targets', () => expect(new Set(HOSTILE).size).toBeGreaterThan(60));

  it.each(HOSTILE.map((target) => [short(target), target] as const))(
    'answers %s, and gives nothing away',
    async (_, target) => {
      const status = await rawStatus(port, `GET ${target} HTTP/1.1`);
      expect([200, 301, 400, 404]).toContain(status);

      if (/[^\u0021-\u007e]/.test(target)) return;
      const {headers, body} = await get(target);
      expect(body.toString()).not.toContain('outside');
      expect(body.toString()).not.toContain('secret');
      expect(headers['set-cookie']).toBeUndefined();
      if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])[\w/-]*(?:\?.*)?$/);
    },
  );

  const LINES: [line: string, status: number][] = [
    ['GET http://localhost/pricing HTTP/1.1', 200],
    ['GET http://evil.example/pricing HTTP/1.1', 200],
    ['GET * HTTP/1.1', 400],
    ['GET pricing HTTP/1.1', 400],
    ['OPTIONS * HTTP/1.1', 405],
    ['GET /\u00e9 HTTP/1.1', 400],
    ['GET /a b HTTP/1.1', 400],
    ['NONSENSE', 400],
    ['GET /\u0000 HTTP/1.1', 400],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 431],
  ];
  it.each(LINES.map(([line, status]) => [short(line), status, line] as const))(
    '%s returns %i',
    async (_, status, line) => {
      expect(await rawStatus(port, line)).toBe(status);
    },
  );

  it('leave the server running', async () => expect((await get('/pricing')).status).toBe(200));
});

describe('another build', () => {
  it('is served with its own rules as soon as it is written', async () => {
    const other = await makeBuild('/');
    const server = createSiteServer({dir: other});
    const at = await server.listen(0, '127.0.0.1');
    const before = await request(at, '/pricing');
    const rules = {...rulesFor('/'), headers: [{pattern: '/*', values: {'X-Build': 'second'}}]};
    fs.writeFileSync(path.join(other, 'pricing.html'), page('New pricing'));
    fs.writeFileSync(rulesFile(other), JSON.stringify(rules));
    const later = new Date(Date.now() + 60_000);
    for (const file of [path.join(other, 'pricing.html'), rulesFile(other)]) fs.utimesSync(file, later, later);
    const after = await request(at, '/pricing');
    expect(after.body.toString()).toContain('New pricing');
    expect(after.headers['x-build']).toBe('second');
    expect(after.headers.etag).not.toBe(before.headers.etag);

    fs.rmSync(other, {recursive: true});
    expect((await request(at, '/pricing')).status).toBe(404);
    await server.close();
    fs.rmSync(path.dirname(other), {recursive: true});
  });

  it('can have a base URL', async () => {
    const other = await makeBuild('/lms/');
    const server = createSiteServer({dir: other});
    const at = await server.listen(0, '127.0.0.1');
    const ask = async (target: string) => {
      const {status, headers} = await request(at, target);
      return headers.location ? `${status} ${headers.location}` : String(status);
    };
    expect(server.baseUrl).toBe('/lms/');
    expect(await ask('/lms/')).toBe('200');
    expect(await ask('/lms?x=1')).toBe('301 /lms/?x=1');
    expect(await ask('/lms/pricing')).toBe('200');
    expect(await ask('/lms/pricing/x?y')).toBe('301 /lms/pricing?y');
    expect(await ask('/lms/solutions/nope')).toBe('404');
    expect(await ask('/pricing')).toBe('404');
    expect(await ask('/')).toBe('404');
    await server.close();
    fs.rmSync(path.dirname(other), {recursive: true});
  });

  it('must be complete', () => {
    expect(() => createSiteServer({dir: path.join(os.tmpdir(), 'no-such-build')})).toThrow('Run "npm run build" first');
  });
});

describe('many visitors', () => {
  it('do not delay later visitors', async () => {
    const crowd = 300;
    let answers = 0;
    let waiting = crowd;
    const sockets = Array.from({length: crowd}, () => net.connect(port, '127.0.0.1'));
    const ask = 'GET /pricing HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: *\r\n\r\n';
    try {
      await new Promise<void>((resolve, reject) => {
        for (const socket of sockets) {
          socket.on('error', reject);
          socket.once('data', () => {
            waiting -= 1;
            if (waiting === 0) resolve();
          });
          socket.on('data', () => {
            answers += 1;
            socket.write(ask);
          });
          socket.write(ask);
        }
      });
    } finally {
      for (const socket of sockets) socket.destroy();
    }
    expect(answers).toBeLessThan(30 * crowd);
  });
});

describe('closing', () => {
  it('does not wait for idle connections', async () => {
    const server = createSiteServer({dir});
    const at = await server.listen(0, '127.0.0.1');
    const agent = new http.Agent({keepAlive: true});
    await request(at, '/pricing', {agent});
    const start = Date.now();
    await server.close();
    // By default, Node keeps an idle connection open for five seconds.
    expect(Date.now() - start).toBeLessThan(4000);
    agent.destroy();
  });

  it('reports a port in use', async () => {
    const second = createSiteServer({dir});
    await expect(second.listen(port, '127.0.0.1')).rejects.toMatchObject({code: 'EADDRINUSE'});
  });
});
