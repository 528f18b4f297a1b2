import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {forEachLimit} from '../../lib/concurrency';
import {CONTENT_TYPES, isTextType} from './hosting/rules';

/** Files compressed in parallel. More would only queue in the thread pool (four threads) and delay other work. */
const AT_ONCE = 4;

/** Smaller files fit into one packet uncompressed. */
const LEAST_BYTES = 1000;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Above this number of similar files, such as the pages of a big API, compression time matters more than a few bytes. */
const MANY = 200;
/** Files above this size are shared by pages, even in a folder with many files. */
const SHARED_BYTES = 100_000;
/** Files above this size are downloads. */
const HUGE_BYTES = 1_000_000;

/**
 * Brotli quality for a file.
 *
 * The home page at quality 11 just fits into the packets that a server sends before the first acknowledgement. Pages in
 * folders get 10, which takes a third of the time and is 2 to 3 % larger. One of many small files gets 7, which takes a
 * tenth of that and is 5 to 8 % larger. Huge files get 9, because nothing else can be compressed while the last one is.
 *
 * @param file path in the build
 * @param similar number of files in the same folder with the same extension
 */
function qualityOf(file: string, bytes: number, similar: number): number {
  if (bytes > HUGE_BYTES) return 9;
  if (similar > MANY && bytes < SHARED_BYTES) return 7;
  return file.endsWith('.html') && path.dirname(file) !== '.' ? 10 : zlib.constants.BROTLI_MAX_QUALITY;
}

const ENCODERS: Record<string, (body: Buffer, quality: number) => Promise<Buffer>> = {
  br: (body, quality) =>
    brotli(body, {
      params: {[zlib.constants.BROTLI_PARAM_QUALITY]: quality, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length},
    }),
  gz: (body) => gzip(body, {level: zlib.constants.Z_BEST_COMPRESSION}),
};

const isText = (name: string): boolean => isTextType(CONTENT_TYPES[path.extname(name).slice(1)] ?? '');

/**
 * Writes `.br` and `.gz` variants of every text file in a folder that compression makes smaller. They get the
 * modification time of the original, in whole seconds, so that hosts send the same Last-Modified for each variant.
 *
 * @returns the number of files written
 */
export async function precompress(dir: string): Promise<number> {
  const entries = await fs.readdir(dir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
  /** Files are similar if they are in the same folder and have the same extension. */
  const kindOf = (file: string) => path.dirname(file) + path.extname(file);
  const counts = new Map<string, number>();
  for (const file of files) counts.set(kindOf(file), (counts.get(kindOf(file)) ?? 0) + 1);

  let written = 0;
  await forEachLimit(files, AT_ONCE, async (name) => {
    const file = path.join(dir, name);
    const body = await fs.readFile(file);
    if (body.length < LEAST_BYTES) return;
    const changed = Math.floor((await fs.stat(file)).mtimeMs / 1000);
    const quality = qualityOf(name, body.length, counts.get(kindOf(name))!);
    for (const [ending, encode] of Object.entries(ENCODERS)) {
      const smaller = await encode(body, quality);
      if (smaller.length >= body.length) continue;
      await fs.writeFile(`${file}.${ending}`, smaller);
      await fs.utimes(`${file}.${ending}`, changed, changed);
      written += 1;
    }
  });
  return written;
}
