/** The colours of the site, read off `src/css/tokens.css` as a browser would read them. */
import Color from 'colorjs.io';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Values of custom properties as they stand in the sheet, by name without the two dashes. */
export type Tokens = ReadonlyMap<string, string>;

const isDark = (selector: string): boolean => selector.includes("[data-theme='dark']");

/** Comments, and rules for anything but a screen: print, reduced motion, forced colours. */
const COMMENT = /\/\*[\s\S]*?\*\//g;
const OTHER_MEDIA = /@(?!media screen\s*\{)[\w-]+[^{;]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Custom properties of each theme on a screen; the dark theme's are those that it changes, over the light ones. */
export function readTokens(css: string): Record<Theme, Tokens> {
  const plain = css
    .replace(COMMENT, '')
    .replace(OTHER_MEDIA, '')
    .replace(/@media screen\s*\{/g, '');
  const light = new Map<string, string>();
  const dark = new Map<string, string>();
  for (const [, selectors, body] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const tokens = selectors!.split(',').every(isDark) ? dark : light;
    for (const [, name, value] of body!.matchAll(/--([\w-]+)\s*:\s*([^;]+);/g)) {
      tokens.set(name!, value!.replace(/\s+/g, ' ').trim());
    }
  }
  return {light, dark: new Map([...light, ...dark])};
}

/** The value with every `var()` replaced and every sum in `calc()` worked out. */
export function resolve(value: string, tokens: Tokens, depth = 0): string {
  if (depth > 20) throw new Error(`Token refers to itself: ${value}`);
  const filled = value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const found = tokens.get(name);
    if (found === undefined) throw new Error(`There is no token --${name}`);
    return resolve(found, tokens, depth + 1);
  });
  return filled.replace(/calc\((-?[\d.]+) ([+-]) (-?[\d.]+)\)/g, (_, a: string, sign: string, b: string) =>
    String(Number(a) + (sign === '+' ? 1 : -1) * Number(b)),
  );
}

const MIX = /^color-mix\(in (\w+), (.+?) ([\d.]+)%, (.+)\)$/;

/**
 * The colour of a value that may use tokens and `color-mix()` of two opaque colours.
 *
 * @throws Error if it is none
 */
export function colorOf(value: string, tokens: Tokens): Color {
  const text = resolve(value, tokens);
  const mix = MIX.exec(text);
  if (!mix) return new Color(text);
  const [, space, first, share, second] = mix;
  return colorOf(first!, tokens).mix(colorOf(second!, tokens), 1 - Number(share) / 100, {space, outputSpace: space});
}

/** The colour within sRGB, by the reduction of chroma that CSS Color 4 describes. */
const mapped = (color: Color): Color => color.to('srgb').toGamut({space: 'srgb', method: 'css'});
/** The colour within sRGB, as browsers show it today: each channel cut at its end. */
const clipped = (color: Color): Color => color.to('srgb').toGamut({space: 'srgb', method: 'clip'});

/** `#rrggbb`, for places that know no other notation. */
export const hexOf = (value: string, tokens: Tokens): string =>
  mapped(colorOf(value, tokens)).toString({format: 'hex', collapse: false});

/** Contrast of two colours by WCAG 2.2, the lower one of the two ways to fit them into sRGB. */
export function contrastOf(text: string, background: string, tokens: Tokens): number {
  const [a, b] = [colorOf(text, tokens), colorOf(background, tokens)];
  return Math.min(...[mapped, clipped].map((fit) => fit(a).contrast(fit(b), 'WCAG21')));
}
