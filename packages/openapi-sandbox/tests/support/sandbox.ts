import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {consoleOperation, exampleDraft} from 'openapi-model/console/operation';
import {prepare} from 'openapi-model/console/request';
import {openContract} from 'openapi-model/contract';
import {targetOf} from 'openapi-model/document';
import type {Operation} from 'openapi-model/model';
import type {RequestBody} from 'openapi-model/request';
import {overviewOf} from 'openapi-model/overview';
import {createSandbox, type OpenApiDocument, type Sandbox} from '../../src/index.ts';

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- a contract as plain JSON */
type Json = any;

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  body: Json;
}

export interface Example {
  id: string;
  method: string;
  path: string;
  /** Path and query with the example values of the contract. */
  url: string;
  body?: Json;
  codes: string[];
  exampleOf: (code: string) => Json;
}

const ORIGIN = 'http://sandbox.local';

const DEMO_CREDENTIALS = {'X-API-Key': 'demo-api-key', 'X-Domain-ID': 'demo-domain-id'};

/** Sends a request with the demo credentials; plain values are sent as JSON. */
export async function send(
  sandbox: Pick<Sandbox, 'fetch'>,
  method: string,
  url: string,
  {body, headers}: {body?: Json; headers?: Record<string, string>} = {},
): Promise<Reply> {
  const isRaw = typeof body === 'string' || [FormData, Uint8Array, ReadableStream].some((kind) => body instanceof kind);
  const isJson = body !== undefined && !(body instanceof FormData);
  const init = {
    method,
    body: isRaw || body === undefined ? body : JSON.stringify(body),
    headers: {...DEMO_CREDENTIALS, ...(isJson && {'Content-Type': 'application/json'}), ...headers},
    duplex: 'half',
  };
  const response = await sandbox.fetch(new Request(ORIGIN + url, init));
  const text = await response.text();
  const {status, headers: received} = response;
  const isJsonResponse = /json/.test(received.get('Content-Type') ?? '') && text !== '';
  return {status, headers: received, text, body: isJsonResponse ? JSON.parse(text) : undefined};
}

/** Sends a body to an operation that takes this schema and always responds with "Yes.". */
export function sendTo(
  schema: unknown,
  body: Json,
  {type = 'application/json', openapi = '3.1.0', schemas = {}} = {},
): Promise<Reply> {
  const post = {
    // An operation of ours has the same id, and must not be taken for this one.
    operationId: 'createUser',
    requestBody: {required: true, content: {[type]: {schema}}},
    responses: {200: {description: 'Done.', content: {'application/json': {example: 'Yes.'}}}},
  };
  const sandbox = createSandbox({openapi, paths: {'/a': {post}}, components: {schemas}});
  const isText = typeof body === 'string';
  return send(sandbox, 'POST', '/a', {body, ...(isText && {headers: {'Content-Type': type}})});
}

function formOf(body: RequestBody): FormData {
  const form = new FormData();
  for (const {name, value, contentType: type} of 'parts' in body ? body.parts : []) {
    if (typeof value === 'string' && !type) form.append(name, value);
    else form.append(name, new Blob(['x'], {type}), typeof value === 'string' ? undefined : value.name);
  }
  return form;
}

function exampleOfOperation(operation: Operation, contract: OpenApiDocument): Example {
  const {id, method, path, responses} = operation;
  const sent = consoleOperation(openContract(contract), id);
  // Optional parameters with an example are sent as well.
  const values = Object.fromEntries(sent.parameters.map(({key, example}) => [key, example]));
  const target = {url: '', schemes: [], credentials: {}};
  const {url, body} = prepare(sent, {...exampleDraft(sent), values}, target);
  return {
    ...{id, method, path, url},
    ...(body && {body: 'text' in body ? JSON.parse(body.text) : formOf(body)}),
    codes: responses.map(({status}) => status),
    exampleOf(code) {
      const {example, examples} = responses.find(({status}) => status === code)!.body!;
      return JSON.parse(examples?.[0]?.text ?? example!);
    },
  };
}

/** A validator independent of the sandbox's own, and the examples of a contract. */
export function readContract(contract: OpenApiDocument) {
  const document: Json = contract;
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats.default(ajv);
  ajv.addSchema({...document, $id: 'contract'});

  const at = (pointer: string): Json => targetOf(document, pointer);

  /** Resolves references along a pointer. */
  const follow = (pointer: string): string => (at(pointer)?.$ref === undefined ? pointer : follow(at(pointer).$ref));
  const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

  const responseAt = (method: string, path: string, code: string) =>
    follow(`#/paths/${escape(path)}/${method.toLowerCase()}/responses/${code}`);

  /** Validates a response against its documented schema; empty if it is valid. */
  function problems(method: string, path: string, code: string, {body, headers}: Reply): string[] {
    const response = responseAt(method, path, code);
    if (at(response) === undefined) return [`${code} is not documented`];
    const type = (headers.get('Content-Type') ?? '').split(';')[0]!;
    const media = `${response}/content/${escape(type)}`;
    if (at(media) === undefined) return type ? [`${type} is not documented`] : [];
    const reference = encodeURI(`contract${media}/schema`);
    const validate = ajv.getSchema(reference)!;
    return validate(body) ? [] : [ajv.errorsText(validate.errors)];
  }

  const operations = overviewOf(document).tags.flatMap((tag) =>
    tag.operations.map((operation) => exampleOfOperation(operation, contract)),
  );
  return {operations, problems};
}
