import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {precompress} from '../../../../src/plugins/finish/compress';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'compress-'));
  mkdirSync(path.join(dir, 'pages'));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const TEXT = Array.from({length: 200}, (_, index) => `<p>Paragraph ${index} of ${index * 7919} in all.</p>`).join('\n');

const brotli = (quality: number) =>
  zlib.brotliCompressSync(TEXT, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(TEXT),
    },
  });

async function compressed(file: string, copies = 1): Promise<Buffer> {
  for (let copy = 0; copy < copies; copy += 1) writeFileSync(path.join(dir, file.replace('*', String(copy))), TEXT);
  await precompress(dir);
  return readFileSync(path.join(dir, `${file.replace('*', '0')}.br`));
}

describe('precompress', () => {
  it('compresses pages at the root best, and pages in folders slightly less', async () => {
    expect((await compressed('index.html')).equals(brotli(11))).toBe(true);
    expect((await compressed('pages/page.html')).equals(brotli(10))).toBe(true);
  });

  it('saves time on pages of which there are many', async () => {
    expect((await compressed('pages/page-*.html', 201)).equals(brotli(7))).toBe(true);
  });

  it('adds both variants to every text file that they make smaller, and to no other', async () => {
    writeFileSync(path.join(dir, 'notes.txt'), TEXT);
    writeFileSync(path.join(dir, 'short.txt'), 'short');
    writeFileSync(path.join(dir, 'picture.png'), TEXT);
    expect(await precompress(dir)).toBe(2);
    expect(readdirSync(dir).sort()).toEqual(
      ['notes.txt', 'notes.txt.br', 'notes.txt.gz', 'pages', 'picture.png', 'short.txt'].sort(),
    );
  });
});
