/** The colours of the design tokens, as a browser would compute them. */
import Color from 'colorjs.io';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Lightness from 0 to 1, chroma, and hue in degrees, which is 0 for greys. */
export type Oklch = [lightness: number, chroma: number, hue: number];

/** Values of custom properties as written, by name without the leading dashes. */
export type Tokens = ReadonlyMap<string, string>;

/**
 * Replaces every `var()` in a value and evaluates sums and products in `calc()`.
 *
 * @throws Error if a token is unknown or refers to itself
 */
export function resolve(value: string, tokens: Tokens, depth = 0): string {
  if (depth > 20) throw new Error(`A token in tokens.css refers to itself: ${value}`);
  const filled = value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const found = tokens.get(name);
    if (found === undefined) throw new Error(`tokens.css has no token --${name}`);
    return resolve(found, tokens, depth + 1);
  });
  return filled.replace(/calc\((-?[\d.]+) ([+*-]) (-?[\d.]+)\)/g, (_, a: string, sign: string, b: string) => {
    const result = sign === '*' ? Number(a) * Number(b) : Number(a) + (sign === '+' ? 1 : -1) * Number(b);
    return String(Number(result.toFixed(4)));
  });
}

const MIX = /^color-mix\(in (oklch|oklab), (.+?) ([\d.]+)%, (.+)\)$/;

/** @throws Error if the text is not a colour, or is transparent */
function computed(text: string): Color {
  const [, space = '', first, share, second] = MIX.exec(text) ?? [];
  const color = space
    ? computed(first!).mix(computed(second!), 1 - Number(share) / 100, {space, outputSpace: space})
    : new Color(text);
  if (color.alpha < 1) throw new Error(`Not an opaque colour: ${text}`);
  return color;
}

/** Colours and how they look in sRGB, to which browsers map them by clipping each channel; by their text without tokens. */
const known = new Map<string, {color: Color; shown: Color; luminance: number}>();

function colorIn(value: string, tokens: Tokens) {
  const text = resolve(value, tokens);
  let found = known.get(text);
  if (!found) {
    const color = computed(text);
    const shown = color.to('srgb').toGamut({space: 'srgb', method: 'clip'});
    known.set(text, (found = {color, shown, luminance: shown.luminance}));
  }
  return found;
}

/**
 * Parses a colour that may use tokens and `color-mix()` of two opaque colours.
 *
 * @throws Error if the value is not a colour
 */
export const colorOf = (value: string, tokens: Tokens): Oklch =>
  colorIn(value, tokens)
    .color.to('oklch')
    .coords.map((coordinate) => coordinate ?? 0) as Oklch;

/** As much of the chroma as sRGB has for the lightness and hue. */
export function chromaInGamut([lightness, chroma, hue]: Oklch): number {
  const isIn = new Color('oklch', [lightness, chroma, hue]).inGamut('srgb', {epsilon: 1e-4});
  return isIn || chroma <= 0 ? chroma : chromaInGamut([lightness, Math.max(0, chroma - 0.001), hue]);
}

/** A colour as `#rrggbb`, for formats without newer notations. */
export const hexOf = (value: string, tokens: Tokens): string =>
  colorIn(value, tokens).shown.toString({format: 'hex', collapse: false});

/** WCAG 2.2 contrast of two colours. */
export function contrastOf(text: string, background: string, tokens: Tokens): number {
  const [one, other] = [colorIn(text, tokens).luminance, colorIn(background, tokens).luminance];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
