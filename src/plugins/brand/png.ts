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

/** How often each colour occurs, as one number of four bytes each. */
function histogram(colors: Int32Array): Map<number, number> {
  const counts = new Map<number, number>();
  const add = (color: number, count: number) => counts.set(color, (counts.get(color) ?? 0) + count);
  let start = 0;
  for (let at = 1; at < colors.length; at++) {
    if (colors[at] === colors[start]) continue;
    add(colors[start]!, at - start);
    start = at;
  }
  add(colors[start]!, colors.length - start);
  return counts;
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
 * @param pixels four bytes each, red, green, blue and an opacity that is ignored
 */
export async function palettePng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  // Signed, because V8 keeps numbers of 32 bits with a sign without a box.
  const colors = new Int32Array(pixels.slice().buffer);
  const ranked = [...histogram(colors)].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const palette: Rgb[] = [];
  for (const [color, count] of ranked) {
    const rgb = channels(color);
    const isDistinct = count > colors.length * GROUND || nearest(rgb, palette).square >= STEP ** 2;
    if (isDistinct && palette.length < MAX_COLORS) palette.push(rgb);
  }
  const index = new Map(ranked.map(([color]) => [color, nearest(channels(color), palette).index]));
  // Each row begins with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  let [last, value] = [0, index.get(0) ?? 0];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const color = colors[at]!;
      if (color !== last) [last, value] = [color, index.get(color)!];
      rows[at + y + 1] = value;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await pack(rows, {level: 8})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
