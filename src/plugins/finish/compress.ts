import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {forEachLimit} from '../../lib/concurrency';
import {CONTENT_TYPES, isTextType} from './hosting/rules';

/** Files at one time: as many as there are threads for it, so that other work finds one soon. */
const AT_ONCE = 4;

/** Smaller files fit into one packet as they are. */
const LEAST_BYTES = 1000;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Documents in folders: there may be a thousand. Those at the top are few, and the home page just fits into the packets
 * that a server sends before it waits for an acknowledgement.
 */
const ONE_OF_MANY = /[\\/][^\\/]+\.html$/;

/** Brotli takes three times as long at its best as one step below, for 2 to 3 per cent of such a file. */
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
 * Writes a `.br` and a `.gz` file beside every text file of a folder that gets smaller by it. They bear its time of
 * change in whole seconds, so that hosts that derive Last-Modified from the file they send say the same of each.
 *
 * @returns how many were written
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
