/** Our colour maths against colorjs.io, which implements CSS Color 4 in full. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import Color from 'colorjs.io';
import {describe, expect, it} from 'vitest';
import {clipped, hexOfLight, lightOfByte, mapped, mix, parseColor} from '../../../src/lib/color';
import {contrastOf, hexOf, resolve, THEMES} from '../../../src/lib/palette';
import {readTokens} from '../../../src/plugins/brand/tokens';

const sheet = readFileSync(path.resolve(import.meta.dirname, '../../../src/css/tokens.css'), 'utf8');
const themes = readTokens(sheet);

/** Every opaque colour of the style sheet as `oklch()`, in both themes, with the hue. */
const colors = (hue: number): string[] =>
  THEMES.flatMap((theme) => {
    const tokens = new Map([...themes[theme], ['hue', String(hue)]]);
    return [...tokens.values()]
      .map((value) => resolve(value, tokens))
      .filter((value) => /^oklch\([^/]*\)$/.test(value));
  });

/** Outside sRGB, on every side. */
const VIVID = [
  'oklch(60% 0.37 145)',
  'oklch(45% 0.3 265)',
  'oklch(95% 0.2 30)',
  'oklch(8% 0.2 200)',
  'oklch(100% 0.1 90)',
];

const channels = (color: string | Color, method: 'css' | 'clip'): number[] =>
  [...new Color(color).to('srgb').toGamut({space: 'srgb', method}).to('srgb-linear').coords].map(Number);

const close = (ours: readonly number[], theirs: readonly number[]): void =>
  ours.forEach((part, index) => expect(part).toBeCloseTo(theirs[index]!, 6));

describe('colours are those of colorjs.io', () => {
  it.each([0, 68, 160, 262, 293, 359])('for every token with the hue %i', (hue) => {
    const all = colors(hue);
    expect(all.length).toBeGreaterThan(60);
    for (const text of all) {
      close(clipped(parseColor(text)), channels(text, 'clip'));
      close(mapped(parseColor(text)), channels(text, 'css'));
    }
  });

  it.each(VIVID)('outside sRGB: %s', (text) => {
    close(clipped(parseColor(text)), channels(text, 'clip'));
    close(mapped(parseColor(text)), channels(text, 'css'));
  });

  it.each(['#0a3', '#336699', '#FFCC00', 'white', 'black'])('in another notation: %s', (text) => {
    close(clipped(parseColor(text)), channels(text, 'clip'));
    expect(hexOfLight(mapped(parseColor(text)))).toBe(
      new Color(text).to('srgb').toString({format: 'hex', collapse: false}),
    );
  });

  it.each([
    ['oklch', 'oklch(80% 0.135 68)', 'white', 0.88],
    ['oklch', 'oklch(47% 0.17 27)', 'oklch(23% 0.032 165)', 0.88],
    ['oklch', 'oklch(50% 0.1 350)', 'oklch(50% 0.1 20)', 0.3],
    ['oklab', 'oklch(24.5% 0.024 168)', 'oklch(21.5% 0.022 168)', 0.62],
    ['oklab', 'oklch(100% 0 0)', 'white', 0.95],
  ] as const)('mixed in %s: %s and %s', (space, first, second, share) => {
    const theirs = new Color(first).mix(new Color(second), 1 - share, {space, outputSpace: space});
    close(clipped(mix(space, parseColor(first), parseColor(second), share)), channels(theirs, 'clip'));
  });

  it('in contrast', () => {
    const ratio = new Color('#336699').contrast(new Color('#ffcc00'), 'WCAG21');
    expect(contrastOf('#336699', '#ffcc00', new Map())).toBeCloseTo(ratio, 6);
  });

  it('from bytes', () => {
    expect([0, 8, 128, 255].map(lightOfByte)).toEqual(
      [0, 8, 128, 255].map((byte) =>
        expect.closeTo(Number(new Color('srgb', [byte / 255, 0, 0]).to('srgb-linear').coords[0]), 9),
      ),
    );
  });
});

describe('parseColor', () => {
  it.each([
    '',
    'red',
    'oklch(50% 0.1 20 / 50%)',
    'oklch(var(--x))',
    'rgb(0 0 0)',
    '#12345',
    '#ggg',
    'transparent',
    '8px',
  ])('refuses %j', (text) => expect(() => parseColor(text)).toThrow('Not an opaque colour'));

  it('is used for tokens, whose alpha would change the contrast', () => {
    expect(() => hexOf('var(--shadow-1)', new Map([...themes.light, ['hue', '1']]))).toThrow();
  });
});
