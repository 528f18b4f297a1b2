/** Each sample sends exactly the request that it was made from, prints the response, and fails where the API does. */
import type {IncomingMessage} from 'node:http';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SAMPLE_LANGUAGES} from '../../src/lib/samples';
import type {SampleRequest} from '../../src/lib/samples/types';
import {serve, type TestServer} from '../support/server';
import {isInstalled, runSample} from './runtimes';
import {BOUNDARY_VALUES} from './values';

const RESPONSE = 'Grüße, 😀 "quoted"';
const ENVIRONMENT = {API_KEY: 'a key "of" $5', DOMAIN_ID: 'domain'};

const BOUNDARY_HEADER = `it's "x" \\ $HOME \${HOME} \`id\` $(id) %s`;

let server: TestServer;
let folder: string;
const received: {request: IncomingMessage; body: string}[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
  server = await serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({request, body: Buffer.concat(chunks).toString()});
    response.writeHead(request.url === '/broken' ? 503 : 200).end(RESPONSE);
  });
});

afterAll(async () => {
  await server.close();
  await rm(folder, {recursive: true, force: true});
});

describe.each(SAMPLE_LANGUAGES.filter(({id}) => isInstalled(id)))('$label', ({id, generate}) => {
  const send = async (target: string, request: Partial<SampleRequest>) => {
    received.length = 0;
    const sample = generate({method: 'POST', url: server.origin + target, headers: [], ...request});
    return runSample(id, sample, folder, ENVIRONMENT);
  };
  const sent = async (target: string, request: Partial<SampleRequest>) => {
    const {code, stdout, stderr} = await send(target, request);
    expect(code, stderr).toBe(0);
    expect(stdout.trimEnd()).toBe(RESPONSE);
    expect(received).toHaveLength(1);
    return received[0]!;
  };

  it('sends a GET with credentials in headers and in the query', async () => {
    const {request, body} = await sent("/a%20b%2Fc/it's?q=%24HOME", {
      method: 'GET',
      query: [{name: 'key', env: 'DOMAIN_ID'}],
      headers: [
        {name: 'X-API-Key', env: 'API_KEY'},
        {name: 'X-Prefixed', env: 'DOMAIN_ID', prefix: `${BOUNDARY_HEADER} `},
        {name: 'X-Literal', value: BOUNDARY_HEADER},
      ],
    });
    expect(request.method).toBe('GET');
    // Some clients encode one more character.
    expect(new URL(request.url!, server.origin).href).toBe(`${server.origin}/a%20b%2Fc/it's?q=%24HOME&key=domain`);
    expect(request.headers['x-api-key']).toBe(ENVIRONMENT.API_KEY);
    expect(request.headers['x-prefixed']).toBe(`${BOUNDARY_HEADER} domain`);
    expect(request.headers['x-literal']).toBe(BOUNDARY_HEADER);
    expect(body).toBe('');
  });

  it('sends a POST with JSON', async () => {
    const value = {values: BOUNDARY_VALUES, constants: [true, false, null, -1.5e-7, {}], 'a-b': {$c: 1}};
    const contentType = 'application/json';
    const {request, body} = await sent('/', {body: {contentType, text: JSON.stringify(value, null, 2)}});
    expect(request.method).toBe('POST');
    expect(request.headers['content-type']).toBe(contentType);
    expect(JSON.parse(body)).toEqual(value);
  });

  it('sends an upload', async () => {
    const part = `Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n${BOUNDARY_VALUES.join(' ')}`;
    const body = {contentType: 'multipart/form-data; boundary=x-y', text: `--x-y\r\n${part}\r\n--x-y--\r\n`};
    const upload = await sent('/', {body});
    expect(upload.request.headers['content-type']).toBe(body.contentType);
    expect(upload.body).toBe(body.text);
  });

  it('sends lines of text', async () => {
    const text = BOUNDARY_VALUES.filter((value) => /^[\n\t\P{C}]*$/u.test(value)).join('\n');
    expect((await sent('/', {body: {contentType: 'text/plain', text}})).body).toBe(text);
  });

  it('fails visibly on a status other than 2xx', async () => {
    const {code, stdout, stderr} = await send('/broken', {method: 'GET'});
    expect(code).not.toBe(0);
    expect(stdout + stderr).toContain('503');
    expect(stdout + stderr).toContain(RESPONSE);
  });
});

it('curl, JavaScript and Python are installed', () => {
  expect(['curl', 'javascript', 'python'].filter((id) => !isInstalled(id))).toEqual([]);
});
