/** A third-party contract cannot publish other files of the build machine, or make it send requests. */
import {execFile} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {contractDir, outlineFile, referenceDir} from '../../src/config/reference';
import {readContract} from '../../src/plugins/reference/read';

const ROOT = path.resolve(import.meta.dirname, '../..');
const RULES = 'openapi/foreign.yaml';
const SECRET = 'SECRET-TOKEN-123';

let work: string;
let server: http.Server;
let address: string;
let requests: string[];
const contracts: string[] = [];

beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'hostile-'));
  mkdirSync(path.join(work, 'api/parts'), {recursive: true});
  writeFileSync(path.join(work, 'secret.yaml'), `secret: {type: string, description: ${SECRET}}\n`);
  writeFileSync(path.join(work, 'api/.env'), `TOKEN=${SECRET}\n`);
  symlinkSync(path.join(work, 'secret.yaml'), path.join(work, 'api/link.yaml'));
  symlinkSync(work, path.join(work, 'api/up'));
  server = http.createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({secret: {type: 'string'}}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  requests = [];
});

afterAll(() => {
  server.close();
  rmSync(work, {recursive: true, force: true});
  for (const contract of contracts) {
    for (const made of [contractDir(contract), referenceDir(contract), outlineFile(contract)]) {
      rmSync(path.join(ROOT, made), {recursive: true, force: true});
    }
  }
});

/** Runs a script of the project, without blocking this process, which serves the loopback address. */
const run = (script: string, args: readonly string[], env = {}): Promise<{code: number; output: string}> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), script, ...args],
      {cwd: ROOT, timeout: 50_000, env: {...process.env, CI_DEPLOY_TOKEN: SECRET, ...env}},
      (error, stdout, stderr) => resolve({code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr}),
    );
  });

/** Writes a YAML contract with one operation and the given parts. */
function contractWith(name: string, {schema = '{type: string}', media = '', more = ''}): string {
  const file = path.join(work, 'api', name);
  contracts.push(file);
  writeFileSync(
    file,
    `openapi: 3.1.0
info: {title: Things, version: '1'}
paths:
  /things:
    get:
      operationId: listThings
      responses:
        '200':
          description: Things.
          content:
            application/json:
              schema: ${schema}
              ${media}
${more}
`,
  );
  return file;
}

const generate = (file: string) => run('scripts/reference.ts', [], {OPENAPI_FILE: file});

/** The text of all files generated from a contract. */
const generated = (file: string): string =>
  [contractDir(file), referenceDir(file)]
    .map((dir) => path.join(ROOT, dir))
    .filter((dir) => existsSync(dir))
    .flatMap((dir) =>
      readdirSync(dir, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8')),
    )
    .join('\n');

const SCHEMA = '#/paths/~1things/get/responses/200/content/application~1json/schema';
const EXAMPLE = '#/paths/~1things/get/responses/200/content/application~1json/examples/one';

type Case = [name: string, target: string, parts: Parameters<typeof contractWith>[1], pointer: string];
const refused: Case[] = [
  ['a parent folder', '../secret.yaml', {schema: "{$ref: '../secret.yaml#/secret'}"}, `${SCHEMA}/$ref`],
  ['a folder and back', 'parts/../../secret.yaml', {schema: '{$ref: parts/../../secret.yaml}'}, `${SCHEMA}/$ref`],
  [
    'an absolute path',
    '/etc/hostname',
    {media: 'examples: {one: {value: {$ref: /etc/hostname}}}'},
    `${EXAMPLE}/value/$ref`,
  ],
  ['a file: address', 'file:///proc/self/environ', {schema: "{$ref: 'file:///proc/self/environ'}"}, `${SCHEMA}/$ref`],
  ['an http: address', 'ADDRESS/a', {schema: "{$ref: 'ADDRESS/a'}"}, `${SCHEMA}/$ref`],
  ['an address without a protocol', '//HOST/a', {schema: "{$ref: '//HOST/a'}"}, `${SCHEMA}/$ref`],
  ['a data: address', 'data:application/json,{}', {schema: "{$ref: 'data:application/json,{}'}"}, `${SCHEMA}/$ref`],
  ['a symbolic link', 'link.yaml', {schema: '{$ref: link.yaml#/secret}'}, `${SCHEMA}/$ref`],
  ['a linked folder', 'up/secret.yaml', {schema: '{$ref: up/secret.yaml#/secret}'}, `${SCHEMA}/$ref`],
  ['a hidden file', '.env', {media: 'example: {$ref: .env}'}, `${SCHEMA.replace('schema', 'example')}/$ref`],
  ['a percent-encoded path', '..%2fsecret.yaml', {schema: '{$ref: ..%2fsecret.yaml#/secret}'}, `${SCHEMA}/$ref`],
  ['an extension', 'ADDRESS/b', {more: "x-more: {deep: [{$ref: 'ADDRESS/b'}]}"}, '#/x-more/deep/0/$ref'],
  [
    'a discriminator',
    '../secret.yaml',
    {schema: "{oneOf: [{type: object}], discriminator: {propertyName: a, mapping: {b: '../secret.yaml#/secret'}}}"},
    `${SCHEMA}/discriminator/mapping/b`,
  ],
];

/** Fills the server's address into a case; it is known only once the server listens. */
const addressed = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replaceAll('ADDRESS', address).replaceAll('HOST', address.slice(7))) as T;

describe('a contract is refused for a reference', () => {
  test.each(refused)('to %s', async (name, ...rest) => {
    const [target, parts, pointer] = addressed(rest);
    const file = contractWith(`${name.replaceAll(/\W/g, '-')}.yaml`, parts);
    const {problems, document} = await readContract(file, {config: RULES, isLinted: true});
    expect(requests).toEqual([]);
    expect(document).toBeUndefined();
    expect(problems).toMatchObject([{file: path.relative('', file), rule: 'outside-contract', pointer}]);
    expect(problems[0]!.line).toBeGreaterThan(3);
    expect(problems[0]!.message).toContain(target);
    expect(problems[0]!.message).not.toContain(SECRET);
  });

  test('in a referenced file, which is named', async () => {
    writeFileSync(path.join(work, 'api/parts/part.yaml'), `type: object\nproperties:\n  a: {$ref: '${address}/c'}\n`);
    const file = contractWith('parts.yaml', {schema: '{$ref: parts/part.yaml}'});
    const {problems} = await readContract(file, {config: RULES, isLinted: true});
    expect(requests).toEqual([]);
    const part = path.relative('', path.join(work, 'api/parts/part.yaml'));
    expect(problems).toMatchObject([{file: part, line: 3, rule: 'outside-contract', pointer: '#/properties/a/$ref'}]);
  });
});

test('every command that reads a contract refuses it, and publishes nothing', {timeout: 60_000}, async () => {
  const parts = {schema: `{$ref: '${address}/d'}`, media: 'example: {$ref: ../secret.yaml}'};
  const file = contractWith('commands.yaml', parts);
  for (const {code, output} of [
    await generate(file),
    await run('scripts/lint-api.ts', [file]),
    await run('scripts/sandbox.ts', [], {OPENAPI_FILE: file, SANDBOX_PORT: '0'}),
  ]) {
    expect(code).toBe(1);
    expect(output).toContain(`${address}/d`);
    expect(output).toMatch(new RegExp(`^${path.relative(ROOT, file)}:\\d+: outside-contract: `, 'm'));
    expect(output).not.toContain(SECRET);
  }
  expect(requests).toEqual([]);
  expect(generated(file)).toBe('');
});

test('files below the folder of the contract are read', {timeout: 60_000}, async () => {
  writeFileSync(path.join(work, 'api/parts/thing.yaml'), 'type: object\nproperties: {parent: {$ref: ./thing.yaml}}\n');
  const file = contractWith('own.yaml', {schema: '{$ref: parts/thing.yaml}'});
  const {code, output} = await generate(file);
  expect(code, output).toBe(0);
  const bundle = JSON.parse(readFileSync(path.join(ROOT, contractDir(file), 'openapi.json'), 'utf8'));
  expect(bundle.components.schemas.thing.properties.parent).toEqual({$ref: '#/components/schemas/thing'});
});

test('the address of an example is published as it is, and nothing is loaded from it', {timeout: 60_000}, async () => {
  const values = {one: `${address}/e`, two: 'file:///proc/self/environ', three: '../secret.yaml'};
  const examples = Object.fromEntries(Object.entries(values).map(([name, externalValue]) => [name, {externalValue}]));
  const file = contractWith('external.yaml', {media: `examples: ${JSON.stringify(examples)}`});
  const {code, output} = await generate(file);
  expect(code, output).toBe(0);
  expect(requests).toEqual([]);
  expect(generated(file)).not.toContain(SECRET);
  const bundle = JSON.parse(readFileSync(path.join(ROOT, contractDir(file), 'openapi.json'), 'utf8'));
  expect(bundle.paths['/things'].get.responses['200'].content['application/json'].examples).toEqual(examples);
});
