/** The brand's fonts as files: opened at a weight, with the measures that a fallback needs. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {create, type Font} from 'fontkit';
import type {Brand} from '../../content/schema';
import {unpackWoff2} from './woff2';

export type FontRecord = Brand['fonts']['display'];
export type {Font};

/**
 * A font of the record at the weight that it is mostly set in.
 *
 * @param field where the record stands in the brand, for messages
 * @throws Error that names the field if the file is missing, is no variable WOFF2 font, or lacks the weight
 */
export function readFont({file, weight}: FontRecord, field: string, siteDir: string): Font {
  const problem = (rule: string, cause?: unknown) =>
    new Error(`src/content/brand.ts: ${field}: ${rule}; found "${file}"`, {cause});
  let data: Buffer;
  try {
    data = readFileSync(createRequire(path.join(siteDir, 'package.json')).resolve(file));
  } catch (error) {
    throw problem('must be a file in an installed package', error);
  }
  let font;
  try {
    font = create(unpackWoff2(data));
  } catch (error) {
    throw problem(`must be a WOFF2 font (${(error as Error).message})`, error);
  }
  const axis = 'variationAxes' in font ? font.variationAxes.wght : undefined;
  if (!axis || !('getVariation' in font)) throw problem('must be a font with a weight axis');
  if (weight < axis.min || weight > axis.max) {
    throw problem(`must have the weight ${weight}, has ${axis.min} to ${axis.max}`);
  }
  return font.getVariation({wght: weight});
}

/** Letters by how often they occur in English text, and per thousand characters how often that is. */
const LETTERS = ' abcdefghijklmnopqrstuvwxyz';
const FREQUENCY = [
  180, 67, 12, 23, 35, 104, 18, 17, 50, 57, 1, 6, 33, 20, 57, 62, 16, 1, 49, 52, 74, 23, 8, 19, 1, 16, 1,
];
/** Widths of the same letters in Arial and all faces of its measures, in thousandths of the type size. */
const ARIAL = [
  278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500,
  722, 500, 500, 500,
];
const ARIAL_BOLD = [
  278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556,
  778, 556, 556, 500,
];

const average = (widths: readonly number[]): number =>
  widths.reduce((sum, width, index) => sum + width * FREQUENCY[index]!, 0) /
  FREQUENCY.reduce((sum, count) => sum + count, 0);

/** What style sheets need to know of a font. Measures are shares of the type size, 1 for all of it. */
export interface FontFacts {
  /** Lightest and boldest weight. */
  weights: [min: number, max: number];
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Measures with which a local Arial takes the room of the font, so that text stays in place when the font arrives. */
export function fontFacts(font: Font, isBold: boolean): FontFacts {
  const widths = [...LETTERS].map(
    (letter) => (font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth / font.unitsPerEm) * 1000,
  );
  const sizeAdjust = average(widths) / average(isBold ? ARIAL_BOLD : ARIAL);
  const share = (units: number) => units / font.unitsPerEm / sizeAdjust;
  const {min, max} = font.variationAxes.wght!;
  return {
    weights: [min, max],
    sizeAdjust,
    ascent: share(font.ascent),
    descent: share(-font.descent),
    lineGap: share(font.lineGap),
  };
}
