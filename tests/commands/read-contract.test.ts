/** What stops the build, with file, line and rule, and what a contract may refer to. */
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {publishedContract, readContract} from '../../src/plugins/reference/contract';

const GOOD = `openapi: 3.0.3
info: {title: Things, version: '1'}
servers: [{url: https://things.example}]
paths:
  /things/{id}:
    get:
      operationId: getThing
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}}
      responses:
        '200':
          description: A thing.
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Thing'}
  /things:
    get:
      operationId: listThings
      responses: {'200': {description: Things.}}
components:
  schemas:
    Thing:
      type: object
      properties:
        parent: {$ref: '#/components/schemas/Thing'}
`;
const SECRET = 'SECRET-TOKEN-123';
const SCHEMA = "{$ref: '#/components/schemas/Thing'}";

let work: string;
let server: http.Server;
let address: string;
const requests: string[] = [];

beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'contract-'));
  mkdirSync(path.join(work, 'api/parts'), {recursive: true});
  writeFileSync(path.join(work, 'secret.yaml'), `secret: {type: string, description: ${SECRET}}\n`);
  writeFileSync(path.join(work, 'api/.env'), `TOKEN=${SECRET}\n`);
  symlinkSync(path.join(work, 'secret.yaml'), path.join(work, 'api/link.yaml'));
  server = http.createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(work, {recursive: true, force: true});
});

function fileWith(name: string, text: string): string {
  const file = path.join(work, 'api', name);
  writeFileSync(file, text);
  return file;
}

const CASES: [name: string, file: string, text: string, line: number, rule: string, pointer?: string][] = [
  ['bad YAML', 'bad.yaml', GOOD.replace('paths:', 'paths: ['), 5, 'yaml-syntax'],
  ['bad JSON', 'bad.json', '{\n  "openapi": "3.0.0",\n  "info": {]\n}', 3, 'yaml-syntax'],
  ['an empty file', 'empty.yaml', '\n  \n', 1, 'empty-file'],
  ['a list', 'list.yaml', '- a\n', 1, 'no-document'],
  ['OpenAPI 3.2', 'newer.yaml', GOOD.replace('3.0.3', '3.2.0'), 1, 'openapi-version', '#/openapi'],
  [
    'a dangling $ref',
    'dangling.yaml',
    GOOD.replace(`schema: ${SCHEMA}`, "schema: {$ref: '#/components/schemas/Things'}"),
    15,
    'no-unresolved-refs',
    '#/paths/~1things~1{id}/get/responses/200/content/application~1json/schema',
  ],
  [
    'a duplicate operationId',
    'duplicate.yaml',
    GOOD.replace('operationId: listThings', 'operationId: getThing'),
    18,
    'operation-operationId-unique',
    '#/paths/~1things/get/getThing',
  ],
  [
    'a wrong structure',
    'structure.yaml',
    GOOD.replace('description: A thing.', 'describes: A thing.'),
    12,
    'struct',
    '#/paths/~1things~1{id}/get/responses/200/describes',
  ],
  [
    'a header name with a space',
    'header.yaml',
    GOOD.replace('- {name: id,', '- {name: Request Id, in: header, schema: {type: string}}\n        - {name: id,'),
    9,
    'contract/http-names',
    '#/paths/~1things~1{id}/get/parameters/0/name',
  ],
];

describe('the build stops', {timeout: 60_000}, () => {
  test.each(CASES)('at %s', async (_, name, text, line, rule, pointer) => {
    const file = fileWith(name, text);
    const {problems, document} = await readContract(file);
    expect(document).toBeUndefined();
    const place = {file: path.relative('', file), line, rule, ...(pointer && {pointer})};
    expect(problems).toContainEqual(expect.objectContaining(place));
    expect(problems.every(({message}) => message.length > 5)).toBe(true);
    await expect(publishedContract(file)).rejects.toThrow(`${path.relative('', file)}:${line}: ${rule}: `);
  });

  test('at a missing file', async () => {
    const {problems} = await readContract(path.join(work, 'missing.yaml'));
    expect(problems).toMatchObject([{line: 1, rule: 'file', message: 'The file does not exist.'}]);
  });

  test('at an error in a referenced file, and names that file', async () => {
    const part = fileWith('part.yaml', 'type: object\nproperties:\n  a: {$ref: "./nowhere.yaml"}\n');
    const file = fileWith('parts.yaml', GOOD.replace(`schema: ${SCHEMA}`, 'schema: {$ref: part.yaml}'));
    const {problems} = await readContract(file);
    expect(problems).toMatchObject([{file: path.relative('', part), line: 3, rule: 'no-unresolved-refs'}]);
  });
});

const REFUSED: [name: string, target: string, schema: string, below?: string][] = [
  ['a parent folder', '../secret.yaml', "{$ref: '../secret.yaml#/secret'}"],
  ['a folder and back', 'parts/../../secret.yaml', '{$ref: parts/../../secret.yaml}'],
  ['an absolute path', '/etc/hostname', '{example: {$ref: /etc/hostname}}', '/example/$ref'],
  ['a file: address', 'file:///proc/self/environ', "{$ref: 'file:///proc/self/environ'}"],
  ['an http: address', 'ADDRESS/a', "{$ref: 'ADDRESS/a'}"],
  ['an address without a protocol', '//HOST/a', "{$ref: '//HOST/a'}"],
  ['a symbolic link', 'link.yaml', '{$ref: link.yaml#/secret}'],
  ['a hidden file', '.env', '{$ref: .env}'],
  ['a percent-encoded path', '%2e%2e/secret.yaml', '{$ref: "%2e%2e/secret.yaml#/secret"}'],
  [
    'a file, as the target of a discriminator',
    '../secret.yaml',
    "{oneOf: [{type: object}], discriminator: {propertyName: a, mapping: {b: '../secret.yaml#/secret'}}}",
    '/discriminator/mapping/b',
  ],
];

describe('a contract is refused for a reference', {timeout: 60_000}, () => {
  test.each(REFUSED)('to %s', async (name, target, schema, below = '/$ref') => {
    const filled = (text: string) => text.replaceAll('ADDRESS', address).replaceAll('HOST', address.slice(7));
    const text = GOOD.replace(`schema: ${SCHEMA}`, `schema: ${filled(schema)}`);
    const {problems, document} = await readContract(fileWith(`${name.replaceAll(/\W/g, '-')}.yaml`, text));
    expect(document).toBeUndefined();
    const pointer = `#/paths/~1things~1{id}/get/responses/200/content/application~1json/schema${below}`;
    expect(problems).toMatchObject([{line: 15, rule: 'outside-contract', pointer}]);
    expect(problems[0]!.message).toContain(filled(target));
    expect(requests).toEqual([]);
  });

  test('in a referenced file, which is named', async () => {
    const part = fileWith('parts/remote.yaml', `type: object\nproperties:\n  a: {$ref: '${address}/c'}\n`);
    const file = fileWith('remote.yaml', GOOD.replace(`schema: ${SCHEMA}`, 'schema: {$ref: parts/remote.yaml}'));
    const {problems} = await readContract(file);
    expect(problems).toMatchObject([{file: path.relative('', part), line: 3, rule: 'outside-contract'}]);
    expect(requests).toEqual([]);
  });
});

test('files below the folder become one document, and the addresses of examples stay', {timeout: 60_000}, async () => {
  fileWith('parts/thing.yaml', 'type: object\nproperties: {parent: {$ref: ./thing.yaml}}\n');
  const examples = {one: {externalValue: `${address}/e`}, two: {externalValue: '../secret.yaml'}};
  const media = `schema: {$ref: parts/thing.yaml}\n              examples: ${JSON.stringify(examples)}`;
  const {problems, document} = await readContract(fileWith('own.yaml', GOOD.replace(`schema: ${SCHEMA}`, media)));
  expect(problems).toEqual([]);
  expect(document!.components.schemas.thing.properties.parent).toEqual({$ref: '#/components/schemas/thing'});
  expect(document!.paths['/things/{id}'].get.responses['200'].content['application/json'].examples).toEqual(examples);
  expect(requests).toEqual([]);
});
