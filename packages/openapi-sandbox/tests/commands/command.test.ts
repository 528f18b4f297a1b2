import {type ChildProcess, spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';

const COMMAND = path.resolve(import.meta.dirname, '../../src/node/command.ts');

const CONTRACT = fs.readFileSync(path.join(import.meta.dirname, 'pets.yaml'), 'utf8');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-command-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill();
  fs.rmSync(folder, {recursive: true});
});

function fileWith(name: string, text: string): string {
  fs.writeFileSync(path.join(folder, name), text);
  return name;
}

/** Runs the command until it ends or says its address. */
function run(...args: string[]): Promise<{address?: string; output: () => string; code?: number | null}> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), COMMAND, ...args], {cwd: folder});
  started.push(child);
  let printed = '';
  const output = () => printed;
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data: Buffer) => {
        printed += String(data);
        const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
        if (address) resolve({address, output});
      });
    }
    child.on('close', (code) => resolve({output, code}));
  });
}

it('serves a contract, with state from handlers, and lives on after one that throws', async () => {
  const handlers = `export default () => {
    let count = 0;
    return {
      addPet: () => ({id: 'pet_' + (count += 1)}),
      listPets: () => { throw new TypeError('broken'); },
    };
  };`;
  const {address, output} = await run(
    fileWith('pets.yaml', CONTRACT),
    '--port',
    '0',
    '--handlers',
    fileWith('h.mjs', handlers),
  );
  const send = async (method: string, body?: string, url = '/pets') => {
    const response = await fetch(address + url, {method, headers: {'Content-Type': 'application/json'}, body});
    return [response.status, await response.text()];
  };
  expect(await send('POST', '{}')).toEqual([400, expect.stringContaining('name')]);
  expect(await send('GET')).toEqual([500, expect.stringContaining('error')]);
  expect(await send('POST', '{"name": "Rex"}')).toEqual([201, '{"id":"pet_1"}']);
  expect(await send('POST', '{"name": "Rex"}')).toEqual([201, '{"id":"pet_2"}']);
  expect(await send('POST', '', '/_sandbox/reset')).toEqual([204, '']);
  expect(await send('POST', '{"name": "Rex"}')).toEqual([201, '{"id":"pet_1"}']);
  expect(output()).toContain('TypeError: broken');
});

it('says what is wrong with the arguments, the contract, the handlers and the port', async () => {
  const taken = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const {port} = taken.address() as AddressInfo;
  fileWith('pets.yaml', CONTRACT);
  const faulty = fileWith('faulty.yaml', CONTRACT.replace('operationId: addPet', 'operationId: listPets'));
  const broken = fileWith(
    'broken.yaml',
    CONTRACT.replace('{type: object, required: [name]}', "{$ref: '#/components/schemas/Pet'}"),
  );
  const cases: [args: string[], message: string | RegExp][] = [
    [[], 'Name one contract.'],
    [['pets.yaml', '--prot', '1'], "Unknown option '--prot'"],
    [['pets.yaml', '--port', '99999'], 'must be a number up to 65535; found 99999'],
    [[faulty], /faulty\.yaml:\d+: operation-operationId-unique: /],
    [
      ['pets.yaml', '--handlers', fileWith('none.mjs', 'export const a = 1;')],
      'none.mjs must have a function as its default',
    ],
    [['pets.yaml', '--port', String(port)], `Port ${port} is in use. Choose another with --port`],
    [[broken], /broken\.yaml:\d+: no-unresolved-refs: The reference #\/components\/schemas\/Pet leads to nothing/],
  ];
  const results = await Promise.all(cases.map(([args]) => run(...args)));
  expect(results.map(({code}) => code)).toEqual(cases.map(() => 1));
  for (const [index, [, message]] of cases.entries()) expect(results[index]!.output()).toMatch(message);
  expect(results.map(({output}) => output()).filter((text) => /\n +at /.test(text))).toEqual([]);
  taken.close();
});
