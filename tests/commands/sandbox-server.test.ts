import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import zlib from 'node:zlib';
import {build} from 'esbuild';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {publishedContract} from '../../src/plugins/reference/contract';
import type {RunningServer} from '../../scripts/listen';
import {createSandboxServer} from '../../scripts/sandbox';
import {hostingRules} from '../../src/plugins/finish/hosting/rules';
import {DEMO_CREDENTIALS} from '../../src/sandbox';

const ROOT = path.resolve(import.meta.dirname, '../..');
const contract = await publishedContract();

let server: RunningServer;
let port: number;

beforeAll(async () => {
  server = createSandboxServer(contract);
  port = await server.listen(0, '127.0.0.1');
});

afterAll(() => server.close());

const call = (url: string, {headers, ...init}: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${url}`, {...init, headers: {...DEMO_CREDENTIALS, ...(headers as object)}});

const post = (url: string, body: BodyInit, headers: Record<string, string> = {}) =>
  call(url, {method: 'POST', body, headers: {'Content-Type': 'application/json', ...headers}});

/** The response to bytes that client libraries refuse to send. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let answer = '';
    socket.setTimeout(5000, () => socket.destroy(new Error(`no answer to ${text.slice(0, 60)}`)));
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.write(text);
  });
}

describe('the sandbox over HTTP', () => {
  it('keeps records until it is reset', async () => {
    const created = await post('/api/v1/courses', '{"title": "Été à Bath", "organization_id": "org_4dn7q"}');
    expect(created.status).toBe(201);
    const {data} = await created.json();
    expect((await (await call(`/api/v1/courses/${data.id}`)).json()).data.title).toBe('Été à Bath');
    expect((await call('/_sandbox/reset', {method: 'POST'})).status).toBe(204);
    expect((await call(`/api/v1/courses/${data.id}`)).status).toBe(404);
    expect((await call('/_sandbox/reset')).status).toBe(404);
  });

  it('sends Content-Length, and no body for HEAD', async () => {
    const response = await call('/api/v1/courses');
    const text = await response.text();
    expect(response.headers.get('Content-Length')).toBe(String(Buffer.byteLength(text)));
    const head = await call('/api/v1/courses', {method: 'HEAD'});
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('rejects bodies over 1 MB, declared or not, and keeps the connection open', async () => {
    const agent = new http.Agent({keepAlive: true, maxSockets: 1});
    const upload = (headers: http.OutgoingHttpHeaders) =>
      new Promise<{status: number; text: string}>((resolve, reject) => {
        const request = http.request(
          {
            host: '127.0.0.1',
            port,
            agent,
            method: 'POST',
            path: '/api/v1/courses',
            headers: {...DEMO_CREDENTIALS, ...headers},
          },
          (response) => {
            let text = '';
            response.on('data', (chunk) => (text += chunk));
            response.on('end', () => resolve({status: response.statusCode!, text}));
          },
        );
        request.on('error', reject);
        request.end(Buffer.alloc(1_500_000, ' '));
      });
    const type = {'Content-Type': 'application/json'};
    for (const headers of [type, {...type, 'Transfer-Encoding': 'chunked'}]) {
      const {status, text} = await upload(headers);
      expect(status).toBe(400);
      expect(JSON.parse(text).message).toContain('larger than 1 MB');
    }
    agent.destroy();
    expect((await call('/api/v1/courses')).status).toBe(200);
  });

  it.each([
    ['TRACE', 'TRACE /api/v1/courses HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
    ['no credentials', 'GET /api/v1/courses HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 401],
    ['a whole address', 'GET http://elsewhere.example/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
    ['two slashes', 'GET //nope HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 404],
  ])('responds to %s with the documented envelope', async (_, text, status) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    const {success, message, data} = JSON.parse(answer.split('\r\n\r\n')[1]!);
    expect({success, hasMessage: typeof message === 'string'}).toEqual({success: false, hasMessage: true});
    expect(typeof data).toBe('object');
  });
});

describe('pages of other origins', () => {
  const origin = (Origin: string, more: Record<string, string> = {}) => ({headers: {Origin, ...more}});

  it.each([
    'http://localhost:3000',
    'http://localhost',
    'https://127.0.0.1:8443',
    'http://[::1]:3000',
    'http://site.localhost:3000',
    'https://www.skillgrove.example',
  ])('%s may read the responses', async (Origin) => {
    const response = await call('/api/v1/courses', origin(Origin, {Prefer: 'code=503'}));
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe(Origin);
    expect(response.headers.get('Vary')).toBe('Origin');
    expect(response.headers.get('Access-Control-Expose-Headers')?.split(', ')).toEqual(
      expect.arrayContaining(['retry-after', 'preference-applied']),
    );
  });

  it.each(['https://elsewhere.example', 'http://localhost.elsewhere.example', 'null', 'x'])(
    '%s may not',
    async (Origin) => {
      const {headers} = await call('/api/v1/courses', origin(Origin));
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );

  it('get a preflight response', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/users/usr_3h7m9`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:3000',
        'Access-Control-Request-Method': 'DELETE',
        'Access-Control-Request-Headers': 'prefer,x-api-key,x-domain-id',
        'Access-Control-Request-Private-Network': 'true',
      },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3000',
      'access-control-allow-methods': 'DELETE',
      'access-control-allow-headers': 'prefer,x-api-key,x-domain-id',
      'access-control-allow-private-network': 'true',
    });
  });

  const reset = (headers: Record<string, string>) => call('/_sandbox/reset', {method: 'POST', headers});

  it.each([
    {Origin: 'https://elsewhere.example'},
    {Origin: 'http://localhost.elsewhere.example:4010'},
    {Origin: 'null'},
    {'Sec-Fetch-Site': 'cross-site'},
    {Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'same-origin'},
  ])('cannot reset the sandbox: %j', async (headers) => {
    const created = await post('/api/v1/courses', '{"title": "Kept", "organization_id": "org_4dn7q"}');
    const response = await reset(headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({success: false, message: expect.stringContaining('may not reset')});
    expect((await call(`/api/v1/courses/${(await created.json()).data.id}`)).status).toBe(200);
  });

  it.each([
    {},
    {'Sec-Fetch-Site': 'same-site', Origin: 'http://localhost:3000'},
    {'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1:3000'},
  ])('on this machine, and programs, can reset it: %j', async (headers) => {
    expect((await reset(headers as Record<string, string>)).status).toBe(204);
  });

  it.each([
    ['localhost:4010', 204],
    ['127.0.0.1', 204],
    ['sandbox.elsewhere.example', 403],
  ])('cannot reset it under a name of theirs: %s gets %i', async (name, status) => {
    const text = `POST /_sandbox/reset HTTP/1.1\r\nHost: ${name}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`;
    expect(await raw(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

describe('the commands', () => {
  let folder: string;

  /** A folder with a one-page build and the contract, where the commands can run. */
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
    const rules = hostingRules({baseUrl: '/', pages: ['/'], csp: "default-src 'none'"});
    const files = {
      'build/index.html': '<!doctype html><title>Home</title>',
      'build-hosting/hosting.json': JSON.stringify(rules),
      '.cache/contract/openapi.json': JSON.stringify(contract),
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
      writeFileSync(path.join(folder, name), text);
    }
  });

  afterAll(() => rmSync(folder, {recursive: true}));

  /** Runs a script. `said` resolves when its output matches, or when it ends. */
  function run(script: string, env: Record<string, string>, last: RegExp) {
    const tsx = pathToFileURL(path.join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;
    const child = spawn(process.execPath, ['--import', tsx, path.join(ROOT, 'scripts', script)], {
      cwd: folder,
      env: {...process.env, ...env},
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    let text = '';
    const said = new Promise<string>((resolve) => {
      const hear = (chunk: Buffer) => {
        text += chunk.toString();
        if (last.test(text)) resolve(text);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      void ended.then(() => resolve(text));
    });
    const stop = () => {
      child.kill('SIGTERM');
      return ended;
    };
    return {said, ended, stop};
  }

  const statusOf = async (text: string, name: string, page: string) => {
    const origin = new RegExp(`The ${name} is at (http://localhost:\\d+)`).exec(text)![1];
    return (await fetch(origin + page, {headers: DEMO_CREDENTIALS})).status;
  };

  it('npm run sandbox prints its URL and stops cleanly', async () => {
    const {said, stop} = run('sandbox.ts', {SANDBOX_PORT: '0'}, /localhost:\d+/);
    expect(await statusOf(await said, 'API sandbox', '/api/v1/courses')).toBe(200);
    expect(await stop()).toBe(0);
  });

  it.each([
    ['the port is in use', () => ({SANDBOX_PORT: String(port)})],
    ['the port is no number', () => ({SANDBOX_PORT: 'many'})],
    ['the address is that of another machine', () => ({SANDBOX_PORT: '0', HOST: '192.0.2.1'})],
  ])('npm run sandbox says what to do if %s', async (_, env) => {
    const {said, ended} = run('sandbox.ts', env(), /Set SANDBOX_PORT/);
    expect(await said).toContain('and HOST to an address of this machine');
    expect(await ended).toBe(1);
  });

  it('npm start serves the site and the sandbox until it is stopped', async () => {
    const {said, stop} = run('start.ts', {PORT: '0', SANDBOX_PORT: '0'}, /sandbox is at/);
    const text = await said;
    expect(await statusOf(text, 'site', '/')).toBe(200);
    expect(await statusOf(text, 'API sandbox', '/api/v1/courses')).toBe(200);
    expect(await stop()).toBe(0);
  });

  it('npm start serves the site even if the sandbox cannot start', async () => {
    const {said, stop} = run('start.ts', {PORT: '0', SANDBOX_PORT: String(port)}, /Set SANDBOX_PORT/);
    const text = await said;
    expect(text).toContain('The API sandbox is not running');
    expect(await statusOf(text, 'site', '/')).toBe(200);
    expect(await stop()).toBe(0);
  });

  it('npm start fails if the site cannot start', async () => {
    const {said, ended} = run('start.ts', {PORT: 'many', SANDBOX_PORT: '0'}, /Set PORT/);
    expect(await said).toContain('Set PORT to a free port');
    expect(await ended).toBe(1);
  });
});

describe('the edge module', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
    writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(contract));
  });

  afterAll(() => rmSync(folder, {recursive: true}));

  /** Bundled for a neutral platform: any Node module would fail. */
  async function bundle(entry: string, name: string): Promise<string> {
    const outfile = path.join(folder, name);
    await build({
      absWorkingDir: ROOT,
      entryPoints: [entry],
      outfile,
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      plugins: [
        {
          name: 'contract',
          setup: ({onResolve}) =>
            onResolve({filter: /\/contract\/openapi\.json$/}, () => ({path: path.join(folder, 'openapi.json')})),
        },
      ],
    });
    return outfile;
  }

  it('works on its own', async () => {
    const module = await import(pathToFileURL(await bundle('src/sandbox/edge.ts', 'edge.mjs')).href);
    const response: Response = await module.default.fetch(
      new Request('https://sandbox.example/api/v1/courses?limit=1', {headers: DEMO_CREDENTIALS}),
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect((await response.json()).data).toHaveLength(1);
  });

  it('is at most 25 kB without the contract', async () => {
    const code = readFileSync(await bundle('src/sandbox/index.ts', 'sandbox.mjs'));
    expect(zlib.brotliCompressSync(code).length).toBeLessThanOrEqual(25_000);
    expect(code.toString()).not.toMatch(/\beval\(|new Function/);
  });
});
