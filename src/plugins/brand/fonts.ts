/** Reads the brand's fonts: the variable font that pages load, and its static cuts for metrics and pictures. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {create, type Font} from 'fontkit';
import type {Brand} from '../../content/schema';

export type FontRecord = Brand['fonts']['display'];

/** One weight of a family. */
export interface StaticFont {
  weight: number;
  data: Buffer;
  font: Font;
}

/** How many bytes the fonts of a brand may have, which every page loads. */
export const MOST_BYTES = 65_000;

/** How wide a font may be, as a multiple of Arial of its weight: long words must fit on a phone. */
const MOST_WIDTH = 1.15;

export interface BrandFont {
  /** Bytes of the variable font. */
  bytes: number;
  /** Lightest and boldest weight of the variable font. */
  weights: [min: number, max: number];
  /** Static weights, lightest first. */
  cuts: StaticFont[];
}

/**
 * Reads the fonts of a family.
 *
 * @param field field of the brand record, for error messages
 * @throws Error that names the field if a file is missing, is not a font of the right kind, or lacks the weight
 */
export function readFont({family, file, weight, cuts}: FontRecord, field: string, siteDir: string): BrandFont {
  const read = (name: string, kind: string): {data: Buffer; font: Font} => {
    const problem = (rule: string, cause: unknown) =>
      new Error(`src/content/brand.ts: ${field}: ${rule}; found "${name}"`, {cause});
    let data: Buffer;
    try {
      data = readFileSync(createRequire(path.join(siteDir, 'package.json')).resolve(name));
    } catch (error) {
      throw problem('must be a file in an installed package', error);
    }
    try {
      const font = create(data);
      if (!('variationAxes' in font)) throw new Error('it is a collection of fonts');
      return {data, font};
    } catch (error) {
      throw problem(`must be a ${kind} font (${(error as Error).message})`, error);
    }
  };
  const {font: variable, data} = read(file, 'WOFF2');
  const axis = variable.variationAxes.wght;
  const problem = (rule: string) => new Error(`src/content/brand.ts: ${field}: ${rule}; found "${file}"`);
  if (!variable.familyName.startsWith(family))
    throw problem(`must be of the family ${family}, not ${variable.familyName}`);
  if (!axis) throw problem('must be a font with a weight axis');
  if (weight < axis.min || weight > axis.max) {
    throw problem(`must have the weight ${weight}, but has only ${axis.min} to ${axis.max}`);
  }
  const readCut = ([cut, name]: [string, string]): StaticFont => {
    const {data, font} = read(name, 'WOFF');
    const found = `${font.familyName}, weight ${font['OS/2'].usWeightClass}`;
    if (!font.familyName.startsWith(family))
      throw new Error(`src/content/brand.ts: ${field}.cuts.${cut}: must be of the family ${family}; found ${found}`);
    if (font['OS/2'].usWeightClass !== Number(cut))
      throw new Error(`src/content/brand.ts: ${field}.cuts.${cut}: must have the weight ${cut}; found ${found}`);
    return {weight: Number(cut), data, font};
  };
  return {bytes: data.length, weights: [axis.min, axis.max], cuts: Object.entries(cuts).map(readCut)};
}

/** @throws Error if the fonts of a brand are too heavy */
export function checkBytes(fonts: readonly BrandFont[]): void {
  const bytes = fonts.reduce((sum, font) => sum + font.bytes, 0);
  if (bytes > MOST_BYTES)
    throw new Error(`src/content/brand.ts: fonts: must have ${MOST_BYTES} bytes at most, together; found ${bytes}`);
}

/** The static cut with the nearest weight. */
export const nearestCut = ({cuts}: BrandFont, weight: number): StaticFont =>
  cuts.reduce((best, cut) => (Math.abs(cut.weight - weight) < Math.abs(best.weight - weight) ? cut : best));

/** Letters, and how often each occurs in a thousand characters of English text. */
const LETTERS = ' abcdefghijklmnopqrstuvwxyz';
const FREQUENCY = [
  180, 67, 12, 23, 35, 104, 18, 17, 50, 57, 1, 6, 33, 20, 57, 62, 16, 1, 49, 52, 74, 23, 8, 19, 1, 16, 1,
];
/** Widths of the same letters in Arial and metric-compatible fonts, in thousandths of the type size. */
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

/** Facts for the style sheet. Metrics are shares of the type size. */
export interface FontFacts {
  /** Lightest and boldest weight. */
  weights: [min: number, max: number];
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Metrics that make a local Arial as wide and high as the font, so that text does not shift when the font loads. */
export function fontFacts(brandFont: BrandFont, weight: number, isBold: boolean): FontFacts {
  const {font} = nearestCut(brandFont, weight);
  const widths = [...LETTERS].map(
    (letter) => (font.glyphForCodePoint(letter.codePointAt(0)!).advanceWidth / font.unitsPerEm) * 1000,
  );
  const sizeAdjust = average(widths) / average(isBold ? ARIAL_BOLD : ARIAL);
  const share = (units: number) => units / font.unitsPerEm / sizeAdjust;
  return {
    weights: brandFont.weights,
    sizeAdjust,
    ascent: share(font.ascent),
    descent: share(-font.descent),
    lineGap: share(font.lineGap),
  };
}

/** @throws Error if the letters of a font are too wide for the pages */
export function checkWidth({sizeAdjust}: FontFacts, field: string): void {
  if (sizeAdjust > MOST_WIDTH)
    throw new Error(
      `src/content/brand.ts: ${field}: must be a font at most ${MOST_WIDTH} times as wide as Arial; found ${sizeAdjust.toFixed(2)}: choose a lighter weight or a narrower font`,
    );
}
