/** From drawings to pixels, without any font of the machine. */
import {renderAsync, type ResvgRenderOptions} from '@resvg/resvg-js';
import {palettePng} from './png';

/** Part of the key of every cached picture: changes with what this module makes of a drawing. */
export const RENDER_VERSION = 2;

const OPTIONS: ResvgRenderOptions = {font: {loadSystemFonts: false}};

/** The drawing as PNG with transparency, `width` pixels wide. */
export async function renderIcon(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, {...OPTIONS, fitTo: {mode: 'width', value: width}});
  return image.asPng();
}

/** An opaque drawing of few colours as a small PNG of its own size. */
export async function renderCard(svg: string): Promise<Buffer> {
  const {pixels, width, height} = await renderAsync(svg, OPTIONS);
  return palettePng(pixels, width, height);
}
