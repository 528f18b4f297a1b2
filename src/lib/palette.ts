/** The colours of the design tokens, as a browser would compute them. */
import {clipped, contrastRatio, hexOfLight, luminance, mix, parseColor, type Oklch} from './color';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

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

/**
 * Parses a colour that may use tokens and `color-mix()` of two opaque colours.
 *
 * @throws Error if the value is not a colour
 */
export function colorOf(value: string, tokens: Tokens): Oklch {
  const text = resolve(value, tokens);
  const [, space, first, share, second] = MIX.exec(text) ?? [];
  if (space === undefined) return parseColor(text);
  return mix(space as 'oklch' | 'oklab', colorOf(first!, tokens), colorOf(second!, tokens), Number(share) / 100);
}

/** A colour as `#rrggbb`, for formats without newer notations. */
export const hexOf = (value: string, tokens: Tokens): string => hexOfLight(clipped(colorOf(value, tokens)));

/** WCAG 2.2 contrast of two colours. */
export const contrastOf = (text: string, background: string, tokens: Tokens): number =>
  contrastRatio(...([text, background].map((color) => luminance(clipped(colorOf(color, tokens)))) as [number, number]));
