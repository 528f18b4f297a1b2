import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src');
const read = (file: string): string => readFileSync(path.join(SRC, file), 'utf8');

const defined = [...read('css/utilities.css').matchAll(/^\.([\w-]+) \{/gm)].map((match) => match[1]!);
const quoted = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => [...read(file).matchAll(/(['"`])(.*?)\1/g)].flatMap((match) => match[2]!.split(' ')));
const words = new Set(quoted);

describe('the one-line styles', () => {
  it('are all in use, because every page loads them', () => {
    expect(defined.filter((name) => !words.has(name))).toEqual([]);
  });

  it('have each step of a scale that the markup names', () => {
    const scaled = [...words].filter((word) => /^(?:m|mt|mb|p|py|gap|row-gap|size)-\d$/.test(word));
    expect(scaled.filter((name) => !defined.includes(name))).toEqual([]);
  });
});
