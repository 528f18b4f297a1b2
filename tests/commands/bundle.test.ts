/** An invalid contract stops the build with file, line and rule, and leaves the last good bundle alone. */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {bundleContract} from '../../src/plugins/reference/bundle';
import {contractDir} from '../../src/config/reference';

const API_URL = 'https://api.skillgrove.example';
const work = mkdtempSync(path.join(tmpdir(), 'bundle-'));
const files: string[] = [];

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

function fileWith(name: string, text: string): string {
  const file = path.join(work, name);
  writeFileSync(file, text);
  files.push(file);
  return file;
}

/** A bundle as an earlier build would have left it. */
function leaveBundle(file: string): string {
  const dir = contractDir(file);
  mkdirSync(dir, {recursive: true});
  writeFileSync(path.join(dir, 'openapi.json'), '{}');
  return dir;
}

/** Checks that the last bundle is unchanged and that no part of the new one is left. */
function expectOnly(last: string): void {
  expect(readFileSync(path.join(last, 'openapi.json'), 'utf8')).toBe('{}');
  expect(readdirSync(path.dirname(last)).filter((name) => name.startsWith(`${path.basename(last)}-`))).toEqual([]);
}

afterAll(() => {
  for (const file of files) rmSync(contractDir(file), {recursive: true, force: true});
  rmSync(work, {recursive: true, force: true});
});

const CASES: [name: string, file: string, text: string, line: number, rule: string, pointer?: string][] = [
  ['bad YAML', 'bad.yaml', GOOD.replace('paths:', 'paths: ['), 5, 'yaml-syntax'],
  ['bad JSON', 'bad.json', '{\n  "openapi": "3.0.0",\n  "info": {]\n}', 3, 'yaml-syntax'],
  ['an empty file', 'empty.yaml', '', 1, 'empty-file'],
  ['white space alone', 'blank.yaml', '\n  \n', 1, 'empty-file'],
  ['a list', 'list.yaml', '- a\n', 1, 'no-document'],
  [
    'a dangling $ref',
    'dangling.yaml',
    GOOD.replace("schema: {$ref: '#/components/schemas/Thing'}", "schema: {$ref: '#/components/schemas/Things'}"),
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
    'an undeclared path parameter',
    'undeclared.yaml',
    GOOD.replace(/ {6}parameters:\n.*\n/, ''),
    6,
    'path-parameters-defined',
    '#/paths/~1things~1{id}/get/parameters',
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
  [
    'an API key in a header with a colon',
    'key.yaml',
    `${GOOD}  securitySchemes:\n    Key: {type: apiKey, in: header, name: 'X:Key'}\n`,
    27,
    'contract/http-names',
    '#/components/securitySchemes/Key/name',
  ],
  [
    'a cookie name with a semicolon',
    'cookie.yaml',
    `${GOOD}  securitySchemes:\n    Key: {type: apiKey, in: cookie, name: 'a;b'}\n`,
    27,
    'contract/http-names',
    '#/components/securitySchemes/Key/name',
  ],
  [
    'half of a surrogate pair',
    'surrogate.json',
    JSON.stringify(parse(GOOD)).replace('A thing.', 'A \\ud800 thing.'),
    1,
    'lone-surrogate',
    '#/paths/~1things~1{id}/get/responses/200/description',
  ],
  [
    'aliases that explode',
    'bomb.yaml',
    `${GOOD}x-0: &a0 [a, a, a, a, a, a, a, a, a]\n${Array.from({length: 12}, (_, index) => `x-${index + 1}: &a${index + 1} [${Array(9).fill(`*a${index}`).join()}]\n`).join('')}`,
    1,
    'too-large',
  ],
  ['an alias within its own anchor', 'endless.yaml', `${GOOD}x-a: &a {b: [*a]}\n`, 1, 'too-large'],
  [
    'aliases nested in aliases',
    'nested.yaml',
    `${GOOD}x-0: &a0 {}\n${Array.from({length: 10_000}, (_, index) => `x-${index + 1}: &a${index + 1} {a: *a${index}}\n`).join('')}`,
    1,
    'too-large',
  ],
  ['10,000 levels', 'deep.yaml', `${GOOD}x-a: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`, 26, 'yaml-syntax'],
  ['10,000 levels of JSON', 'deep.json', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 1, 'yaml-syntax'],
  [
    'Swagger 2.0',
    'swagger.yaml',
    "swagger: '2.0'\ninfo: {title: Things, version: '1'}\npaths: {}\n",
    1,
    'openapi-version',
  ],
  ['OpenAPI 3.2', 'newer.yaml', GOOD.replace('3.0.3', '3.2.0'), 1, 'openapi-version'],
];

describe('the build stops', {timeout: 60_000}, () => {
  test.each(CASES)('at %s', (_, name, text, line, rule, pointer) => {
    const file = fileWith(name, text);
    const last = leaveBundle(file);
    const problems = bundleContract(file, {apiUrl: API_URL});
    const found = problems.map((problem) => ({...problem, file: path.basename(problem.file)}));
    expect(found).toContainEqual(expect.objectContaining({file: name, line, rule, ...(pointer && {pointer})}));
    expect(problems.every(({message}) => message.length > 5)).toBe(true);
    expectOnly(last);
  });

  test('at a missing file', () => {
    const file = path.join(work, 'missing.yaml');
    const last = leaveBundle(file);
    expect(bundleContract(file, {apiUrl: API_URL})).toMatchObject([
      {line: 1, rule: 'file', message: 'The file does not exist.'},
    ]);
    expectOnly(last);
  });

  test('at a file that is referenced too often', () => {
    fileWith('long.yaml', `text: ${'a'.repeat(60_000)}\n`);
    const places = Array.from({length: 100}, (_, index) => `x-${index}: {$ref: long.yaml}\n`);
    const problems = bundleContract(fileWith('repeated.yaml', GOOD + places.join('')), {apiUrl: API_URL});
    expect(problems).toMatchObject([{line: 1, rule: 'too-large'}]);
  });

  test('at an error in a referenced file, and names that file', () => {
    fileWith('part.yaml', 'type: object\nproperties:\n  a: {$ref: "./nowhere.yaml"}\n');
    const text = GOOD.replace("schema: {$ref: '#/components/schemas/Thing'}", 'schema: {$ref: part.yaml}');
    const [problem] = bundleContract(fileWith('parts.yaml', text), {apiUrl: API_URL});
    expect(problem).toMatchObject({line: 3, rule: 'no-unresolved-refs'});
    expect(path.basename(problem!.file)).toBe('part.yaml');
  });
});

test('a valid contract replaces the last bundle, as JSON and YAML', {timeout: 60_000}, () => {
  // Unquoted, YAML 1.1 would read these as false and as a date.
  const text = GOOD.replace('description: Things.', "description: 'no', x-since: '2026-11-22'");
  const file = fileWith('good.yaml', text);
  const dir = leaveBundle(file);
  expect(bundleContract(file, {apiUrl: API_URL})).toEqual([]);
  const bundle = JSON.parse(readFileSync(path.join(dir, 'openapi.json'), 'utf8'));
  expect(bundle.servers).toEqual([{url: 'https://things.example'}]);
  expect(bundle.components.schemas.Thing.properties.parent).toEqual({$ref: '#/components/schemas/Thing'});
  const yaml = readFileSync(path.join(dir, 'openapi.yaml'), 'utf8');
  for (const version of ['1.1', '1.2'] as const) expect(parse(yaml, {version})).toEqual(bundle);
});
