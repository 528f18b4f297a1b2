/** The palette of a brand, derived from its colour as far as all pairs of colours keep their contrast. */
import {checkContrast} from './contrast';
import {chromaInGamut, colorOf, type Theme, type Tokens} from './palette';

/** Values of custom properties, by name without the leading dashes. */
export type Palette = Readonly<Record<string, string>>;

/** Lightness, in per cent, and chroma for which `tokens.css` is written. */
const DEEP = 45;
const BRIGHT = 77;
const CHROMA = 0.105;

/** Below this chroma, a colour is a grey to the eye, and no other colour is mistaken for it. */
const GREY = 0.04;

/** Hues with a meaning of their own: errors, the main action, the work of the AI. */
const MEANINGS = {'danger-hue': '27', 'accent-hue': '68', 'iris-hue': '292'};

/** Fewest degrees between the brand and a hue with a meaning, and between two of those. */
export const APART = 25;

/** Degrees between two hues. */
export const between = (one: number, other: number): number => 180 - Math.abs(180 - (Math.abs(one - other) % 360));

const rounded = (value: number): number => Number(value.toFixed(4));

const steps = (from: number, to: number): number[] =>
  Array.from({length: 41}, (_, at) => rounded(from + ((to - from) * at) / 40));

/** Both themes in a brand. */
export const inBrand = ({light, dark}: Record<Theme, Tokens>, palette: Palette): Record<Theme, Tokens> => ({
  light: new Map([...light, ...Object.entries(palette)]),
  dark: new Map([...dark, ...Object.entries(palette)]),
});

/**
 * Custom properties of a brand: `chroma`, from 0 to 1, of tints and bright colours; the lightness `deep` and the chroma
 * `vivid` of the brand's own colour; `bright`, its lightness on dark grounds; and the hues, of which those with a meaning
 * make room for the brand's.
 *
 * @param color as in the brand record
 * @param themes tokens of `tokens.css`
 */
export function brandPalette(color: string, themes: Record<Theme, Tokens>): Palette {
  const [lightness, chroma, angle] = colorOf(color, new Map());
  const [percent, hue] = [rounded(lightness * 100), rounded(angle)];
  const deep = (tried: number): Palette => {
    const vivid = Math.max(chromaInGamut([tried / 100, chroma, hue]), Math.min(chroma, CHROMA));
    // What is pressed or pointed at is darker, or lighter if it is nearly black.
    const strong = rounded(tried < 25 ? tried + 18 : tried - 7);
    return {vivid: String(rounded(vivid / CHROMA)), deep: `${tried}%`, 'deep-strong': `${strong}%`};
  };
  const bright = (tried: number): Palette => ({bright: `${tried}%`, 'bright-strong': `${rounded(tried + 7)}%`});
  const tint = {hue: String(hue), chroma: String(rounded(Math.min(1, chroma / CHROMA)))};
  let palette: Palette = {...tint, ...deep(DEEP), ...bright(BRIGHT), ...MEANINGS};

  const holds = (choice: Palette) => checkContrast(inBrand(themes, {...palette, ...choice})).length === 0;
  const take = (choices: Palette[]) => (palette = {...palette, ...choices.find(holds)});
  // A fault of the style sheet, which no choice repairs.
  if (!holds(palette)) return palette;
  for (const [name, home] of Object.entries(MEANINGS)) {
    const others = Object.keys(MEANINGS).filter((other) => other !== name);
    const taken = [...(chroma < GREY ? [] : [hue]), ...others.map((other) => Number(palette[other]))];
    // Up to 60 degrees to either side, the nearest first.
    const moves = Array.from({length: 121}, (_, at) => (at % 2 ? 1 : -1) * Math.ceil(at / 2));
    const hues = moves.map((move) => (Number(home) + move + 360) % 360);
    const free = hues.filter((tried) => taken.every((other) => between(tried, other) >= APART));
    take(free.map((tried) => ({[name]: String(tried)})));
  }
  take(steps(percent, DEEP).map(deep));
  take(steps(Math.max(BRIGHT, Math.min(percent, 90)), BRIGHT).map(bright));
  return palette;
}
