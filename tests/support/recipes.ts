/** Follows the recipes of the documents in a copy of the project, and takes their steps back. */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {change, ROOT} from './copy';

/** The code blocks of a document that name a file. */
function blocksIn(document: string): {name: string; block: string}[] {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const blocks = [...text.matchAll(/^( *)```\w+ (\S+)\n(.*?)^ *```$/gms)];
  expect(blocks.length, document).toBeGreaterThan(0);
  return blocks.map(([, indent, name, code]) => ({
    name: name!,
    block: code!.replace(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

const linesOf = (text: string): string[] => text.trimEnd().split('\n');

/**
 * Writes the code blocks of a document that name a file. In a file that exists, the first or last line of the block says
 * where the others go.
 */
export function follow(document: string, copy: string): void {
  for (const {name, block} of blocksIn(document)) {
    const file = path.join(copy, name);
    if (existsSync(file)) {
      const lines = linesOf(block);
      const own = readFileSync(file, 'utf8').split('\n');
      const at = Math.max(own.indexOf(lines[0]!), own.indexOf(lines.at(-1)!));
      expect(at, `a line of ${name} in ${document}:\n${block}`).toBeGreaterThanOrEqual(0);
      writeFileSync(file, own.toSpliced(at, 1, ...lines).join('\n'));
    } else {
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, block);
    }
  }
}

/** Deletes what following the document wrote. */
export function takeBack(document: string, copy: string): void {
  for (const {name, block} of blocksIn(document).reverse()) {
    const file = path.join(copy, name);
    const original = path.join(ROOT, name);
    if (existsSync(original)) {
      const before = linesOf(readFileSync(original, 'utf8'));
      const lines = linesOf(block);
      change(
        file,
        lines.join('\n'),
        lines.filter((line, at) => [0, lines.length - 1].includes(at) && before.includes(line)).at(-1)!,
      );
    } else rmSync(file, {force: true});
  }
}
