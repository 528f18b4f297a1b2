/** From drawings to pixels, without any font of the machine. */
import {renderAsync, type ResvgRenderOptions} from '@resvg/resvg-js';

/** Part of the key of every cached picture; to be raised when this module turns a drawing into other pixels. */
export const RENDER_VERSION = 3;

const OPTIONS: ResvgRenderOptions = {font: {loadSystemFonts: false}};

/**
 * Renders a drawing as PNG.
 *
 * @param width in pixels; by default that of the drawing
 */
export async function renderPng(svg: string, width?: number): Promise<Buffer> {
  const fitTo = width === undefined ? {mode: 'original' as const} : {mode: 'width' as const, value: width};
  const image = await renderAsync(svg, {...OPTIONS, fitTo});
  return image.asPng();
}
