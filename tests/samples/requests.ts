/**
 * The samples of an operation send what its untouched console sends, byte for byte save the order of headers, the boundary
 * of a form, and the spaces in JSON that a sample writes as a value of its language.
 */
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {credentialsOf} from 'openapi-model/console/credentials';
import {consoleOperation, exampleDraft, initialDraft} from 'openapi-model/console/operation';
import {prepare, toRequest} from 'openapi-model/console/request';
import {exampleRequest} from 'openapi-model/console/sample';
import type {ConsoleOperation, Draft} from 'openapi-model/console/types';
import {sampleCredential} from 'openapi-model/samples/credentials';
import {GENERATORS} from 'openapi-model/samples/programs';
import {openContract} from 'openapi-model/contract';
import type {OpenApiDocument} from 'openapi-model/document';
import {overviewOf} from 'openapi-model/overview';
import {BODILESS} from 'openapi-model/request';
import {COOKIE_HEADER} from 'openapi-sandbox/parameters';
import {serve, type TestServer} from '../support/server';
import {STYLE_CREDENTIALS, STYLES_CONTRACT} from '../../packages/openapi-model/tests/support/styles';
import {foreignContract} from '../../packages/openapi-model/tests/support/foreign';
import {runSamples} from './runtimes';

const RESPONSE = 'Grüße, 😀 "quoted"';
const FILE_CONTENT = 'a file\0\r\n';

const operations = [STYLES_CONTRACT, foreignContract('operations.yaml')].flatMap((document) => {
  const contract = openContract(document as OpenApiDocument);
  return overviewOf(document).tags.flatMap((tag) => tag.operations.map(({id}) => consoleOperation(contract, id)));
});
const schemes = operations.flatMap(({security: [first = []]}) => first);
/** Environment variables with the credentials, as requests contain them. */
const environment = Object.fromEntries(
  credentialsOf(schemes, STYLE_CREDENTIALS).map(({scheme, value}) => [
    sampleCredential(schemes.find((other) => other.scheme === scheme)!)!.env,
    value,
  ]),
);
const drafts = operations.map((operation) => exampleDraft(operation));

interface Sent {
  method: string;
  /** Path and query, as a URL parser writes them: some clients encode one more character. */
  target: string;
  headers: Record<string, string | undefined>;
  body: string;
}

/** Replaces the boundary of a form, which each program chooses, and the spaces in JSON. */
function plain({headers, body, ...rest}: Sent): Sent {
  const type = headers['content-type'];
  const boundary = /boundary=(\S+)/.exec(type ?? '')?.[1];
  if (type === 'application/json' && body) return {...rest, headers, body: JSON.stringify(JSON.parse(body))};
  if (!boundary) return {...rest, headers, body};
  const replaced = {...headers, 'content-type': type!.replace(boundary, 'BOUNDARY')};
  return {...rest, headers: replaced, body: body.replaceAll(boundary, 'BOUNDARY')};
}

/** What the console sends to the operation if its first server has this URL. */
async function sentByConsole(operation: ConsoleOperation, {files}: Draft<{name: string}>, url: string): Promise<Sent> {
  const chosen = Object.entries(files).map(([key, all]) => [key, all.map(({name}) => new File([FILE_CONTENT], name))]);
  const draft = {...initialDraft(operation), files: Object.fromEntries(chosen) as Draft['files']};
  const [own = []] = operation.security;
  const target = {url, schemes: own, credentials: STYLE_CREDENTIALS, cookieHeader: COOKIE_HEADER};
  const request = toRequest(prepare(operation, draft, target), new AbortController().signal);
  const {[COOKIE_HEADER.toLowerCase()]: cookie, ...headers} = Object.fromEntries(request.headers);
  return plain({
    method: request.method,
    target: request.url,
    headers: {...headers, ...(cookie && {cookie})},
    body: await request.text(),
  });
}

/** Runs the samples of a language for every operation, each of which has a path of its own. */
export function testSamples(id: string): void {
  let server: TestServer;
  let folder: string;
  const received: Sent[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
    const names = drafts.flatMap(({files}) => Object.values(files).flatMap((all) => all.map(({name}) => name)));
    for (const name of names) await writeFile(path.join(folder, name), FILE_CONTENT);
    server = await serve(async (request, response) => {
      const {method = '', url = ''} = request;
      const target = new URL(url, server.origin).href;
      received.push({method, target, headers: request.headers as Sent['headers'], body: await text(request)});
      response.writeHead(url.startsWith('/503') ? 503 : 200).end(RESPONSE);
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, {recursive: true, force: true});
  });

  const sampleFor = (operation: ConsoleOperation, at: number | string) =>
    exampleRequest({...operation, servers: [{url: `${server.origin}/${at}`, label: ''}]});

  it('sends what the console sends', async () => {
    const samples = operations.map(sampleFor);
    const {code, stdout, stderr} = await runSamples(id, samples.map(GENERATORS[id]!), folder, environment);
    expect(code, stderr).toBe(0);
    expect(stdout.replaceAll('\n', '')).toBe(RESPONSE.repeat(samples.length));
    expect(received).toHaveLength(samples.length);
    for (const [at, operation] of operations.entries()) {
      const expected = await sentByConsole(operation, drafts[at]!, `${server.origin}/${at}`);
      const sent = plain(received[at]!);
      const headers = Object.fromEntries(Object.keys(expected.headers).map((name) => [name, sent.headers[name]]));
      const {body} = samples[at]!;
      // `fetch`, in the console as in JavaScript, sends no body with GET.
      const isAdded = BODILESS.includes(operation.method) && id !== 'javascript' && body && 'text' in body;
      expect({...sent, headers}, `${operation.method} ${operation.path}`).toEqual({
        ...expected,
        ...(isAdded && {body: JSON.stringify(JSON.parse(body.text))}),
      });
    }
  });

  it('fails visibly on a status other than 2xx', async () => {
    const sample = GENERATORS[id]!(sampleFor(operations[0]!, 503));
    const {code, stdout, stderr} = await runSamples(id, [sample], folder, environment);
    expect(code).not.toBe(0);
    expect(stdout + stderr).toContain('503');
    expect(stdout + stderr).toContain(RESPONSE);
  });
}
