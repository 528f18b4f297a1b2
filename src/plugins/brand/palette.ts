/** Reads the colours in `src/css/tokens.css` as a browser would. */
import Color from 'colorjs.io';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Values of custom properties as written, by name without the leading dashes. */
export type Tokens = ReadonlyMap<string, string>;

const isDark = (selector: string): boolean => selector.includes("[data-theme='dark']");

/** Comments and at-rules other than `@media screen`, such as print and reduced motion, are ignored. */
const COMMENT = /\/\*[\s\S]*?\*\//g;
const OTHER_MEDIA = /@(?!media screen\s*\{)[\w-][^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Custom properties of each theme. The dark theme overrides those of the light one. */
export function readTokens(css: string): Record<Theme, Tokens> {
  const plain = css
    .replace(COMMENT, '')
    .replace(OTHER_MEDIA, '')
    .replace(/@media screen\s*\{/g, '');
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const rule of plain.split('}')) {
    const [selectors = '', body = ''] = rule.split('{').slice(-2);
    const tokens = selectors.split(',').every(isDark) ? dark : light;
    for (const [, name, value] of body.matchAll(/(?<![\w-])--([\w-]+)\s*:([^;]+);/g)) {
      tokens.set(name!, value!.replace(/\s+/g, ' ').trim());
    }
  }
  return {light, dark: new Map([...light, ...dark])};
}

/**
 * Replaces every `var()` in a value and evaluates sums in `calc()`.
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
  return filled.replace(/calc\((-?[\d.]+) ([+-]) (-?[\d.]+)\)/g, (_, a: string, sign: string, b: string) =>
    String(Number(a) + (sign === '+' ? 1 : -1) * Number(b)),
  );
}

const MIX = /^color-mix\(in (\w+), (.+?) ([\d.]+)%, (.+)\)$/;

/**
 * Parses a colour that may use tokens and `color-mix()` of two opaque colours.
 *
 * @throws Error if the value is not a colour
 */
export function colorOf(value: string, tokens: Tokens): Color {
  const text = resolve(value, tokens);
  const mix = MIX.exec(text);
  if (!mix) return new Color(text);
  const [, space, first, share, second] = mix;
  return colorOf(first!, tokens).mix(colorOf(second!, tokens), 1 - Number(share) / 100, {space, outputSpace: space});
}

/** Maps a colour to sRGB by chroma reduction, as CSS Color 4 specifies. */
const mapped = (color: Color): Color => color.to('srgb').toGamut({space: 'srgb', method: 'css'});
/** Maps a colour to sRGB by clipping each channel, as browsers do today. */
const clipped = (color: Color): Color => color.to('srgb').toGamut({space: 'srgb', method: 'clip'});

/** A colour as `#rrggbb`, for formats without newer notations. */
export const hexOf = (value: string, tokens: Tokens): string =>
  mapped(colorOf(value, tokens)).toString({format: 'hex', collapse: false});

/** WCAG 2.2 contrast of two colours; the lower result of both ways of mapping them to sRGB. */
export function contrastOf(text: string, background: string, tokens: Tokens): number {
  const [a, b] = [colorOf(text, tokens), colorOf(background, tokens)];
  return Math.min(...[mapped, clipped].map((fit) => fit(a).contrast(fit(b), 'WCAG21')));
}
