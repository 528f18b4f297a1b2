/** What stops the build, with file, line and rule, and what a contract may refer to. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {
  type ContractProblem,
  formatProblem,
  problemIn,
  problemsText,
  readContract,
  redocly,
} from 'openapi-sandbox/node/contract';
import {publishedContract} from '../../src/plugins/reference/contract';
import {jsonText, type Json} from 'openapi-model/json';
import {serve, type TestServer} from '../support/server';

const GOOD = readFileSync(path.join(import.meta.dirname, 'things.yaml'), 'utf8');
/** A text of a few lines that would become 10 million. */
const BOMB = `x-0: &a0 [1]\n${Array.from({length: 7}, (_, at) => `x-${at + 1}: &a${at + 1} [${Array(10).fill(`*a${at}`).join()}]\n`).join('')}`;
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

const withSchema = (name: string, schema: string) =>
  fileWith(name, GOOD.replace(`schema: ${SCHEMA}`, `schema: ${schema}`));

describe('the build stops', () => {
  test.each([
    ['bad YAML', 'bad.yaml', GOOD.replace('paths:', 'paths: ['), 5, 'yaml-syntax'],
    ['an anchor within itself', 'cycle.yaml', `${GOOD}x-a: &a\n  - {b: *a}\n`, 27, 'yaml-syntax'],
    ['an alias of nothing', 'alias.yaml', `${GOOD}x-a: *a\n`, 26, 'yaml-syntax'],
    ['aliases that multiply', 'bomb.yaml', `${GOOD}${BOMB}`, 1, 'yaml-syntax'],
    ['an empty file', 'empty.yaml', '\n  \n', 1, 'empty-file'],
    ['a list', 'list.yaml', '- a\n', 1, 'openapi-version'],
    ['OpenAPI 3.2', 'newer.yaml', GOOD.replace('3.0.3', '3.2.0'), 1, 'openapi-version'],
    ['Swagger 2.0', 'older.yaml', GOOD.replace('openapi: 3.0.3', "swagger: '2.0'"), 1, 'openapi-version'],
    ['a query in a path', 'query.yaml', GOOD.replace('/things:', '/things?all=yes:'), 16, 'path-not-include-query'],
    ['an unknown anchor', 'anchor.yaml', GOOD.replace(SCHEMA, "{$ref: '#thing'}"), 15, 'no-unresolved-refs'],
    [
      'properties that contain themselves',
      'endless.yaml',
      GOOD.replace(/parent: .*/, "parent: {properties: {$ref: '#/components/schemas/Thing/properties'}}"),
      25,
      'contract/endless-references',
    ],
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

const CONTRACTS = path.resolve(import.meta.dirname, '../../packages/openapi-model/tests/contracts');

describe('what is valid', () => {
  const ordersOf = <T>(items: readonly T[]): T[][] =>
    items.length < 2
      ? [[...items]]
      : items.flatMap((item) => ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

  test('is read whatever the order and spelling of the targets of a discriminator', async () => {
    for (const name of ['owl.yaml', 'elk.yaml']) fileWith(name, `title: ${name}\n`);
    const targets = ['cat: Cat', "dog: '#/components/schemas/Dog'", 'bat: Cat', 'owl: owl.yaml', 'elk: ./elk.yaml'];
    const orders = ordersOf(targets).map(
      (entries) => `discriminator: {propertyName: kind, mapping: {${entries.join(', ')}}}`,
    );
    const schemas = [...orders.map((discriminator, index) => `Pet${index}: {${discriminator}}`), 'Cat: {}', 'Dog: {}'];
    const file = fileWith('orders.yaml', `${GOOD}    ${schemas.join('\n    ')}\n`);
    const {problems, document} = await readContract(file);
    expect(problems).toEqual([]);
    expect(document!.components.schemas.Pet7.discriminator.mapping).toMatchObject({
      cat: 'Cat',
      dog: '#/components/schemas/Dog',
      owl: '#/components/schemas/owl',
      elk: '#/components/schemas/elk',
    });
    expect(await redocly('lint', file, '--config', 'packages/openapi-sandbox/src/rules/redocly.yaml')).toMatchObject({
      code: 0,
    });
  });

  test('is read with a warning for each unknown keyword, and with a version that looks like a number', async () => {
    const {problems, warnings, document} = await readContract(path.join(CONTRACTS, 'keywords.yaml'));
    expect(problems).toEqual([]);
    expect(warnings.map(({line, rule}) => [line, rule])).toEqual([
      [14, 'contract/known-keywords'],
      [15, 'contract/known-keywords'],
    ]);
    expect(document).toMatchObject({openapi: '3.1.0', info: {version: '1.10'}});
  });

  test('is read with a warning for each server variable that it does not define', async () => {
    const file = fileWith(
      'servers.yaml',
      "openapi: 3.0.3\ninfo: {title: A, version: '1'}\nservers:\n  - url: https://{host}/v1\npaths: {}\n",
    );
    const {problems, warnings} = await readContract(file);
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{line: 4, rule: 'no-undefined-server-variable'}]);
  });

  test('is read with one warning for all relative links, which pages show as text', async () => {
    const text = "'[a](../a) [b](https://b.example) [c](#operation/c) [d](/d)'";
    const file = fileWith(
      'links.yaml',
      `openapi: 3.0.3\ninfo:\n  title: A\n  version: '1'\n  description: ${text}\npaths: {}\n`,
    );
    const {warnings} = await readContract(file);
    expect(warnings).toMatchObject([{line: 5, rule: 'contract/relative-links'}]);
    expect(warnings[0]!.message).toMatch(/^2 links in descriptions are relative, such as \.\.\/a/);
  });

  test('is read with a warning for a path parameter that is not required', async () => {
    const {problems, warnings} = await readContract(fileWith('path.yaml', GOOD.replace(', required: true', '')));
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([{line: 9, rule: 'contract/required-path-parameters'}]);
  });

  test('is read with warnings for examples that their schemas refuse, and for content where HTTP allows none', async () => {
    const content = '{application/json: {schema: {type: string, example: 1}}}';
    const responses = `{200: {description: A, content: ${content}}, 204: {description: B, content: ${content}}}`;
    const head = "openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths:\n";
    const file = fileWith('examples.yaml', `${head}  /a: {get: {responses: ${responses}}}\n`);
    const {warnings} = await readContract(file);
    const rules = ['no-invalid-schema-examples', 'contract/no-impossible-content', 'no-invalid-schema-examples'];
    expect(warnings.map(({line, rule}) => `${line} ${rule}`).sort()).toEqual(rules.map((rule) => `4 ${rule}`).sort());
  });

  test('is refused with the place of a reference that leads back to itself', async () => {
    const components = "components:\n  parameters:\n    A:\n      $ref: '#/components/parameters/A'\n";
    const file = fileWith('endless.yaml', `openapi: 3.0.3\ninfo: {title: A, version: '1'}\npaths: {}\n${components}`);
    const {problems} = await readContract(file);
    expect(problems).toMatchObject([{line: 7, rule: 'endless-reference'}]);
    expect(problemsText([...problems, ...problems])).toContain('errors in 2 places: 2 × endless-reference.');
    const many = problemsText(Array<ContractProblem>(30).fill(problems[0]!), 'warnings');
    expect([many.split('leads back').length - 1, many]).toEqual([
      20,
      expect.stringContaining('30 × endless-reference'),
    ]);
  });

  test('names the line of an operation in whichever file has it', async () => {
    fileWith('parts/item.yaml', 'description: A.\nget:\n  responses: {}\n');
    const file = fileWith('operations.yaml', 'openapi: 3.0.3\npaths:\n  /a:\n    $ref: parts/item.yaml\n');
    const found = await problemIn(file, 'page', 'Wrong.', ['paths', '/a', 'get']);
    expect(formatProblem(found)).toMatch(/parts\/item\.yaml:3: page: Wrong\. \(#\/get\)$/);
  });

  test('keeps its numbers as written', async () => {
    const numbers = '[9223372036854775807, -9007199254740993, 1.10, 1e400, 1, 0.5]';
    fileWith('parts/numbers.json', `{"type": "number", "enum": ${numbers}}`);
    fileWith('parts/text.md', 'price: 1.10');
    const schema = `{description: {$ref: parts/text.md}, items: {$ref: parts/numbers.json}, example: ${numbers}}`;
    const {document} = await readContract(withSchema('numbers.yaml', schema));
    const read = document!.paths['/things/{id}'].get.responses['200'].content['application/json'].schema;
    const {numbers: items} = document!.components.schemas;
    expect([read.example, items.enum].map((value) => jsonText(value))).toEqual(
      Array(2).fill(numbers.replaceAll(' ', '')),
    );
    expect(read.description).toBe('price: 1.10');
  });
});

test.each([
  [
    'in files of their own',
    (name: string, part: unknown) => path.basename(fileWith(`${name}.json`, JSON.stringify(part))),
  ],
  ['elsewhere', (name: string) => `#/x-parts/${name}`],
])('texts, lists, maps and values may be %s', async (_, put) => {
  const apart = (parts: Json): Json =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, {$ref: put(name, part)}]));
  const schema = {
    description: 'A box.',
    required: ['id'],
    properties: {id: {type: 'string'}},
    enum: [{id: 'a'}],
    default: {id: 'a'},
    example: {id: 'b'},
  };
  const operation = {
    summary: 'Puts a box.',
    tags: ['boxes'],
    security: [],
    servers: [{url: 'https://box.example'}],
    parameters: [{name: 'id', in: 'query', schema: {type: 'string'}}],
  };
  const content = {'application/json': {schema: apart(schema)}};
  const putBox = {
    operationId: 'putBox',
    ...apart(operation),
    responses: {200: {description: 'Put.', ...apart({content})}},
  };
  const document = {
    ...{openapi: '3.0.3', info: {title: 'Boxes', version: '1'}, servers: operation.servers},
    ...{paths: {'/boxes': {put: putBox}}, 'x-parts': {...schema, ...operation, content}},
  };
  const {problems, document: read} = await readContract(fileWith('boxes.json', JSON.stringify(document)));
  expect(problems).toEqual([]);
  expect(read!.paths['/boxes'].put).toEqual({
    ...{operationId: 'putBox', ...operation},
    responses: {200: {description: 'Put.', content: {'application/json': {schema}}}},
  });
});
