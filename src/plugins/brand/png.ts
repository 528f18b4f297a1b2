/** PNG with a palette (https://www.w3.org/TR/png-3/): a quarter of the bytes for pictures of few colours. */
import {promisify} from 'node:util';
import {crc32, deflate} from 'node:zlib';

const pack = promisify<Buffer, {level: number}, Buffer>(deflate);

const MAX_COLORS = 256;
/** Shades nearer to each other than this, as a distance in RGB, count as one: nobody sees it, and edges pack better. */
const STEP = 15;
/** A colour on more than this share of the picture is a ground of its own, however near to another. */
const GROUND = 0.005;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A picture as runs of one colour: few touch every pixel, so only finding them does. */
interface Runs {
  /** Colours as they come, each as one number of four bytes. */
  colors: number[];
  /** On how many pixels each of them is. */
  counts: number[];
  /** For each run the index of its colour, and the pixel behind its last one. */
  indices: number[];
  ends: number[];
}

/** Runs row by row: none goes on in the next. */
function runsOf(pixels: Int32Array, width: number): Runs {
  const runs: Runs = {colors: [], counts: [], indices: [], ends: []};
  const known = new Map<number, number>();
  const add = (color: number, start: number, end: number) => {
    const index = known.get(color) ?? runs.colors.push(color) - 1;
    known.set(color, index);
    runs.counts[index] = (runs.counts[index] ?? 0) + end - start;
    runs.indices.push(index);
    runs.ends.push(end);
  };
  for (let row = 0; row < pixels.length; row += width) {
    let start = row;
    let color = pixels[row]!;
    for (let at = row + 1; at < row + width; at++) {
      if (pixels[at] === color) continue;
      add(color, start, at);
      start = at;
      color = pixels[at]!;
    }
    add(color, start, row + width);
  }
  return runs;
}

type Rgb = readonly [number, number, number];

const channels = (color: number): Rgb => [color & 255, (color >> 8) & 255, (color >> 16) & 255];

/** Index of the nearest colour of a palette, and the square of how far it is. */
function nearest([r, g, b]: Rgb, palette: readonly Rgb[]): {index: number; square: number} {
  let [index, square] = [0, Infinity];
  for (let at = 0; at < palette.length; at++) {
    const [x, y, z] = palette[at]!;
    const candidate = (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
    if (candidate < square) [index, square] = [at, candidate];
  }
  return {index, square};
}

/**
 * The picture with few colours: the most frequent ones that differ; all others, shades at edges, take the nearest.
 *
 * @param pixels four bytes each, red, green, blue and an opacity that is ignored, from a multiple of four on in their buffer
 */
export async function palettePng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  const size = width * height;
  // Signed, because V8 keeps numbers of 32 bits with a sign without a box.
  const {colors, counts, indices, ends} = runsOf(new Int32Array(pixels.buffer, pixels.byteOffset, size), width);
  const ranked = colors.map((color, index) => ({color, rgb: channels(color), count: counts[index]!}));
  ranked.sort((a, b) => b.count - a.count || a.color - b.color);
  const palette: Rgb[] = [];
  for (const {rgb, count} of ranked) {
    const isDistinct = count > size * GROUND || nearest(rgb, palette).square >= STEP ** 2;
    if (isDistinct && palette.length < MAX_COLORS) palette.push(rgb);
  }
  const shades = Uint8Array.from(colors, (color) => nearest(channels(color), palette).index);
  // Each row begins with the number of its filter, which is 0 for none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let run = 0, at = 0; run < ends.length; run++) {
    const shift = Math.floor(at / width) + 1;
    const shade = shades[indices[run]!]!;
    for (const end = ends[run]!; at < end; at++) rows[at + shift] = shade;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await pack(rows, {level: 7})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
