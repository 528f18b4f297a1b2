/** Renders SVG as PNG, without system fonts. */
import {renderAsync, type ResvgRenderOptions} from '@resvg/resvg-js';

/** Part of every cache key. Increase it when a change to this module affects the pixels. */
export const RENDER_VERSION = 3;

const OPTIONS: ResvgRenderOptions = {font: {loadSystemFonts: false}};

/**
 * Renders an SVG drawing as PNG.
 *
 * @param width width in pixels; by default that of the drawing
 */
export async function renderPng(svg: string, width?: number): Promise<Buffer> {
  const fitTo = width === undefined ? {mode: 'original' as const} : {mode: 'width' as const, value: width};
  const image = await renderAsync(svg, {...OPTIONS, fitTo});
  return image.asPng();
}
