import sharp from 'sharp';

/** A picture as four bytes per pixel, row by row: red, green, blue, alpha. */
export const pixelsOf = (picture: Buffer): Promise<Buffer> => sharp(picture).ensureAlpha().raw().toBuffer();
