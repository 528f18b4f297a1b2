/** Favicons, app icons and the web app manifest, from the symbol and the palette. */
import type {Brand} from '../../content/schema';
import {hexOf, type Theme, type Tokens} from '../../lib/palette';
import {placeSymbol, symbolIcon} from './symbol';

/** Sizes inside favicon.ico, in pixels. */
export const ICO_SIZES = [16, 32, 48];

export interface IconDrawing {
  file: string;
  size: number;
  svg: string;
}

interface Tile {
  /** Corner radius as a share of the side. */
  corner: number;
  /** Side of the symbol as a share of the tile's. */
  symbol: number;
}

/** Rounded as on most home screens. */
const TILE: Tile = {corner: 0.22, symbol: 0.66};
/** Square, because the system crops icons to its own shape. */
const FULL: Tile = {corner: 0, symbol: 0.62};
/** The symbol stays within the safe zone, a circle of 80 % (https://www.w3.org/TR/appmanifest/#icon-masks). */
const MASKABLE: Tile = {corner: 0, symbol: 0.52};

const drawing = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${content}</svg>`;

function tile(symbol: string, {light}: Record<Theme, Tokens>, {corner, symbol: share}: Tile): string {
  const place = {x: 256 * (1 - share), y: 256 * (1 - share), size: 512 * share, color: hexOf('var(--on-brand)', light)};
  const ground = `<rect width="512" height="512" rx="${512 * corner}" fill="${hexOf('var(--brand)', light)}"/>`;
  return drawing(ground + placeSymbol(symbol, place));
}

/** All PNG icons. */
export const iconDrawings = (symbol: string, tokens: Record<Theme, Tokens>): IconDrawing[] => [
  {file: 'apple-touch-icon.png', size: 180, svg: tile(symbol, tokens, FULL)},
  {file: 'icon-192.png', size: 192, svg: tile(symbol, tokens, TILE)},
  {file: 'icon-512.png', size: 512, svg: tile(symbol, tokens, TILE)},
  {file: 'icon-maskable-512.png', size: 512, svg: tile(symbol, tokens, MASKABLE)},
];

/** The symbol for favicon.ico, in a colour between those of the themes, visible on light and dark tabs. */
export function tabDrawing(symbol: string, {light, dark}: Record<Theme, Tokens>): string {
  const [a, b] = [hexOf('var(--brand)', light), hexOf('var(--brand)', dark)];
  return drawing(
    placeSymbol(symbol, {x: 0, y: 0, size: 512, color: hexOf(`color-mix(in oklab, ${a} 55%, ${b})`, light)}),
  );
}

/** mark.svg: the symbol for `<use>`, in the colour of the element that uses it. */
export const markSvg = (symbol: string): string => {
  const drawing = placeSymbol(symbol, {x: 0, y: 0, size: 32, color: 'currentColor'});
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="mark" viewBox="0 0 32 32">${drawing}</symbol></svg>\n`;
};

/** favicon.svg: the symbol, coloured for the browser's colour scheme. */
export const faviconSvg = (symbol: string, {light, dark}: Record<Theme, Tokens>): string =>
  symbolIcon(symbol, hexOf('var(--brand)', light), hexOf('var(--brand)', dark));

/** Packs square PNG images into an .ico file. */
export function packIco(images: readonly {size: number; png: Buffer}[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({size, png}, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({png}) => png)]);
}

/** The content of the web app manifest. */
export function webManifest({name, tagline}: Pick<Brand, 'name' | 'tagline'>, baseUrl: string, light: Tokens): object {
  const icon = (file: string, size: number, purpose: string) => ({
    src: baseUrl + file,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name,
    short_name: name.length > 12 ? name.split(/[\s-]/)[0]! : name,
    description: tagline,
    lang: 'en-GB',
    id: baseUrl,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    theme_color: hexOf('var(--paper)', light),
    background_color: hexOf('var(--paper)', light),
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}
