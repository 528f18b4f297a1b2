/** Colours as in CSS Color 4, for the build and for browsers: OKLCH, mixing, sRGB and the contrast of WCAG 2.2. */

type Triple = readonly [number, number, number];

/** Lightness from 0 to 1, chroma, and hue in degrees, which is NaN for the greys of other notations. */
export type Oklch = Triple;
/** Red, green and blue as amounts of light. Colours of sRGB are between 0 and 1. */
export type Light = Triple;

/** The rows of a matrix, one after the other. */
type Matrix = readonly number[];

const LMS_OF_LIGHT: Matrix = [
  0.41222146947076294, 0.5363325372617349, 0.051445993267502196, 0.21190349581782517, 0.6806995506452345,
  0.10739695353694056, 0.08830245919005639, 0.2817188391361215, 0.6299787016738223,
];
const LIGHT_OF_LMS: Matrix = [
  4.07674163607596, -3.307711539258063, 0.23096990318210486, -1.2684379732850315, 2.609757349287688,
  -0.34131937600265727, -0.004196076138675495, -0.7034186179359363, 1.7076146940746117,
];
const LAB_OF_LMS: Matrix = [
  0.210454268309314, 0.7936177747023054, -0.0040720430116193, 1.9779985324311684, -2.42859224204858, 0.450593709617411,
  0.0259040424655478, 0.7827717124575296, -0.8086757549230774,
];
const LMS_OF_LAB: Matrix = [
  1, 0.3963377773761749, 0.2158037573099136, 1, -0.1055613458156586, -0.0638541728258133, 1, -0.0894841775298119,
  -1.2914855480194092,
];
const LUMINANCE: Triple = [0.21263900587151027, 0.715168678767756, 0.07219231536073371];

const each = ([a, b, c]: Triple, change: (part: number) => number): Triple => [change(a), change(b), change(c)];

const times = (rows: Matrix, [a, b, c]: Triple): Triple =>
  each([0, 3, 6], (at) => rows[at]! * a + rows[at + 1]! * b + rows[at + 2]! * c);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

const labOf = ([lightness, chroma, hue]: Oklch): Triple =>
  hue === hue ? [lightness, chroma * Math.cos(radians(hue)), chroma * Math.sin(radians(hue))] : [lightness, 0, 0];

function fromLab([lightness, a, b]: Triple): Oklch {
  const chroma = Math.hypot(a, b);
  return [lightness, chroma, chroma < 1e-6 ? NaN : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360];
}

const labOfLight = (light: Light): Triple => times(LAB_OF_LMS, each(times(LMS_OF_LIGHT, light), Math.cbrt));

/** The light of a colour, which may be outside sRGB. */
const lightOf = (color: Oklch): Light =>
  times(
    LIGHT_OF_LMS,
    each(times(LMS_OF_LAB, labOf(color)), (part) => part ** 3),
  );

/** The colour of light. */
const colorOfLight = (light: Light): Oklch => fromLab(labOfLight(light));

/** Light for a channel of sRGB from 0 to 255. */
export function lightOfByte(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function byteOf(light: number): number {
  return Math.round(255 * (light > 0.0031308 ? 1.055 * light ** (1 / 2.4) - 0.055 : 12.92 * light));
}

const clip = (light: Light): Light => each(light, (part) => Math.min(1, Math.max(0, part)));

/** Maps a colour to sRGB by clipping each channel, as browsers do today. */
export const clipped = (color: Oklch): Light => clip(lightOf(color));

/** As much of the chroma as sRGB has for the lightness and hue. */
export function chromaInGamut([lightness, chroma, hue]: Oklch): number {
  const isIn = lightOf([lightness, chroma, hue]).every((part) => part > -1e-4 && part < 1 + 1e-4);
  return isIn || chroma <= 0 ? chroma : chromaInGamut([lightness, Math.max(0, chroma - 0.001), hue]);
}

/** Relative luminance of WCAG, for a colour of sRGB. */
export const luminance = (light: Light): number =>
  light.reduce((sum, part, index) => sum + part * LUMINANCE[index]!, 0);

/** Contrast ratio of WCAG 2.2 for two luminances, in any order. */
export const contrastRatio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Light as `#rrggbb`. */
export const hexOfLight = (light: Light): string =>
  `#${light.map((part) => byteOf(part).toString(16).padStart(2, '0')).join('')}`;

/**
 * Mixes two colours, as `color-mix()` does.
 *
 * @param share share of the first colour, from 0 to 1
 */
export function mix(space: 'oklch' | 'oklab', first: Oklch, second: Oklch, share: number): Oklch {
  const between = (a: number, b: number): number => a * share + b * (1 - share);
  if (space === 'oklab') {
    const [a, b] = [labOf(first), labOf(second)];
    return fromLab([between(a[0], b[0]), between(a[1], b[1]), between(a[2], b[2])]);
  }
  // A colour without a hue takes that of the other; between two hues, the shorter way is taken.
  const [from, to] = [first[2] === first[2] ? first[2] : second[2], second[2] === second[2] ? second[2] : first[2]];
  const turn = to - from > 180 ? 360 : to - from < -180 ? -360 : 0;
  return [between(first[0], second[0]), between(first[1], second[1]), between(from, to - turn)];
}

const OKLCH = /^oklch\((\d+(?:\.\d+)?)(%?) (\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)(?:deg)?\)$/i;
const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const NAMED: Record<string, string> = {black: '#000000', white: '#ffffff'};

/**
 * Parses an opaque colour: `oklch()`, `#rrggbb`, `#rgb`, `black` or `white`.
 *
 * @throws Error if the text is anything else
 */
export function parseColor(text: string): Oklch {
  const oklch = OKLCH.exec(text);
  if (oklch) return [Number(oklch[1]) / (oklch[2] ? 100 : 1), Number(oklch[3]), Number(oklch[4])];
  const [, ...bytes] = HEX.exec((NAMED[text] ?? text).replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')) ?? [];
  if (bytes.length < 3) throw new Error(`Not an opaque colour: ${text}`);
  return colorOfLight(bytes.map((byte) => lightOfByte(parseInt(byte, 16))) as unknown as Light);
}
