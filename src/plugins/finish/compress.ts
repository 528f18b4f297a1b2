import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {forEachLimit} from '../../lib/concurrency';

/** Files compressed in parallel. More would only queue in the thread pool, which has four threads. */
const AT_ONCE = 4;
const TEXT_FILE = /\.(?:css|html|js|json|md|svg|txt|webmanifest|xml|yaml)$/;
/** Smaller files fit into one packet uncompressed. */
const LEAST_BYTES = 1000;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Writes `.br` and `.gz` variants of the text files in a folder. */
export async function precompress(dir: string): Promise<void> {
  const names = await fs.readdir(dir, {recursive: true});
  await forEachLimit(
    names.filter((name) => TEXT_FILE.test(name)),
    AT_ONCE,
    async (name) => {
      const file = path.join(dir, name);
      const body = await fs.readFile(file);
      if (body.length < LEAST_BYTES) return;
      await fs.writeFile(`${file}.br`, await brotli(body));
      await fs.writeFile(`${file}.gz`, await gzip(body, {level: zlib.constants.Z_BEST_COMPRESSION}));
    },
  );
}
