/** Reads the size of a picture from the beginning of its file. */

export interface Size {
  width: number;
  height: number;
}

type SizeReader = (view: DataView, text: string) => Size | undefined;

const png: SizeReader = (view) =>
  view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a
    ? {width: view.getUint32(16), height: view.getUint32(20)}
    : undefined;

/** Segments that start a frame have the size; C4, C8 and CC are tables. */
const jpeg: SizeReader = (view) => {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return {width: view.getUint16(at + 7), height: view.getUint16(at + 5)};
  }
  return undefined;
};

const webp: SizeReader = (view, text) => {
  if (!text.startsWith('RIFF') || text.slice(8, 12) !== 'WEBP') return undefined;
  const bits = (at: number) => view.getUint32(at, true);
  switch (text.slice(12, 16)) {
    case 'VP8 ':
      return {width: bits(26) & 0x3fff, height: (bits(26) >>> 16) & 0x3fff};
    case 'VP8L':
      return {width: (bits(21) & 0x3fff) + 1, height: ((bits(21) >>> 14) & 0x3fff) + 1};
    case 'VP8X':
      return {width: (bits(24) & 0xffffff) + 1, height: (bits(26) >>> 8) + 1};
    default:
      return undefined;
  }
};

/** From `width` and `height` in pixels, or else from the `viewBox`. */
const svg: SizeReader = (_view, text) => {
  const root = /<svg\s([^<>]*)>/.exec(text)?.[1];
  if (!root?.includes('http://www.w3.org/2000/svg')) return undefined;
  const attribute = (name: string) => new RegExp(`(?:^|\\s)${name}=["']([^"']*)["']`).exec(root)?.[1]?.trim();
  const box = attribute('viewBox')?.split(/[\s,]+/) ?? [];
  const pixels = (value = '') => (/^[\d.]+(?:px)?$/.test(value) ? Math.round(parseFloat(value)) : NaN);
  const [width, height] = [pixels(attribute('width')), pixels(attribute('height'))];
  return width > 0 && height > 0 ? {width, height} : {width: pixels(box[2]), height: pixels(box[3])};
};

const READERS: Readonly<Record<string, SizeReader>> = {png, jpg: jpeg, jpeg, webp, svg};

/** Size in pixels of a PNG, JPEG, WebP or SVG file; undefined if its content isn't what its name says. */
export function pictureSize(name: string, bytes: Uint8Array): Size | undefined {
  const read = READERS[name.slice(name.lastIndexOf('.') + 1)];
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 65_536));
  try {
    const size = read?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), text);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch {
    // The file ends too early.
    return undefined;
  }
}
