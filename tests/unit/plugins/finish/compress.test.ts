import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterAll, expect, it} from 'vitest';
import {precompress} from '../../../../src/plugins/finish/compress';

const dir = mkdtempSync(path.join(tmpdir(), 'compress-'));
afterAll(() => rmSync(dir, {recursive: true}));

it('precompress adds both variants to every text file that is worth it, and to no other', async () => {
  const text = 'A paragraph. '.repeat(200);
  for (const name of ['notes.txt', 'picture.png']) writeFileSync(path.join(dir, name), text);
  writeFileSync(path.join(dir, 'short.txt'), 'short');
  await precompress(dir);
  expect(readdirSync(dir).sort()).toEqual(['notes.txt', 'notes.txt.br', 'notes.txt.gz', 'picture.png', 'short.txt']);
  const read = (ending: string) => readFileSync(path.join(dir, `notes.txt.${ending}`));
  expect(zlib.brotliDecompressSync(read('br')).toString()).toBe(text);
  expect(zlib.gunzipSync(read('gz')).toString()).toBe(text);
});
