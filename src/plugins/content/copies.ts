/** Compressed copies of the pictures that records name, in the widths that pages show. */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {PictureCopy} from '../../content/schema';
import {entriesWithFile} from './pictures';
import type {Content} from './check';

/** Below the folder of generated static files, and below the base URL. */
export const COPIES_DIR = 'img/pictures';
/**
 * Pictures are at most about 700 pixels wide: for narrow screens, for wide ones, and for those with two dots per pixel.
 */
const WIDTHS = [480, 960, 1440];
const QUALITY = 80;

interface Copies {
  imageSize: {width: number; height: number};
  /** None of an SVG, which is shown as it is. */
  imageCopies?: PictureCopy[];
}

/**
 * Writes the copies of one picture, unless they exist, as WebP and without its metadata.
 *
 * @returns the size as the picture is shown, and its copies, narrowest first
 * @throws Error naming the file if it cannot be decoded
 */
async function copy(url: string, staticDir: string, outDir: string): Promise<Copies> {
  const bytes = await readFile(path.join(staticDir, url));
  const name = path.parse(url).name.replace(/[^\w-]/g, '-');
  const key = createHash('sha256')
    .update(bytes)
    .update(`${QUALITY} ${sharp.versions.sharp}`)
    .digest('hex')
    .slice(0, 10);
  try {
    // Cameras store pictures on their side, with a note of how to turn them.
    const {
      autoOrient: {width: fullWidth, height},
    } = await sharp(bytes).metadata();
    const imageSize = {width: fullWidth, height};
    if (url.endsWith('.svg')) return {imageSize};
    const widths = [...WIDTHS.filter((width) => width < fullWidth), Math.min(fullWidth, WIDTHS.at(-1)!)];
    const imageCopies = [...new Set(widths)].map((width) => ({
      path: `/${COPIES_DIR}/${name}-${key}-${width}.webp`,
      width,
    }));
    await mkdir(outDir, {recursive: true});
    for (const {path: address, width} of imageCopies) {
      const target = path.join(outDir, path.basename(address));
      if (existsSync(target)) continue;
      // Under another name first: a build that is interrupted must not leave half a file.
      await sharp(bytes).autoOrient().resize({width}).webp({quality: QUALITY}).toFile(`${target}.part`);
      await rename(`${target}.part`, target);
    }
    return {imageSize, imageCopies};
  } catch (error) {
    throw new Error(`static${url}: must be a picture that can be decoded; ${(error as Error).message}`, {cause: error});
  }
}

/**
 * Writes the compressed copies of all pictures that have pixels.
 *
 * @param staticDir folder of the pictures
 * @param generatedDir folder of generated static files; copies that no record needs any longer are deleted
 * @returns the content, in which each entry with a picture has its size and copies
 */
export async function writeCopies(checked: Content, staticDir: string, generatedDir: string): Promise<Content> {
  const content = structuredClone(checked);
  const outDir = path.join(generatedDir, COPIES_DIR);
  const written = new Map<string, Copies>();
  for (const [, entry] of entriesWithFile(content)) {
    const url = entry.imageUrl;
    if (!written.has(url)) written.set(url, await copy(url, staticDir, outDir));
    Object.assign(entry, written.get(url));
  }
  const names = [...written.values()].flatMap(({imageCopies = []}) =>
    imageCopies.map(({path: address}) => path.basename(address)),
  );
  const old = existsSync(outDir) ? await readdir(outDir) : [];
  await Promise.all(old.filter((file) => !names.includes(file)).map((file) => rm(path.join(outDir, file))));
  return content;
}
