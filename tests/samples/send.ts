/** Sends requests with samples, as a developer would run them, to a server that records them. */
import type {IncomingMessage} from 'node:http';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {multipartOf} from '../../src/lib/samples/body';
import {GENERATORS} from '../../src/lib/samples/programs';
import type {SampleRequest} from '../../src/lib/samples/types';
import {serve, type TestServer} from '../support/server';
import {runSample} from './runtimes';
import {BOUNDARY_VALUES} from './values';

const UPLOAD = 'photo.png';
export const RESPONSE = 'Grüße, 😀 "quoted"';
const ENVIRONMENT = {API_KEY: 'a key "of" $5', DOMAIN_ID: 'domain'};
/** Without the characters that only JSON can escape. */
const TEXTS = BOUNDARY_VALUES.filter((value) => /^[\n\t\P{C}]*$/u.test(value));
const BOUNDARY_HEADER = `it's "x" \\ $HOME \${HOME} \`id\` $(id) %s`;

export function sender(id: string) {
  let server: TestServer;
  let folder: string;
  const received: {request: IncomingMessage; body: string}[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
    await writeFile(path.join(folder, UPLOAD), UPLOAD);
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

  const send = (target: string, request: Partial<SampleRequest>) => {
    received.length = 0;
    const sample = GENERATORS[id]!({method: 'POST', url: server.origin + target, headers: [], ...request});
    return runSample(id, sample, folder, ENVIRONMENT);
  };
  const sent = async (target: string, request: Partial<SampleRequest>) => {
    const {code, stdout, stderr} = await send(target, request);
    expect(code, stderr).toBe(0);
    expect(stdout.trimEnd()).toBe(RESPONSE);
    expect(received).toHaveLength(1);
    return received[0]!;
  };
  return {send, sent};
}

export function testRequests({sent}: ReturnType<typeof sender>): void {
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
    expect(new URL(request.url!, 'http://here').href).toBe("http://here/a%20b%2Fc/it's?q=%24HOME&key=domain");
    expect(request.headers['x-api-key']).toBe(ENVIRONMENT.API_KEY);
    expect(request.headers['x-prefixed']).toBe(`${BOUNDARY_HEADER} domain`);
    expect(request.headers['x-literal']).toBe(BOUNDARY_HEADER);
    expect(body).toBe('');
  });

  it('sends a POST with JSON, as a literal of the language and as text', async () => {
    const contentType = 'application/json';
    const literal = {constants: [true, false, null, -1.5e-7, {}], 'a-b': {$c: "it's"}};
    // Invisible characters have to be escaped, in a string.
    for (const value of [literal, {values: BOUNDARY_VALUES}]) {
      const {request, body} = await sent('/', {body: {contentType, text: JSON.stringify(value, null, 2)}});
      expect(request.method).toBe('POST');
      expect(request.headers['content-type']).toBe(contentType);
      expect(JSON.parse(body)).toEqual(value);
    }
  });

  it('sends an upload', async () => {
    const note = TEXTS.join(';');
    const parts = [
      {name: 'note', value: note, contentType: 'text/markdown', headers: [['X-Sum', 'a "b"; c'] as [string, string]]},
      {name: 'file', value: {name: UPLOAD}, contentType: 'image/png'},
    ];
    const upload = await sent('/', {body: {contentType: 'multipart/form-data', parts}});
    const boundary = upload.request.headers['content-type']!.replace('multipart/form-data; boundary=', '');
    const expected = multipartOf(parts, boundary).map((piece) => (typeof piece === 'string' ? piece : piece.name));
    expect(upload.body).toBe(expected.join(''));
    expect((await sent('/', {body: {contentType: 'image/png', file: {name: UPLOAD}}})).body).toBe(UPLOAD);
  });

  it('sends lines of text', async () => {
    const text = TEXTS.join('\n');
    expect((await sent('/', {body: {contentType: 'text/plain', text}})).body).toBe(text);
  });
}
