/** Follows the recipes of the documents in a copy of the project. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {ROOT} from './copy';

/**
 * Writes the code blocks of a document that name a file. In a file that exists, the first or last line of the block says
 * where the others go.
 */
export function follow(document: string, copy: string): void {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const blocks = [...text.matchAll(/^( *)```\w+ (\S+)\n(.*?)^ *```$/gms)];
  expect(blocks.length, document).toBeGreaterThan(0);
  for (const [, indent, name, code] of blocks) {
    const file = path.join(copy, name!);
    const block = code!.replace(new RegExp(`^${indent}`, 'gm'), '');
    if (existsSync(file)) {
      const lines = block.trimEnd().split('\n');
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
