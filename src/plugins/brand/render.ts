/** From drawings to pixels, without any font or library of the machine. */
import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {palettePng} from './png';

/** Part of the key of every cached picture: changes with what this module makes of a drawing. */
export const RENDER_VERSION = 1;

let ready: Promise<void> | undefined;

async function startRenderer(): Promise<void> {
  const module = createRequire(__filename).resolve('@resvg/resvg-wasm/index_bg.wasm');
  try {
    await initWasm(await readFile(module));
  } catch (error) {
    // Another copy of this module has started it.
    if (!/already initialized/i.test((error as Error).message)) throw error;
  }
}

const renderer = (): Promise<void> => (ready ??= startRenderer());

/** The drawing as PNG with transparency, `width` pixels wide. */
export async function renderIcon(svg: string, width: number): Promise<Buffer> {
  await renderer();
  const resvg = new Resvg(svg, {fitTo: {mode: 'width', value: width}});
  const image = resvg.render();
  const png = Buffer.from(image.asPng());
  image.free();
  resvg.free();
  return png;
}

/** An opaque drawing of few colours as a small PNG of its own size. */
export async function renderCard(svg: string): Promise<Buffer> {
  await renderer();
  const resvg = new Resvg(svg);
  const image = resvg.render();
  const {pixels, width, height} = image;
  image.free();
  resvg.free();
  return palettePng(pixels, width, height);
}
