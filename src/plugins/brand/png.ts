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
function histogram(colors: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= colors.length; at++) {
    const color = colors[start]!;
    if (colors[at] === color) continue;
    counts.set(color, (counts.get(color) ?? 0) + at - start);
    start = at;
  }
  return counts;
}

type Rgb = readonly [number, number, number];

const channels = (color: number): Rgb => [color & 255, (color >> 8) & 255, (color >> 16) & 255];

/** Index of the nearest colour of a palette, and how far it is. */
function nearest([r, g, b]: Rgb, palette: readonly Rgb[]): {index: number; distance: number} {
  let found = {index: 0, distance: Infinity};
  palette.forEach(([x, y, z], index) => {
    const distance = Math.hypot(r - x, g - y, b - z);
    if (distance < found.distance) found = {index, distance};
  });
  return found;
}

/**
 * The picture with few colours: the most frequent ones that differ; all others, shades at edges, take the nearest.
 *
 * @param pixels four bytes each, red, green, blue and an opacity that is ignored
 */
export async function palettePng(pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  const colors = new Uint32Array(pixels.slice().buffer);
  const ranked = [...histogram(colors)].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  const palette: Rgb[] = [];
  for (const [color, count] of ranked) {
    const rgb = channels(color);
    const isDistinct = count > colors.length * GROUND || nearest(rgb, palette).distance >= STEP;
    if (isDistinct && palette.length < MAX_COLORS) palette.push(rgb);
  }
  const index = new Map(ranked.map(([color]) => [color, nearest(channels(color), palette).index]));
  const rows = Buffer.alloc((width + 1) * height);
  let [last, value] = [-1, 0];
  for (let at = 0; at < colors.length; at++) {
    const color = colors[at]!;
    if (color !== last) [last, value] = [color, index.get(color)!];
    rows[at + Math.floor(at / width) + 1] = value;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', await pack(rows, {level: 9})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
