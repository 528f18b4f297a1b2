/**
 * The samples of an operation send what its untouched console sends, byte for byte save the order of headers, the boundary
 * of a form, and the spaces in JSON that a sample writes as a value of its language.
 */
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {credentialsOf} from '../../src/lib/console/credentials';
import {consoleOperation, exampleDraft, initialDraft} from '../../src/lib/console/operation';
import {prepare, toRequest} from '../../src/lib/console/request';
import {exampleRequest} from '../../src/lib/console/sample';
import type {Draft} from '../../src/lib/console/types';
import {sampleCredential} from '../../src/lib/samples/credentials';
import {GENERATORS} from '../../src/lib/samples/programs';
import {openContract} from '../../src/openapi/contract';
import type {OpenApiDocument} from '../../src/openapi/document';
import type {SampleRequest} from '../../src/openapi/request';
import {overviewOf} from '../../src/openapi/overview';
import {referencePages} from '../../src/plugins/reference/pages';
import {COOKIE_HEADER} from '../../src/sandbox/parameters';
import {demoCredential} from '../../src/sandbox';
import {serve, type TestServer} from '../support/server';
import {STYLES_CONTRACT} from '../support/styles';
import {foreignContract} from '../unit/support/foreign';
import {runSample} from './runtimes';

/** The languages that every machine runs. */
const LANGUAGES = ['curl', 'javascript', 'python'];
const FILE_CONTENT = 'a file\0\r\n';

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
  if (type === 'application/json') return {...rest, headers, body: JSON.stringify(JSON.parse(body))};
  if (!boundary) return {...rest, headers, body};
  return {
    ...rest,
    headers: {...headers, 'content-type': type!.replace(boundary, 'BOUNDARY')},
    body: body.split(boundary).join('BOUNDARY'),
  };
}

describe.each([
  ['every style', STYLES_CONTRACT],
  ['operations.yaml', foreignContract('operations.yaml')],
] as [string, OpenApiDocument][])('%s', (_, document) => {
  const contract = openContract(document);
  const pages = referencePages(overviewOf(document), document, {product: 'Test', isForeign: true}).operations;
  const all = pages.map(({data}) => data).filter(({operation}) => !operation.isWebhook);
  let server: TestServer;
  let last: Sent;

  beforeAll(async () => {
    server = await serve(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      last = {
        method: request.method!,
        target: new URL(request.url!, server.origin).href,
        headers: request.headers as Sent['headers'],
        body: Buffer.concat(chunks).toString(),
      };
      response.end();
    });
  });
  afterAll(() => server.close());

  it.each(all.map((data) => [`${data.operation.method} ${data.operation.path}`, data] as const))(
    '%s',
    async (_, data) => {
      const operation = consoleOperation(contract, data.operation.id);
      const [schemes = []] = operation.security;
      const credentials = Object.fromEntries(schemes.map((scheme) => [scheme.scheme, demoCredential(scheme)]));
      const values = credentialsOf(schemes, credentials);
      const env = Object.fromEntries(
        schemes.flatMap((scheme) => {
          const value = values.find((credential) => credential.scheme === scheme.scheme)?.value;
          return value === undefined ? [] : [[sampleCredential(scheme)!.env, value]];
        }),
      );
      const {files} = exampleDraft(operation);
      const names = Object.values(files).flatMap((chosen) => chosen.map(({name}) => name));
      const folder = await mkdtemp(path.join(tmpdir(), 'samples-'));
      for (const name of names) await writeFile(path.join(folder, name), FILE_CONTENT);

      const draft = {
        ...initialDraft(operation),
        files: Object.fromEntries(
          Object.entries(files).map(([key, chosen]) => [key, chosen.map(({name}) => new File([FILE_CONTENT], name))]),
        ) as Draft['files'],
      };
      const target = {url: server.origin, schemes, credentials, cookieHeader: COOKIE_HEADER};
      const request = toRequest(prepare(operation, draft, target), new AbortController().signal);
      const headers = Object.fromEntries(request.headers);
      const cookie = headers[COOKIE_HEADER.toLowerCase()];
      delete headers[COOKIE_HEADER.toLowerCase()];
      const fromConsole = plain({
        method: request.method,
        target: request.url,
        headers: {...headers, ...(cookie && {cookie})},
        body: await request.text(),
      });

      const sample: SampleRequest = exampleRequest({...operation, servers: [{url: server.origin, label: ''}]});
      for (const id of LANGUAGES) {
        const {code, stderr} = await runSample(id, GENERATORS[id]!(sample), folder, env);
        expect(code, stderr).toBe(0);
        const sent = plain(last);
        const own = Object.fromEntries(Object.keys(fromConsole.headers).map((name) => [name, sent.headers[name]]));
        const isBodiless = fromConsole.method === 'GET' && sample.body !== undefined && id !== 'javascript';
        const expected = {
          ...fromConsole,
          ...(isBodiless && 'text' in sample.body! && {body: JSON.stringify(JSON.parse(sample.body.text))}),
        };
        expect({...sent, headers: own}, id).toEqual(expected);
      }
      await rm(folder, {recursive: true});
    },
  );
});
