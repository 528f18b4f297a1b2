import sharp from 'sharp';

/**
 * Renders an SVG drawing without text as PNG.
 *
 * @param width width in pixels; by default that of the drawing
 */
export const renderPng = (svg: string, width?: number): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize(width).png({compressionLevel: 9}).toBuffer();
