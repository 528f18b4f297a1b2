/** The sandbox over HTTP, the commands that start it, and the module for edge runtimes. */
import {spawn} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import type http from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {build} from 'esbuild';
import {parse} from 'yaml';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {CONTRACT_BUNDLE} from '../../src/config/reference';
import {redocly} from 'openapi-sandbox/node/contract';
import {publishedContract} from '../../src/plugins/reference/contract';
import {listenOn, type RunningServer} from '../../scripts/listen';
import {siteSettings} from '../../src/config/environment';
import {createSandboxServer} from '../../scripts/sandboxServer';
import {INDEX_VERSION, type SearchPage} from '../../src/lib/search/file';
import {hostingRules} from '../../src/plugins/finish/hosting/rules';
import {DEMO_CREDENTIALS} from '../../src/sandbox';
import {sendHostile} from '../support/hostileRequests';
import {request, serve} from '../support/server';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COURSES = '/api/v1/courses';
const HOME: SearchPage = {path: '/', kind: 'page', title: 'Home', text: '', parts: []};
const contract = await publishedContract();

interface Report {
  files: Record<string, {executedWorkflows: {executedSteps: {checks: {status: string}[]}[]}[]}>;
}

let server: RunningServer;
let port: number;
let folder: string;

beforeAll(async () => {
  server = createSandboxServer(contract);
  port = await server.listen();
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
  const rules = hostingRules({baseUrl: '/', pages: ['/'], csp: "default-src 'none'"});
  const files = {
    'build/index.html': '<!doctype html><title>Home</title>',
    'build/index.md': '# Home',
    'build/data.txt': 'data'.repeat(100),
    'build/search-index.json': JSON.stringify({version: INDEX_VERSION, pages: [HOME]}),
    'build-hosting/hosting.json': JSON.stringify(rules),
    [CONTRACT_BUNDLE]: JSON.stringify(contract),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  for (const name of ['openapi', 'redocly.yaml']) symlinkSync(path.join(ROOT, name), path.join(folder, name));
  copyFileSync(path.join(ROOT, 'packages/openapi-model/tests/contracts/pets.yaml'), path.join(folder, 'pets.yaml'));
  // Where it exists, reading its start fails after it was found and opened.
  symlinkSync('/proc/self/mem', path.join(folder, 'build/unreadable'));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true});
});

const call = (url: string, {headers, ...init}: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${url}`, {...init, headers: {...DEMO_CREDENTIALS, ...(headers as object)}});

const post = (body: BodyInit) =>
  call(COURSES, {method: 'POST', body, headers: {'Content-Type': 'application/json'}, duplex: 'half'} as RequestInit);

describe('the sandbox over HTTP', () => {
  it('keeps records until it is reset', async () => {
    const created = await post('{"title": "Été à Bath", "organization_id": "org_4dn7q"}');
    expect(created.status).toBe(201);
    const url = `${COURSES}/${(await created.json()).data.id}`;
    const kept = await call(url);
    const text = await kept.text();
    expect(JSON.parse(text).data.title).toBe('Été à Bath');
    expect(kept.headers.get('Content-Length')).toBe(String(Buffer.byteLength(text)));
    expect((await call('/_sandbox/reset', {method: 'POST'})).status).toBe(204);
    expect((await call(url)).status).toBe(404);
    expect((await call('/_sandbox/reset')).status).toBe(404);
  });

  it('reads a body over 1 MB to its end and rejects it, whether or not its length is declared', async () => {
    const large = ' '.repeat(1_500_000);
    for (const body of [large, new Blob([large]).stream()]) {
      const response = await post(body);
      expect(response.status).toBe(400);
      expect((await response.json()).message).toContain('larger than 1 MB');
    }
  });

  it.each([
    ['TRACE', COURSES, 405],
    ['GET', 'http://elsewhere.example/x', 404],
    ['GET', '//nope', 404],
  ])('responds to %s %s with the documented envelope', async (method, target, status) => {
    // `fetch` refuses to send them.
    const response = await request(port, target, {method});
    expect(response.status).toBe(status);
    const {success, message, data} = JSON.parse(response.body.toString());
    expect([success, typeof message, typeof data]).toEqual([false, 'string', 'object']);
  });
});

it('passes every step of the journeys through the API', async () => {
  const journeys = 'openapi/journeys.arazzo.yaml';
  const report = path.join(folder, 'journeys.json');
  const inputs = ['apiKey=demo-api-key', 'domainId=demo-domain-id', 'organizationId=org_4dn7q'];
  const options = ['--server', `api=http://127.0.0.1:${port}`, ...inputs.flatMap((input) => ['--input', input])];
  const {code, stdout, stderr} = await redocly('respect', journeys, '--json-output', report, ...options);
  expect(code, stdout + stderr).toBe(0);
  const {workflows} = parse(readFileSync(journeys, 'utf8')) as {workflows: {steps: unknown[]}[]};
  const steps = Object.values((JSON.parse(readFileSync(report, 'utf8')) as Report).files).flatMap((run) =>
    run.executedWorkflows.flatMap(({executedSteps}) => executedSteps),
  );
  expect(steps).toHaveLength(workflows.flatMap((workflow) => workflow.steps).length);
  for (const {checks} of steps) expect(new Set(checks.map(({status}) => status))).toEqual(new Set(['success']));
});

describe('pages of other origins', () => {
  it.each([
    ['http://localhost:3000', true],
    ['http://[::1]:3000', true],
    ['http://site.localhost:3000', true],
    [siteSettings().siteUrl, true],
    ['https://elsewhere.example', false],
    ['http://localhost.elsewhere.example', false],
    ['null', false],
  ])('%s may read the responses: %s', async (Origin, isAllowed) => {
    const {headers} = await call(COURSES, {headers: {Origin, Prefer: 'code=503'}});
    expect(headers.get('Access-Control-Allow-Origin')).toBe(isAllowed ? Origin : null);
    expect(headers.get('Vary')).toBe('Origin');
    expect(headers.get('Access-Control-Expose-Headers')?.split(', ')).toEqual(
      expect.arrayContaining(['retry-after', 'preference-applied']),
    );
  });

  it('get a preflight response', async () => {
    const response = await call('/api/v1/users/usr_3h7m9', {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:3000',
        'Access-Control-Request-Method': 'DELETE',
        'Access-Control-Request-Headers': 'prefer,x-api-key,x-domain-id',
      },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': 'http://localhost:3000',
      'access-control-allow-methods': 'DELETE',
      'access-control-allow-headers': 'prefer,x-api-key,x-domain-id',
    });
  });

  it.each<[http.OutgoingHttpHeaders, number]>([
    [{'Sec-Fetch-Site': 'cross-site'}, 403],
    [{Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'same-origin'}, 403],
    // A name of theirs for this machine.
    [{Host: 'sandbox.elsewhere.example'}, 403],
    [{Host: 'localhost:4010'}, 204],
    [{'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1:3000'}, 204],
  ])('cannot reset the sandbox, as those on this machine can: %j gets %i', async (headers, status) => {
    const created = await post('{"title": "Kept", "organization_id": "org_4dn7q"}');
    expect((await request(port, '/_sandbox/reset', {method: 'POST', headers})).status).toBe(status);
    const {data} = await created.json();
    expect((await call(`${COURSES}/${data.id}`)).status).toBe(status === 403 ? 200 : 404);
    // Requests of agents follow the same rule. This one is no valid request of theirs.
    expect((await request(port, '/mcp', {method: 'POST', headers})).status).toBe(status === 403 ? 403 : 415);
  });
});

describe('the commands', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['the port is in use', () => ({SANDBOX_PORT: String(port)})],
    ['the port is no number', () => ({SANDBOX_PORT: 'many'})],
    ['the address is that of another machine', () => ({SANDBOX_PORT: '0', HOST: '192.0.2.1'})],
  ])('say what to do if %s', async (_, env) => {
    for (const [name, value] of Object.entries(env())) vi.stubEnv(name, value);
    const started = listenOn(createSandboxServer(contract), 'SANDBOX_PORT', 4010);
    await expect(started).rejects.toThrow(
      /Set SANDBOX_PORT to a free port, such as SANDBOX_PORT=4011, and HOST to an address of this machine; found /,
    );
  });

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

  const originOf = (text: string, name: string) =>
    new RegExp(`The ${name} is at (http://localhost:\\d+)`).exec(text)![1]!;
  const statusOf = async (text: string, name: string, page: string) =>
    (await fetch(originOf(text, name) + page, {headers: DEMO_CREDENTIALS})).status;

  /** What the tool for reading pages says of the home page. */
  async function homeFor(text: string) {
    const client = new Client({name: 'test', version: '1'});
    await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', originOf(text, 'API sandbox'))));
    const {content} = await client.callTool({name: 'read_page', arguments: {path: '/'}});
    await client.close();
    return content;
  }

  it('npm run sandbox serves the contract that OPENAPI_FILE names, whatever was built, until it is stopped', async () => {
    const {said, stop} = run('sandbox.ts', {SANDBOX_PORT: '0', OPENAPI_FILE: 'pets.yaml'}, /localhost:\d+/);
    const text = await said;
    expect(text).toContain('pets.yaml');
    const {status, body} = await request(Number(new URL(originOf(text, 'API sandbox')).port), COURSES);
    expect([status, body.toString()]).toEqual([404, expect.stringContaining('the API has no path')]);
    expect(await stop()).toBe(0);
  });

  it('npm start reports a taken port before it builds', async () => {
    const {said, ended} = run('ports.ts', {PORT: String(port), SANDBOX_PORT: '0'}, /$^/);
    expect([await ended, await said]).toEqual([1, expect.stringContaining('Set PORT to a free port')]);
  });

  it('npm start serves the site and the sandbox, also for agents, survives every request, and stops', async () => {
    const {said, stop} = run('serve.ts', {PORT: '0', SANDBOX_PORT: '0'}, /sandbox is at/);
    const text = await said;
    expect(await homeFor(text)).toEqual([{type: 'text', text: '# Home'}]);
    const portOf = (name: string) => Number(new URL(originOf(text, name)).port);
    await sendHostile(portOf('site'), ['/', '/index.md', '/data.txt', '/unreadable', '/nope'], 1, 600);
    await sendHostile(portOf('API sandbox'), [COURSES, `${COURSES}/crs_8f2k1`, '/mcp', '/_sandbox/reset'], 2, 600);
    expect(await statusOf(text, 'site', '/')).toBe(200);
    expect(await statusOf(text, 'API sandbox', COURSES)).toBe(200);
    expect(await stop()).toBe(0);
  });

  it('npm start serves the site even if the sandbox cannot start', async () => {
    const {said, stop} = run('serve.ts', {PORT: '0', SANDBOX_PORT: String(port)}, /Set SANDBOX_PORT/);
    const text = await said;
    expect(text).toContain('The API sandbox is not running');
    expect(await statusOf(text, 'site', '/')).toBe(200);
    await stop();
  });
});

/** Bundled as docs/sandbox.md says: any Node module would fail. */
it('the edge module works on its own', async () => {
  const file = path.join(folder, CONTRACT_BUNDLE);
  const {outputFiles} = await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/sandbox/edge.ts'],
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    plugins: [{name: 'contract', setup: ({onResolve}) => onResolve({filter: /contract\.json$/}, () => ({path: file}))}],
  });
  const code = Buffer.from(outputFiles[0]!.contents);
  // Edge runtimes have neither.
  expect(code.toString()).not.toMatch(/\beval\(|new Function/);
  const module = await import(`data:text/javascript;base64,${code.toString('base64')}`);
  const response: Response = await module.default.fetch(
    new Request('https://sandbox.example/api/v1/courses?limit=1', {headers: DEMO_CREDENTIALS}),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect((await response.json()).data).toHaveLength(1);

  const client = new Client({name: 'test', version: '1'});
  const site = await serve(async (request, answer) => {
    const isIndex = request.url === '/docs/search-index.json';
    answer.end(isIndex ? JSON.stringify({version: INDEX_VERSION, pages: [HOME]}) : `# ${request.url}`);
  });
  const SITE_URL = `${site.origin}/docs/`;
  const send = (url: string | URL, init?: RequestInit) => module.default.fetch(new Request(url, init), {SITE_URL});
  await client.connect(new StreamableHTTPClientTransport(new URL('https://sandbox.example/mcp'), {fetch: send}));
  const {content} = await client.callTool({name: 'read_page', arguments: {path: '/'}});
  expect(content).toEqual([{type: 'text', text: '# /docs/index.md'}]);
  await client.close();
  await site.close();
});
