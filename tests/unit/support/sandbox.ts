import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {createSandbox, DEMO_CREDENTIALS, type OpenApiDocument, type Sandbox} from '../../../src/sandbox';

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
  /** Documented codes. */
  codes: string[];
}

const ORIGIN = 'http://sandbox.local';

/** Sends a request with the demo credentials; bodies other than strings are sent as JSON. */
export async function send(
  sandbox: Pick<Sandbox, 'fetch'>,
  method: string,
  url: string,
  {body, headers}: {body?: Json; headers?: Record<string, string>} = {},
): Promise<Reply> {
  const content =
    typeof body === 'string' || body === undefined || body instanceof FormData ? body : JSON.stringify(body);
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await sandbox.fetch(
    new Request(ORIGIN + url, {
      method,
      body: content,
      headers: {...DEMO_CREDENTIALS, ...(isJson && {'Content-Type': 'application/json'}), ...headers},
    }),
  );
  const text = await response.text();
  const isJsonResponse = /json/.test(response.headers.get('Content-Type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJsonResponse && text !== '' ? JSON.parse(text) : undefined,
  };
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

/** A validator independent of the sandbox's own, and the examples of a contract. */
export function readContract(contract: OpenApiDocument) {
  const document: Json = contract;
  const ajv = new Ajv2020({strict: false, allErrors: true});
  addFormats.default(ajv);
  ajv.addSchema({...document, $id: 'contract'});

  const at = (pointer: string): Json =>
    pointer
      .slice(2)
      .split('/')
      .reduce((node: Json, part) => node?.[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);

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

  const operations: Example[] = Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item)
      .filter(([method]) => /^(?:get|post|put|patch|delete)$/.test(method))
      .map(([method, operation]) => {
        const parameters: Json[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((node: Json) =>
          node.$ref ? at(follow(node.$ref)) : node,
        );
        const filled = parameters
          .filter((parameter) => parameter.in === 'path')
          .reduce((url: string, {name, example}) => url.replace(`{${name}}`, encodeURIComponent(example)), path);
        const query = new URLSearchParams(
          parameters
            .filter((parameter) => parameter.in === 'query' && parameter.example !== undefined)
            .map(({name, example}) => [name, String(example)]),
        ).toString();
        const content = operation.requestBody?.content?.['application/json'];
        const example = Object.values<Json>(content?.examples ?? {})[0];
        return {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          url: filled + (query && `?${query}`),
          ...(example && {body: (example.$ref ? at(follow(example.$ref)) : example).value}),
          codes: Object.keys(operation.responses),
        };
      }),
  );

  /** The first example of a documented response. */
  function exampleOf({method, path}: Example, code: string): Json {
    const content = at(responseAt(method, path, code)).content['application/json'];
    const example = Object.values<Json>(content.examples)[0];
    return (example.$ref ? at(follow(example.$ref)) : example).value;
  }

  return {operations, problems, exampleOf};
}
