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

/**
 * Documents in folders, of which there may be a thousand. Those at the root are few, and the home page only just fits
 * into the packets that a server sends before the first acknowledgement.
 */
const ONE_OF_MANY = /[\\/][^\\/]+\.html$/;

/** For these documents, brotli's best quality takes three times as long as the next and saves only 2 to 3 %. */
const qualityFor = (name: string): number => zlib.constants.BROTLI_MAX_QUALITY - (ONE_OF_MANY.test(name) ? 1 : 0);

const ENCODERS: Record<string, (body: Buffer, name: string) => Promise<Buffer>> = {
  br: (body, name) =>
    brotli(body, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: qualityFor(name),
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
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
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(dir, file).startsWith('.hosting'));
  const written: string[] = [];
  await forEachLimit(files, AT_ONCE, async (file) => {
    const body = await fs.readFile(file);
    if (body.length < LEAST_BYTES) return;
    const changed = Math.floor((await fs.stat(file)).mtimeMs / 1000);
    for (const [ending, encode] of Object.entries(ENCODERS)) {
      const smaller = await encode(body, path.relative(dir, file));
      if (smaller.length >= body.length) continue;
      await fs.writeFile(`${file}.${ending}`, smaller);
      await fs.utimes(`${file}.${ending}`, changed, changed);
      written.push(`${file}.${ending}`);
    }
  });
  return written.length;
}
