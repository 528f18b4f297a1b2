/** Follows the recipes of the documents in a copy of the project, and takes their steps back. */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {change, ROOT} from './copy';

interface Block {
  /** Path in the project. */
  name: string;
  lines: string[];
  isDiff: boolean;
}

/** The code blocks of a document that name a file. One in the language `diff` replaces lines. */
function blocksIn(document: string): Block[] {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const blocks = [...text.matchAll(/^( *)```(\w+) (\S+)\n(.*?)\n *```$/gms)];
  expect(blocks.length, document).toBeGreaterThan(0);
  return blocks.map(([, indent, language, name, code]) => ({
    name: name!,
    lines: code!.replace(new RegExp(`^${indent}`, 'gm'), '').split('\n'),
    isDiff: language === 'diff',
  }));
}

/** The lines of a diff that are removed, or added. */
const side = ({lines}: Block, sign: '-' | '+'): string =>
  lines
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('\n');

/**
 * Writes the code blocks of a document that name a file. In a file that exists, the first or last line of the block says
 * where the others go.
 */
export function follow(document: string, copy: string): void {
  for (const block of blocksIn(document)) {
    const {name, lines, isDiff} = block;
    const file = path.join(copy, name);
    if (isDiff) change(file, side(block, '-'), side(block, '+'));
    else if (existsSync(file)) {
      const own = readFileSync(file, 'utf8').split('\n');
      const at = Math.max(own.indexOf(lines[0]!), own.indexOf(lines.at(-1)!));
      expect(at, `a line of ${name} in ${document}:\n${lines.join('\n')}`).toBeGreaterThanOrEqual(0);
      writeFileSync(file, own.toSpliced(at, 1, ...lines).join('\n'));
    } else {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, `${lines.join('\n')}\n`);
    }
  }
}

/** Deletes what following the document wrote. */
export function takeBack(document: string, copy: string): void {
  for (const block of blocksIn(document).reverse()) {
    const {name, lines, isDiff} = block;
    const file = path.join(copy, name);
    const original = path.join(ROOT, name);
    if (isDiff) change(file, side(block, '+'), side(block, '-'));
    else if (existsSync(original)) {
      const before = readFileSync(original, 'utf8').split('\n');
      change(
        file,
        lines.join('\n'),
        [lines.at(-1)!, lines[0]!].find((line) => before.includes(line))!,
      );
    } else rmSync(file, {force: true});
  }
}
