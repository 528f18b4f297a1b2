/** What stops the build, with file, line and rule, and what a contract may refer to. */
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {publishedContract, readContract} from '../../src/plugins/reference/contract';
import {serve, type TestServer} from '../support/server';

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
let server: TestServer;
const requests: string[] = [];

beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'contract-'));
  mkdirSync(path.join(work, 'api/parts'), {recursive: true});
  writeFileSync(path.join(work, 'secret.yaml'), `secret: {type: string, description: ${SECRET}}\n`);
  writeFileSync(path.join(work, 'api/.env'), `TOKEN=${SECRET}\n`);
  symlinkSync(path.join(work, 'secret.yaml'), path.join(work, 'api/link.yaml'));
  server = await serve((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
});

afterAll(async () => {
  await server.close();
  rmSync(work, {recursive: true, force: true});
});

function fileWith(name: string, text: string): string {
  const file = path.join(work, 'api', name);
  writeFileSync(file, text);
  return file;
}

/** A file with a contract whose response has this schema. */
const withSchema = (name: string, schema: string) =>
  fileWith(name, GOOD.replace(`schema: ${SCHEMA}`, `schema: ${schema}`));

describe('the build stops', () => {
  test.each([
    ['bad YAML', 'bad.yaml', GOOD.replace('paths:', 'paths: ['), 5, 'yaml-syntax'],
    ['bad JSON', 'bad.json', '{\n  "openapi": "3.0.0",\n  "info": {]\n}', 3, 'yaml-syntax'],
    ['an empty file', 'empty.yaml', '\n  \n', 1, 'empty-file'],
    ['a list', 'list.yaml', '- a\n', 1, 'no-document'],
    ['OpenAPI 3.2', 'newer.yaml', GOOD.replace('3.0.3', '3.2.0'), 1, 'openapi-version'],
  ])('at %s', async (_, name, text, line, rule) => {
    const file = fileWith(name, text);
    await expect(publishedContract(file)).rejects.toThrow(`${path.relative('', file)}:${line}: ${rule}: `);
  });

  test('at a missing file', async () => {
    const {problems} = await readContract(path.join(work, 'missing.yaml'));
    expect(problems).toMatchObject([{line: 1, rule: 'file', message: 'The file does not exist.'}]);
  });

  test('at all faults that the rules find', async () => {
    const response = '#/paths/~1things~1{id}/get/responses/200';
    const text = GOOD.replace(`schema: ${SCHEMA}`, "schema: {$ref: '#/components/schemas/Things'}")
      .replace('operationId: listThings', 'operationId: getThing')
      .replace('description: A thing.', 'describes: A thing.')
      .replace('- {name: id,', '- {name: Request Id, in: header, schema: {type: string}}\n        - {name: id,');
    const {problems, document} = await readContract(fileWith('faults.yaml', text));
    expect(document).toBeUndefined();
    expect(problems.map(({line, rule, pointer}) => [line, rule, pointer])).toEqual(
      expect.arrayContaining([
        [16, 'no-unresolved-refs', `${response}/content/application~1json/schema`],
        [19, 'operation-operationId-unique', '#/paths/~1things/get/getThing'],
        [13, 'struct', `${response}/describes`],
        [9, 'contract/http-names', '#/paths/~1things~1{id}/get/parameters/0/name'],
      ]),
    );
  });

  test('at an error in a referenced file, and names that file', async () => {
    const part = fileWith('part.yaml', 'type: object\nproperties:\n  a: {$ref: "./nowhere.yaml"}\n');
    const {problems} = await readContract(withSchema('parts.yaml', '{$ref: part.yaml}'));
    expect(problems).toMatchObject([{file: path.relative('', part), line: 3, rule: 'no-unresolved-refs'}]);
  });
});

describe('a contract is refused for a reference', () => {
  const REFUSED: [name: string, target: string, schema: string, below?: string][] = [
    ['a parent folder', '../secret.yaml', "{$ref: '../secret.yaml#/secret'}"],
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

  test.each(REFUSED)('to %s', async (_, target, schema, below = '/$ref') => {
    const {origin} = server;
    const filled = (text: string) => text.replaceAll('ADDRESS', origin).replaceAll('HOST', new URL(origin).host);
    const {problems, document} = await readContract(withSchema('refused.yaml', filled(schema)));
    expect(document).toBeUndefined();
    const pointer = `#/paths/~1things~1{id}/get/responses/200/content/application~1json/schema${below}`;
    expect(problems).toMatchObject([{line: 15, rule: 'outside-contract', pointer}]);
    expect(problems[0]!.message).toContain(filled(target));
    expect(requests).toEqual([]);
  });

  test('in a referenced file, which is named', async () => {
    const part = fileWith('parts/remote.yaml', `type: object\nproperties:\n  a: {$ref: '${server.origin}/c'}\n`);
    const {problems} = await readContract(withSchema('remote.yaml', '{$ref: parts/remote.yaml}'));
    expect(problems).toMatchObject([{file: path.relative('', part), line: 3, rule: 'outside-contract'}]);
    expect(requests).toEqual([]);
  });
});

test('files below the folder become one document, and the addresses of examples stay', async () => {
  fileWith('parts/thing.yaml', 'type: object\nproperties: {parent: {$ref: ./thing.yaml}}\n');
  const examples = {one: {externalValue: `${server.origin}/e`}, two: {externalValue: '../secret.yaml'}};
  const media = `{$ref: parts/thing.yaml}\n              examples: ${JSON.stringify(examples)}`;
  const {problems, document} = await readContract(withSchema('own.yaml', media));
  expect(problems).toEqual([]);
  expect(document!.components.schemas.thing.properties.parent).toEqual({$ref: '#/components/schemas/thing'});
  expect(document!.paths['/things/{id}'].get.responses['200'].content['application/json'].examples).toEqual(examples);
  expect(requests).toEqual([]);
});
