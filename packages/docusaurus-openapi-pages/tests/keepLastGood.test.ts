import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {keepLastGood, problemsDir} from 'docusaurus-openapi-pages/plugin/keepLastGood';

let generatedFilesDir: string;
const problem = () => path.join(problemsDir(generatedFilesDir), 'records.txt');

beforeEach(() => {
  generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'problems-'));
});
afterEach(() => rmSync(generatedFilesDir, {recursive: true}));

it('a mistake is reported and the last good content kept, until it is mended', async () => {
  let next: () => string;
  const load = keepLastGood('records', {generatedFilesDir}, async () => next());
  const fail = (message: string) => () => {
    throw new Error(message);
  };
  next = fail('b.ts: title: must not be empty');
  await expect(load()).rejects.toThrow('b.ts: title: must not be empty');
  next = () => 'first';
  expect(await load()).toBe('first');
  next = fail('\na.ts: title: must not be empty');
  expect(await load()).toBe('first');
  expect(readFileSync(problem(), 'utf8')).toBe('a.ts: title: must not be empty');
  next = () => 'second';
  expect(await load()).toBe('second');
  expect(existsSync(problem())).toBe(false);
});
