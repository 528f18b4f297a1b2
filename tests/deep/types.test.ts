/** A client whose types are generated from the contract compiles, as the guide shows it. */
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {fillGuide} from '../../src/config/tokens';
import {run} from '../samples/runtimes';
import {snippetsIn} from '../samples/snippets';
import {ROOT} from '../support/copy';
import {ourContract} from '../unit/support/contract';

const GUIDE = path.join(ROOT, 'docs/guides/what-to-expect.md');
const bin = (file: string) => [process.execPath, path.join(ROOT, 'node_modules', file)];
const OPTIONS =
  '--ignoreConfig --strict --noEmit --target es2022 --module esnext --moduleResolution bundler --types node'.split(' ');

let folder: string;
beforeAll(async () => {
  // In the project, so that the compiler finds its packages.
  folder = await mkdtemp(path.join(ROOT, '.cache/types-'));
  await writeFile(path.join(folder, 'openapi.json'), JSON.stringify(ourContract()));
  const generate = [...bin('openapi-typescript/bin/cli.js'), 'openapi.json', '--output', 'api.d.ts'];
  const {code, stderr} = await run(generate, {cwd: folder});
  expect(code, stderr).toBe(0);
});
afterAll(() => rm(folder, {recursive: true, force: true}));

const compile = async (program: string) => {
  await writeFile(path.join(folder, 'typed.mts'), program);
  return run([...bin('typescript/bin/tsc'), ...OPTIONS, 'typed.mts'], {cwd: folder});
};

it('reads the identifier of what it created without a cast, and no field that is not there', async () => {
  const markdown = fillGuide({filePath: GUIDE, fileContent: await readFile(GUIDE, 'utf8')});
  const {text} = snippetsIn(markdown).find(({title}) => title === 'typed.mts')!;
  const {code, stdout} = await compile(text);
  expect(code, stdout).toBe(0);
  expect((await compile(text.replace('data?.id', 'data?.id?.toFixed()'))).stdout).toContain("on type 'string'");
});
