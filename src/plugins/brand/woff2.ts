/**
 * Unpacks WOFF2 (https://www.w3.org/TR/WOFF2/) to the TrueType font in it. The font library reads WOFF2 too, but varies
 * the weight of plain fonts only.
 */
import {brotliDecompressSync} from 'node:zlib';

/** Tags by their number in a WOFF2 directory. */
const TAGS =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';
const tagOf = (index: number): string => TAGS.slice(index * 5, index * 5 + 4);

/** Reads numbers one after the other. */
class Reader {
  at = 0;

  constructor(readonly data: Buffer) {}

  u8(): number {
    return this.data.readUInt8(this.at++);
  }

  u16(): number {
    return this.data.readUInt16BE((this.at += 2) - 2);
  }

  i16(): number {
    return this.data.readInt16BE((this.at += 2) - 2);
  }

  u32(): number {
    return this.data.readUInt32BE((this.at += 4) - 4);
  }

  bytes(length: number): Buffer {
    if (this.at + length > this.data.length) throw new RangeError('The font ends too early.');
    return this.data.subarray(this.at, (this.at += length));
  }

  /** Section 4.1, UIntBase128. */
  base128(): number {
    let value = 0;
    for (let count = 0; count < 5; count++) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    throw new RangeError('A number in the font is too long.');
  }

  /** Section 4.1, 255UInt16. */
  packed(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 254) return this.u8() + 506;
    if (code === 255) return this.u8() + 253;
    return code;
  }
}

const uint16 = (value: number): Buffer => Buffer.from([(value >> 8) & 255, value & 255]);

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/** Section 5.2: coordinates as steps of one to four bytes, whose width and signs the flag gives. */
function readPoints(count: number, flags: Reader, steps: Reader): Point[] {
  let [x, y] = [0, 0];
  return Array.from({length: count}, () => {
    const flag = flags.u8();
    const kind = flag & 0x7f;
    const signed = (value: number, bit: number) => (flag & bit ? value : -value);
    let [dx, dy] = [0, 0];
    if (kind < 10) dy = signed(((kind & 14) << 7) + steps.u8(), 1);
    else if (kind < 20) dx = signed((((kind - 10) & 14) << 7) + steps.u8(), 1);
    else if (kind < 84) {
      const low = steps.u8();
      dx = signed(1 + ((kind - 20) & 0x30) + (low >> 4), 1);
      dy = signed(1 + (((kind - 20) & 0x0c) << 2) + (low & 15), 2);
    } else if (kind < 120) {
      dx = signed(1 + (Math.floor((kind - 84) / 12) << 8) + steps.u8(), 1);
      dy = signed(1 + ((((kind - 84) % 12) >> 2) << 8) + steps.u8(), 2);
    } else if (kind < 124) {
      const [first, middle, last] = [steps.u8(), steps.u8(), steps.u8()];
      dx = signed((first << 4) + (middle >> 4), 1);
      dy = signed(((middle & 15) << 8) + last, 2);
    } else {
      dx = signed(steps.u16(), 1);
      dy = signed(steps.u16(), 2);
    }
    x += dx;
    y += dy;
    return {x, y, isOnCurve: flag < 0x80};
  });
}

/** A simple glyph as TrueType stores it, with every coordinate in two bytes. */
function simpleGlyph(ends: number[], points: Point[], bounds: Buffer | null, instructions: Buffer): Buffer {
  const steps = (axis: 'x' | 'y') =>
    points.map((point, index) => uint16(point[axis] - (index ? points[index - 1]![axis] : 0)));
  const [xs, ys] = [points.map(({x}) => x), points.map(({y}) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(uint16);
  return Buffer.concat([
    uint16(ends.length),
    bounds ?? Buffer.concat(box),
    ...ends.map(uint16),
    uint16(instructions.length),
    instructions,
    Buffer.from(points.map(({isOnCurve}) => Number(isOnCurve))),
    ...steps('x'),
    ...steps('y'),
  ]);
}

/** The components of a composite glyph, as they stand; and whether instructions follow. */
function readComponents(components: Reader): {data: Buffer; hasInstructions: boolean} {
  const start = components.at;
  let [flags, hasInstructions] = [0x20, false];
  while (flags & 0x20) {
    flags = components.u16();
    hasInstructions ||= Boolean(flags & 0x100);
    const scale = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    components.bytes(2 + (flags & 1 ? 4 : 2) + scale);
  }
  return {data: components.data.subarray(start, components.at), hasInstructions};
}

/** Section 5.1: glyphs from their seven streams, and where each begins. */
function restoreGlyphs(data: Buffer): {glyf: Buffer; loca: Buffer; xMins: number[]} {
  const header = new Reader(data);
  header.bytes(4);
  const [count] = [header.u16(), header.u16()];
  const sizes = Array.from({length: 7}, () => header.u32());
  const [contours, pointCounts, flags, steps, components, bounds, instructions] = sizes.map(
    (size) => new Reader(header.bytes(size)),
  ) as [Reader, Reader, Reader, Reader, Reader, Reader, Reader];
  const hasBounds = bounds.bytes(4 * Math.ceil(count / 32));
  const xMins: number[] = [];
  const glyphs = Array.from({length: count}, (_, index) => {
    const contourCount = contours.i16();
    const box = hasBounds[index >> 3]! & (0x80 >> (index & 7)) ? bounds.bytes(8) : null;
    let glyph: Buffer = Buffer.alloc(0);
    if (contourCount > 0) {
      let total = 0;
      const ends = Array.from({length: contourCount}, () => (total += pointCounts.packed()) - 1);
      const points = readPoints(total, flags, steps);
      glyph = simpleGlyph(ends, points, box, instructions.bytes(steps.packed()));
    } else if (contourCount < 0) {
      const {data: parts, hasInstructions} = readComponents(components);
      const code = hasInstructions ? instructions.bytes(steps.packed()) : null;
      glyph = Buffer.concat([uint16(-1), box!, parts, ...(code ? [uint16(code.length), code] : [])]);
    }
    xMins.push(glyph.length ? glyph.readInt16BE(2) : 0);
    return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
  });
  const loca = Buffer.alloc(4 * (count + 1));
  let end = 0;
  glyphs.forEach((glyph, index) => loca.writeUInt32BE((end += glyph.length), 4 * (index + 1)));
  return {glyf: Buffer.concat(glyphs), loca, xMins};
}

/** Section 5.4: side bearings that equal a glyph's left edge are left out. */
function restoreMetrics(data: Buffer, metricCount: number, xMins: readonly number[]): Buffer {
  const reader = new Reader(data);
  const flags = reader.u8();
  const advances = Array.from({length: metricCount}, () => reader.bytes(2));
  const bearing = (index: number, bit: number) => (flags & bit ? uint16(xMins[index]!) : reader.bytes(2));
  return Buffer.concat([
    ...advances.flatMap((advance, index) => [advance, bearing(index, 1)]),
    ...xMins.slice(metricCount).map((_, index) => bearing(metricCount + index, 2)),
  ]);
}

interface Entry {
  tag: string;
  length: number;
  isTransformed: boolean;
}

function readEntry(reader: Reader): Entry {
  const flags = reader.u8();
  const tag = (flags & 63) === 63 ? reader.bytes(4).toString('latin1') : tagOf(flags & 63);
  const version = flags >> 6;
  const isTransformed = ['glyf', 'loca'].includes(tag) ? version === 0 : version !== 0;
  const length = reader.base128();
  return {tag, length: isTransformed ? reader.base128() : length, isTransformed};
}

/** A TrueType file of the given tables. Nobody reads its checksums here, so they are left at zero. */
function assemble(flavor: number, tables: ReadonlyMap<string, Buffer>): Buffer {
  const directory = Buffer.alloc(12 + 16 * tables.size);
  directory.writeUInt32BE(flavor, 0);
  directory.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  [...tables].forEach(([tag, data], index) => {
    const at = 12 + 16 * index;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    parts.push(data, Buffer.alloc(-data.length & 3));
    offset += data.length + (-data.length & 3);
  });
  return Buffer.concat(parts);
}

/**
 * The font in a WOFF2 file as a TrueType or OpenType file.
 *
 * @throws Error if the file is no WOFF2, a collection of fonts, or damaged
 */
export function unpackWoff2(file: Buffer): Buffer {
  const reader = new Reader(file);
  if (file.length < 48 || reader.bytes(4).toString('latin1') !== 'wOF2') throw new Error('The file is not WOFF2.');
  const flavor = reader.u32();
  if (flavor === 0x74746366) throw new Error('The file holds a collection of fonts.');
  reader.bytes(4);
  const [count] = [reader.u16(), reader.u16()];
  reader.bytes(4);
  const compressed = reader.u32();
  reader.bytes(24);
  const entries = Array.from({length: count}, () => readEntry(reader));
  const data = new Reader(brotliDecompressSync(reader.bytes(compressed)));
  const tables = new Map(entries.map(({tag, length}) => [tag, data.bytes(length)]));
  const transformed = new Set(entries.filter((entry) => entry.isTransformed).map(({tag}) => tag));
  if (transformed.has('glyf')) {
    const {glyf, loca, xMins} = restoreGlyphs(tables.get('glyf')!);
    tables.set('glyf', glyf);
    tables.set('loca', loca);
    // Offsets of four bytes each.
    const head = Buffer.from(tables.get('head')!);
    head.writeInt16BE(1, 50);
    tables.set('head', head);
    if (transformed.has('hmtx')) {
      tables.set('hmtx', restoreMetrics(tables.get('hmtx')!, tables.get('hhea')!.readUInt16BE(34), xMins));
    }
  }
  return assemble(flavor, new Map([...tables].sort(([a], [b]) => (a < b ? -1 : 1))));
}
