/** The packages as others install them: packed, and used outside this repository. */
import {execFileSync, spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {buildSync} from 'esbuild';
import {beforeAll, expect, it} from 'vitest';
import {CHROMIUM_ARGS, findHeadlessShell} from '../../scripts/programs';
import {ROOT} from '../support/copy';
import {PACKAGES, stranger} from '../support/stranger';

const CONTRACT = 'pets.yaml';

/** Prints a request in each language. */
const PROGRAM = `
import {consoleOperation, exampleRequest, GENERATORS, openContract} from 'openapi-model';
const document = {
  openapi: '3.1.0',
  servers: [{url: 'https://pets.example'}],
  paths: {'/pets/{id}': {get: {operationId: 'getPet', parameters: [
    {name: 'id', in: 'path', required: true, schema: {type: 'integer', minimum: 7}},
  ], responses: {200: {description: 'A pet.'}}}}},
};
const request = exampleRequest(consoleOperation(openContract(document), 'getPet'));
export const printed = Object.values(GENERATORS).map((generate) => generate(request));
`;
const LANGUAGES = ['curl', 'fetch(', 'urllib', 'curl_setopt', 'http.NewRequest'];

const expectPrograms = (printed: readonly string[]) => {
  expect(printed.map((program) => program.includes('https://pets.example/pets/7'))).toEqual(LANGUAGES.map(() => true));
  for (const word of LANGUAGES)
    expect(
      printed.some((program) => program.includes(word)),
      word,
    ).toBe(true);
};

let at: (...parts: string[]) => string;
beforeAll(() => {
  at = stranger();
  fs.writeFileSync(at('program.mjs'), PROGRAM);
  fs.copyFileSync(path.join(ROOT, 'packages/openapi-model/tests/contracts', CONTRACT), at(CONTRACT));
});

it('name nothing of this site', () => {
  const files = Object.keys(PACKAGES).flatMap((name) =>
    fs
      .readdirSync(at('node_modules', name), {recursive: true, encoding: 'utf8'})
      .map((file) => at('node_modules', name, file))
      .filter((file) => fs.statSync(file).isFile()),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => /skillgrove|@site|@generated|larkfield/i.test(fs.readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

it('have types that compile', () => {
  fs.writeFileSync(
    at('typed.mts'),
    `import {printed} from './program.mjs';\nimport {createSandbox} from 'openapi-sandbox';\nimport {GENERATORS, openContract} from 'openapi-model';\nexport const answer: Promise<Response> = createSandbox(openContract({openapi: '3.1.0'}).document).fetch(new Request('https://a.example/'));\nexport const generate: (typeof GENERATORS)[string] | undefined = GENERATORS.go;\nexport {printed};\n`,
  );
  const args = [
    '--noEmit',
    '--strict',
    '--allowJs',
    '--target',
    'es2023',
    '--module',
    'nodenext',
    '--types',
    'node',
    'typed.mts',
  ];
  execFileSync(process.execPath, [path.join(ROOT, 'node_modules/typescript/bin/tsc'), ...args], {
    cwd: at(),
    stdio: 'inherit',
  });
});

it('print requests in Node, in a page and in a worker', async () => {
  const {printed} = (await import(at('program.mjs'))) as {printed: string[]};
  expectPrograms(printed);

  fs.writeFileSync(at('send.mjs'), `import {printed} from './program.mjs';\nglobalThis.postMessage(printed);`);
  buildSync({
    entryPoints: [at('send.mjs')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    outfile: at('bundle.js'),
  });
  const server = http.createServer((request, response) => {
    const isScript = request.url === '/bundle.js';
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? fs.readFileSync(at('bundle.js')) : '<!doctype html><title>Pets</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({executablePath: findHeadlessShell(), args: CHROMIUM_ARGS});
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const received = page.evaluate(() => {
    const sentBy = (source: Window | Worker) =>
      new Promise<string[]>((resolve) => {
        source.addEventListener('message', (event) => resolve((event as MessageEvent<string[]>).data));
      });
    return Promise.all([sentBy(window), sentBy(new Worker('/bundle.js', {type: 'module'}))]);
  });
  await page.addScriptTag({url: '/bundle.js', type: 'module'});
  const [inPage, inWorker] = await received;
  await browser.close();
  server.close();
  expectPrograms(inPage);
  expectPrograms(inWorker);
});

it('serve a contract by the command', async () => {
  const manifest = JSON.parse(fs.readFileSync(at('node_modules/openapi-sandbox/package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  const command = at('node_modules/openapi-sandbox', manifest.bin['openapi-sandbox']!);
  const child = spawn(process.execPath, [command, CONTRACT, '--port', '0'], {cwd: at()});
  const address = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const read = (data: Buffer) => {
      printed += String(data);
      const found = /http:\/\/localhost:\d+/.exec(printed)?.[0];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => reject(new Error(printed)));
  });
  const refused = await fetch(`${address}/pets`);
  expect([refused.status, await refused.json()]).toEqual([401, expect.objectContaining({status: 401})]);
  child.kill();
});
