import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {moveInto} from '../../../../src/plugins/reference/move';

let work: string;
let [source, target] = ['', ''];

const write = (dir: string, name: string, text: string): void => {
  const file = path.join(dir, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
};

beforeEach(() => {
  work = mkdtempSync(path.join(tmpdir(), 'move-'));
  [source, target] = [path.join(work, 'source'), path.join(work, 'target')];
});
afterEach(() => rmSync(work, {recursive: true}));

it('makes a folder equal to another, and leaves the folder and unchanged files in place', () => {
  for (const [name, text] of [
    ['same.json', '1'],
    ['changed.mdx', 'old'],
    ['stale/old.mdx', ''],
  ] as const) {
    write(target, name, text);
  }
  write(source, 'same.json', '1');
  write(source, 'changed.mdx', 'new');
  write(source, 'schemas/added.mdx', 'added');
  const identity = (file: string) => statSync(file).ino;
  const [folder, same] = [identity(target), identity(path.join(target, 'same.json'))];

  moveInto(target, source, /\.mdx$/);
  const files = readdirSync(target, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  expect(files.map(({name}) => name).sort()).toEqual(['added.mdx', 'changed.mdx', 'same.json']);
  expect(readFileSync(path.join(target, 'changed.mdx'), 'utf8')).toBe('new');
  expect([identity(target), identity(path.join(target, 'same.json'))]).toEqual([folder, same]);
  expect(readdirSync(work)).toEqual(['target']);
});
