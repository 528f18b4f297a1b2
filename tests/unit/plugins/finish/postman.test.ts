import vm from 'node:vm';
import {expect, it} from 'vitest';
import {list, type Json} from 'openapi-model/json';
import {overviewOf} from 'openapi-model/overview';
import {exampleRequests} from '@site/packages/openapi-model/tests/support/request';
import {foreignContract} from '@site/packages/openapi-model/tests/support/foreign';
import {DEMO_CREDENTIALS, createSandbox} from '../../../../src/sandbox';
import {postmanCollection} from '../../../../src/plugins/finish/postman';
import {ourContract} from '@site/tests/unit/support/contract';

const collectionOf = (contract: Json) => postmanCollection(contract, overviewOf(contract), null);
const itemsIn = ({item}: Json): Json[] => list(item).flatMap((folder) => list(folder.item));

/** The texts of a request, as Postman fills in its variables. */
function filled({request}: Json, variables: ReadonlyMap<string, string>) {
  const fill = (source: string) => source.replace(/\{\{(\w+)\}\}/g, (_, name) => variables.get(name) ?? '');
  const {url, header, method, body} = request;
  const values = new Map(list(url.variable).map(({key, value}) => [`:${key}`, value as string]));
  const path = list<string>(url.path).map((segment) => values.get(segment) ?? segment);
  const search = url.raw.split('?')[1];
  return {
    method: method as string,
    url: fill([url.host[0], ...path].join('/') + (search ? `?${search}` : '')),
    headers: Object.fromEntries(list(header).map(({key, value}) => [key, fill(value)])),
    ...(body?.raw && {body: fill(body.raw)}),
  };
}

/** A form as Postman sends it, with what its files are called in place of their content; undefined without a form. */
function formOf({request: {body}}: Json): FormData | undefined {
  if (body?.mode !== 'formdata') return undefined;
  const form = new FormData();
  for (const {key, value, src} of list(body.formdata)) form.set(key, value ?? new File([src], src));
  return form;
}

/** Runs the script of a request on its response, and returns the names of the checks. */
function check({event}: Json, response: Response, body: unknown, variables: Map<string, string>): string[] {
  const names: string[] = [];
  const is = (value: unknown) => ({to: {be: {get true() { return expect(value).toBe(true); }}}}); // prettier-ignore
  const pm = {
    response: {json: () => body, to: {be: {get success() { return expect(response.ok).toBe(true); }}}}, // prettier-ignore
    collectionVariables: {set: (name: string, value: string) => variables.set(name, value)},
    expect: is,
    test: (name: string, run: () => void) => (names.push(name), run()),
  };
  // Postman declares these for old scripts.
  vm.runInNewContext(`const data = {}, responseBody = '';\n${event[0].script.exec.join('\n')}`, {pm});
  return names;
}

it('runs in its own order: creates, reads, enrols, withdraws, deletes, with the identifiers of what it created', async () => {
  const contract = ourContract();
  const collection = collectionOf(contract);
  const {servers, info, tags} = contract;
  expect([collection.info.name, collection.info.schema]).toEqual([info.title, expect.stringContaining('v2.1.0')]);
  expect(collection.item.map(({name}: Json) => name)).toEqual([...list(tags).map(({name}) => name), 'Delete']);
  const variables = new Map<string, string>(list(collection.variable).map(({key, value}) => [key, value]));
  expect(Object.fromEntries(variables)).toMatchObject({baseUrl: servers![0].url, apiKey: '', domainId: ''});
  const [apiKey, domainId] = Object.values(DEMO_CREDENTIALS);
  variables.set('apiKey', apiKey!).set('domainId', domainId!);
  const sandbox = createSandbox(contract);
  const initial = new Map(variables);
  for (const item of itemsIn(collection)) {
    const {url, ...init} = filled(item, variables);
    const response = await sandbox.fetch(new Request(url, {body: formOf(item), ...init}));
    const text = await response.text();
    expect([item.name, response.ok, text]).toEqual([item.name, true, text]);
    expect(check(item, response, JSON.parse(text), variables)).toEqual(['The status is 2xx', 'success is true']);
  }
  for (const name of ['courseId', 'userId', 'teamId']) expect(variables.get(name)).not.toBe(initial.get(name));
});

it.each(['ours', 'signals.yaml', 'operations.yaml', 'every-field.yaml', 'oddities.yaml'])(
  'sends what the samples of a contract send: %s',
  (name) => {
    const contract = name === 'ours' ? ourContract() : foreignContract(name);
    const collection = collectionOf(contract);
    const variables = new Map<string, string>(list(collection.variable).map(({key, value}) => [key, value]));
    const credential = (part: Json) => (part.prefix ?? '') + (part.value ?? '');
    const sent = itemsIn(collection).map((item) => filled(item, variables));
    const samples = Object.values(exampleRequests(contract)).map(({method, url, query = [], headers, body}) => ({
      method,
      url: query.reduce((text, key) => `${text}${text.includes('?') ? '&' : '?'}${key.name}=`, url),
      headers: {
        ...Object.fromEntries(headers.map((header) => [header.name, credential(header)])),
        ...(body && !('parts' in body) && {'Content-Type': body.contentType}),
      },
      ...(body && 'text' in body && {body: body.text}),
    }));
    const order = (requests: object[]) => requests.map((request) => JSON.stringify(request)).sort();
    expect(order(sent)).toEqual(order(samples));
  },
);

it('puts a folder that creates something before those that use it', () => {
  const responses = {200: {content: {'application/json': {schema: {type: 'object'}}}}};
  const call = (tag: string, more: Json = {}): Json => ({tags: [tag], responses, ...more});
  const schema = {type: 'object', properties: {itemId: {type: 'string', example: 'i1'}}, required: ['itemId']};
  const requestBody = {content: {'application/json': {schema}}};
  const collection = collectionOf({
    openapi: '3.1.0',
    info: {},
    paths: {
      '/orders': {post: call('Orders', {requestBody})},
      '/items/{key}': {delete: call('Items', {parameters: [{name: 'key', in: 'path', schema: {type: 'string'}}]})},
      '/items': {get: call('Items'), post: call('Items')},
    },
  });
  expect(itemsIn(collection).map(({request}) => `${request.method} ${request.url.raw}`)).toEqual([
    'POST {{baseUrl}}/items',
    'GET {{baseUrl}}/items',
    'POST {{baseUrl}}/orders',
    'DELETE {{baseUrl}}/items/:key',
  ]);
  expect(itemsIn(collection)[2]!.request.body.raw).toContain('"itemId": "{{itemId}}"');
  expect(collection.variable[0]).toMatchObject({key: 'baseUrl', description: expect.stringContaining('placeholder')});
});

it('an operation without a request stops it', () => {
  const contract = ourContract();
  const {tags, ...overview} = overviewOf(contract);
  const [all, left] = [tags, tags.slice(1)].map((some) => some.flatMap(({operations}) => operations).length);
  expect(() => postmanCollection(contract, {...overview, tags: tags.slice(1)}, null)).toThrow(
    `The Postman collection has ${left} requests for ${all} operations.`,
  );
});
