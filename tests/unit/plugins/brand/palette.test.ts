/** The palette, and the contrast of every pair of colours in the style sheets. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import brand from '../../../../src/content/brand';
import {APART, between, brandPalette, inBrand} from '../../../../src/lib/brandPalette';
import {PAIRS} from '../../../../src/lib/colorPairs';
import {checkContrast} from '../../../../src/lib/contrast';
import {colorOf, contrastOf, hexOf, resolve} from '../../../../src/lib/palette';
import {formatContrast} from '../../../../src/plugins/brand/kit';
import {readTokens} from '../../../../src/plugins/brand/tokens';
import swatches from '../../../../src/theme/BrandSwatches/content';

const SRC = path.resolve(import.meta.dirname, '../../../../src');
const sheet = readFileSync(path.join(SRC, 'css/tokens.css'), 'utf8');

const themes = readTokens(sheet);

/** The colours in a brand, in general or where a part of the page has a hue of its own. */
const tokensOf = (color: string) => inBrand(themes, brandPalette(color, themes));
const ours = tokensOf(brand.color);
/** The palettes of a brand in which pictures are shown in other hues. */
const tokensWith = (color: string, hues: readonly number[]) => {
  const {'danger-hue': danger, 'accent-hue': accent, 'iris-hue': iris} = brandPalette(color, themes);
  const meanings = {'danger-hue': danger!, 'accent-hue': accent!, 'iris-hue': iris!};
  return hues.map((hue) => ({name: `hue ${hue}`, ...inBrand(themes, {...meanings, hue: String(hue)})}));
};

it('tokens of both themes are read for screens, with references, sums, products and mixtures', () => {
  const {light, dark} = readTokens(`/* --no: 1; */
    :root { --a: oklch(50% 0.1 calc(var(--hue) - 10)); --b: var(--a); --gap: 4px; }
    :root, [data-rebrand] { --c: #fff; --d: oklch(9% calc(0.1 * 0.5) 9); }
    @media screen { [data-theme='dark'], [data-theme='dark'] [data-rebrand] { --a: black;
      --c: color-mix(in oklch, var(--a) 25%, white); } }
    @media print { :root { --a: red; } }
    @media (prefers-reduced-motion: reduce) { :root { --gap: 0; } }`);
  const [a, d] = ['oklch(50% 0.1 calc(var(--hue) - 10))', 'oklch(9% calc(0.1 * 0.5) 9)'];
  expect(Object.fromEntries(light)).toEqual({a, b: 'var(--a)', gap: '4px', c: '#fff', d});
  expect(resolve(d, light)).toBe('oklch(9% 0.05 9)');
  expect(resolve('var(--b)', new Map([...light, ['hue', '160']]))).toBe('oklch(50% 0.1 150)');
  expect([hexOf('var(--c)', dark), hexOf('var(--b)', dark)]).toEqual(['#aeaeae', '#000000']);
});

it('contrast is that of WCAG, and the lower one for a colour outside the gamut', () => {
  const none = new Map<string, string>();
  expect(contrastOf('black', 'white', none)).toBeCloseTo(21, 5);
  expect(contrastOf('white', '#767676', none)).toBeCloseTo(4.54, 2);
  const vivid = 'oklch(60% 0.37 145)';
  const ratio = contrastOf(vivid, 'white', none);
  expect(ratio).toBeLessThanOrEqual(contrastOf(hexOf(vivid, none), 'white', none) + 0.05);
});

it('a pair is checked with the bytes that a screen shows', () => {
  const [text, ground] = ['oklch(53.26% 0.111 77.5)', 'oklch(94.5% 0.035 75.5)'];
  expect(contrastOf(text, ground, new Map())).toBeGreaterThan(4.5);
  const errors = checkContrast(inBrand(ours, {brand: text, 'brand-card': ground}));
  expect(formatContrast(errors)).toContain('--brand on --brand-card, light theme: contrast 4.48');
});

// A page can show its pictures in the hues of its swatches.
const hues = swatches.colors.map(({hue}) => hue);

const GREYS = ['#777777', '#000000', '#ffffff'];
/** The last two have a meaning. */
const COLORS = ['#2255cc', '#ffd400', '#d11a2a', '#ff5500', 'oklch(45% 0.4 340)', 'oklch(50% 0.19 292)', '#f8a84f'];

it('all pairs of colours have enough contrast in both themes with every brand, and with a hue of another in ours', () => {
  const others = tokensWith(brand.color, [...hues, ...Array.from({length: 18}, (_, step) => step * 20)]);
  for (const tokens of [ours, ...[...GREYS, ...COLORS].map(tokensOf), ...others]) {
    const errors = checkContrast(tokens);
    expect(errors, `With the hue ${tokens.light.get('hue')}: ${formatContrast(errors)}`).toEqual([]);
  }
});

it.each(COLORS)('the brand %s has its hue, and those with a meaning are not near it', (color) => {
  const {light, dark} = tokensOf(color);
  const distance = (name: string, tokens = light) =>
    between(colorOf(`var(--${name})`, tokens)[2], colorOf(color, new Map())[2]);
  expect(Math.max(distance('identity'), distance('brand', dark))).toBeLessThan(3);
  expect(Math.min(...['danger', 'accent', 'iris'].map((name) => distance(name)))).toBeGreaterThanOrEqual(APART);
});

it('the brand is its colour itself where contrast allows it, as near to it as contrast allows, and grey for a grey', () => {
  for (const color of ['#2255cc', '#000000', '#7b2fbe'])
    expect(hexOf('var(--identity)', tokensOf(color).light)).toBe(color);
  for (const color of GREYS) expect(colorOf('var(--brand)', tokensOf(color).dark)[1]).toBe(0);
  const {light, dark} = tokensOf('#ffd400');
  expect(contrastOf('var(--brand)', 'var(--danger-soft)', light)).toBeLessThan(4.8);
  expect(colorOf('var(--brand)', dark)[0]).toBeGreaterThan(0.85);
});

const PLATES = ['plate', 'tint-brand', 'tint-accent', 'tint-iris'];

/** The colour for which the tokens were chosen, and those that owners may choose instead: muted, brown, amber, indigo. */
const [GREEN, ...OWNERS] = ['oklch(45% 0.105 160)', '#4f6b8a', '#8c5a1e', '#b38600', '#5f4bb6'];

const PALETTES = [
  ...[GREEN!, ...OWNERS, ...COLORS].map((color) => ({name: color, ...tokensOf(color)})),
  ...tokensWith(GREEN!, [27, 115, 200, 255, 350]),
];

describe.each(PALETTES)('on dark pages, in the palette of $name,', ({light, dark}) => {
  const contrast = (one: string, other: string) => contrastOf(`var(--${one})`, `var(--${other})`, dark);
  const tints = ['brand', 'accent', 'iris', 'danger'];

  /** What is darker, and what is lighter in front of it; of a window and its quiet parts, behind it. */
  it.each([
    ['paper', 'paper-2 surface card night brand-soft accent-soft iris-soft danger-soft'],
    ['paper-2', 'card night brand-soft accent-soft iris-soft danger-soft'],
    ['card', 'night brand-card accent-card danger-card'],
    ['night', 'night-2'],
    ['quiet', 'surface'],
    ['surface', 'night-2 brand-soft accent-soft iris-soft'],
    ...PLATES.map((plate) => [plate, 'surface']),
    ...['surface', 'plate', 'quiet', 'brand-soft', 'accent-soft', 'iris-soft'].map((tile) => [tile, 'raised']),
  ])('surfaces next to one another differ: %s', (behind, front) => {
    for (const name of front!.split(' ')) {
      expect(contrast(behind!, name), name).toBeGreaterThanOrEqual(1.15);
      expect(contrast('paper', name), name).toBeGreaterThan(contrast('paper', behind!));
    }
  });

  it('plates, which have an edge, differ from the page', () => {
    expect(PLATES.filter((plate) => contrast('paper', plate) < 1.08)).toEqual([]);
  });

  it('tints differ from one another and from grey, and keep the hue of their colour', () => {
    for (const [kind, grey] of Object.entries({soft: 'plate', card: 'card'})) {
      const names = [...tints.map((tint) => `${tint}-${kind}`).filter((name) => dark.has(name)), grey];
      const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
      expect(pairs.filter(([one, other]) => contrast(one, other) < 1.08)).toEqual([]);
    }
    for (const tint of tints) {
      const [, vivid, hue] = colorOf(`var(--${tint})`, dark);
      const [, chroma, soft] = colorOf(`var(--${tint}-soft)`, dark);
      expect(chroma / vivid, tint).toBeGreaterThan(1 / 3);
      expect(Math.abs(soft - hue), tint).toBeLessThan(10);
    }
  });

  it('the colour of a brand is the same as on light pages', () => {
    expect(hexOf('var(--identity)', dark)).toBe(hexOf('var(--brand)', light));
  });
});

/** Tones that scenes choose with a class. */
const TONES = {
  '--tone': ['brand', 'accent', 'iris', 'ink-3'],
  '--soft': ['brand-soft', 'accent-soft', 'iris-soft', 'quiet'],
  '--on': ['brand-strong', 'accent-ink', 'iris', 'ink-2'],
  '--over': ['on-brand', 'on-accent', 'on-iris', 'surface'],
} as const;

/** Rules without text: decoration in pictures, backgrounds behind cards, and parts hidden from assistive technology. */
const DECORATION = [
  ...['.bar', '.lens', '.ground', '.stage .face', '.detail ul svg', '.moment > svg'],
  // Marks of charts; the strongest heat is a declared pair.
  ...['.mark span', '.cells span'],
];

interface Rule {
  file: string;
  selector: string;
  body: string;
}

const sheets = readdirSync(SRC, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({file, css: readFileSync(path.join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')}));

const rules: Rule[] = sheets.flatMap(({file, css}) =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({
    file,
    selector: selector!.replace(/\s+/g, ' ').trim(),
    body: body!,
  })),
);

/** Values of a property in a rule, with each tone as its colours; null if it is not one of our colours. */
function colorsIn({body}: Rule, property: RegExp): string[] | null {
  const value = property.exec(body)?.[1]?.trim();
  if (!value || !value.includes('var(--')) return null;
  const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (!name) return [value];
  return name in TONES ? [...TONES[name as keyof typeof TONES]] : [name.slice(2)];
}

const COLOR = /(?<![-\w])color:\s*([^;]+)/;
const BACKGROUND = /(?<![-\w])background(?:-color)?:\s*([^;]+)/;
const declared = new Set(PAIRS.map(({text, background}) => `${text} on ${background}`));

const bare = (selector: string) =>
  selector.replace(/\[data-theme='\w+'\] /, '').replace(/(?<=[\w)\]])(?:(?<!:):[a-z-]+|\[[^\]]*\])+/g, '');
const selectorsOf = ({selector}: Rule) => selector.split(',').map((part) => part.trim());

/** The property in other rules for the same element, for a rule that does not set it. */
const inherited = (rule: Rule, property: RegExp): string[] => {
  const names = new Set(selectorsOf(rule).map(bare));
  return rules
    .filter((other) => other !== rule && other.file === rule.file)
    .filter((other) => selectorsOf(other).some((selector) => names.has(selector)))
    .flatMap((other) => colorsIn(other, property) ?? []);
};

it('the style sheets use no colour of text, no background and no pair of them that is not checked', () => {
  const texts = new Set(PAIRS.map(({text}) => text));
  const grounds = new Set(PAIRS.map(({background}) => background));
  const wrong = rules
    .filter(({selector}) => !DECORATION.includes(selector))
    .flatMap((rule) => {
      const own = [colorsIn(rule, COLOR), colorsIn(rule, BACKGROUND)] as const;
      if (!own[0] && !own[1]) return [];
      const text = own[0] ?? inherited(rule, COLOR);
      const background = own[1] ?? inherited(rule, BACKGROUND);
      // Text in a tone is always on the background of the same tone.
      const pairs =
        own[0] && own[1] && text.length === background.length
          ? text.map((color, index) => `${color} on ${background[index]!}`)
          : text.flatMap((color) => background.map((ground) => `${color} on ${ground}`));
      return [
        ...pairs.filter((pair) => !declared.has(pair)),
        ...(own[0] ?? []).filter((color) => /^[\w-]+$/.test(color) && !texts.has(color)),
        // Transparent backgrounds and gradients have no single colour, and pseudo-elements no text.
        ...(rule.selector.includes('::') ? [] : (own[1] ?? [])).filter(
          (ground) => !/transparent|gradient/.test(ground) && !grounds.has(ground),
        ),
      ].map((colors) => `${rule.file} ${rule.selector}: ${colors}`);
    });
  expect(rules.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});

it('nothing fades in or out, because text in the middle of a fade has too little contrast', () => {
  const blocks = /@(?:keyframes (\S+)|starting-style)\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g;
  const fades = sheets.flatMap(({file, css}) => {
    const isScrolled = (name: string) => new RegExp(`animation: ${name} [^}]*animation-timeline:`).test(css);
    const frames = [...css.matchAll(blocks)].filter(
      ([, name, body]) => /opacity/.test(body!) && !isScrolled(name ?? ' '),
    );
    const transitions = css.match(/transition:[^;]*opacity/g) ?? [];
    return [...frames.map(([, name]) => name ?? 'starting style'), ...transitions].map((fade) => `${file}: ${fade}`);
  });
  expect(fades).toEqual([]);
});
