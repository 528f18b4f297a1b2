/** A visitor's own brand: what storage may hold, what it changes, and that its contrast is checked as in the build. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import brand from '../../../src/content/brand';
import brandPreview from '../../../src/content/brandPreview';
import tools from '../../../src/content/brandPreviewTools';
import {checkContrast} from '../../../src/lib/contrast';
import {contrastRatio, luminance, lightOfByte} from '../../../src/lib/color';
import {
  cardsOf,
  checkHue,
  cleanName,
  domainOf,
  isOwn,
  MAX_NAME,
  MAX_URL,
  NO_BRAND,
  parseVisitorBrand,
  PROPERTIES,
  similarTone,
  styleOf,
} from '../../../src/lib/visitorBrand';
import {hueDistance, swatchesFor} from '../../../src/lib/swatches';
import {previewPalette} from '../../../src/plugins/brand/preview';
import {readTokens} from '../../../src/plugins/brand/tokens';

const sheet = readFileSync(path.resolve(import.meta.dirname, '../../../src/css/tokens.css'), 'utf8');

function tokensOf(css: string, hue: number) {
  const {light, dark} = readTokens(css);
  return {light: new Map([...light, ['hue', String(hue)]]), dark: new Map([...dark, ['hue', String(hue)]])};
}

const URL = 'data:image/png;base64,iVBORw0KGgo=';
const logo = {url: URL, ratio: 2.5, faint: ['dark']};
const stored = (value: unknown) => parseVisitorBrand(JSON.stringify(value));

describe('what the session has stored', () => {
  it('is read back as it was', () => {
    const own = {hue: 262, name: 'Tern & Sons', logo};
    expect(stored(own)).toEqual(own);
    expect(stored({...own, logo: null, hue: null})).toEqual({...own, logo: null, hue: null});
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '7',
    '"x"',
    '{"__proto__":{"hue":3}}',
    '{"hue":"262"}',
    '{"hue":360}',
    '{"hue":-1}',
    '{"hue":2.5}',
    '{"hue":1e999}',
    '{"name":7,"logo":"x"}',
    '{"name":" \\u200b\\n ","logo":{}}',
    '['.repeat(100_000),
  ])('is left out if it is not valid: %s', (text) => expect(parseVisitorBrand(text)).toEqual(NO_BRAND));

  it.each([
    {url: 'https://evil.example/x.png', ratio: 1},
    {url: 'data:image/svg+xml;base64,PHN2Zz4=', ratio: 1},
    {url: `${URL}"),url(https://evil.example`, ratio: 1},
    {url: `data:image/png;base64,${'A'.repeat(MAX_URL)}`, ratio: 1},
    {url: URL},
    {url: URL, ratio: 0},
    {url: URL, ratio: '1;}'},
    {url: URL, ratio: null},
    {url: [URL], ratio: 1},
  ])('has no logo other than a small PNG of known shape: %j', (value) =>
    expect(stored({logo: value})).toEqual(NO_BRAND),
  );

  it('knows two themes', () => {
    expect(stored({logo: {...logo, faint: ['x', 'dark', 7, 'dark']}}).logo!.faint).toEqual(['dark']);
    expect(stored({logo: {...logo, faint: 'dark'}}).logo!.faint).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    ['  Tern   &\n Sons ', 'Tern & Sons'],
    ['a"}body{x:"\\', 'a }body{x:'],
    ['\u202eabc\u0000', 'abc'],
    ['x'.repeat(30), 'x'.repeat(MAX_NAME)],
    ['😀'.repeat(30), '😀'.repeat(MAX_NAME)],
  ])('%j becomes %j', (text, name) => expect(cleanName(text)).toBe(name));

  it.each([
    ['Tern & Sons', 'tern-sons.example'],
    ['Écoles Réunies', 'ecoles-reunies.example'],
    ['7', ''],
    ['Школа', ''],
    ['', ''],
  ])('%j has the domain %j', (name, domain) => expect(domainOf(name)).toBe(domain));
});

describe('the style', () => {
  it('has a part and a value for what is on', () => {
    expect(styleOf(NO_BRAND)).toEqual({parts: '', values: PROPERTIES.map(() => '')});
    expect(styleOf({hue: 0, name: 'Tern', logo: {url: URL, ratio: 2.5, faint: ['dark']}})).toEqual({
      parts: 'hue name domain logo faint-dark',
      values: ['0', '"Tern"', '"tern.example"', `url("${URL}")`, '2.5'],
    });
    expect(styleOf({...NO_BRAND, name: 'Школа'}).parts).toBe('name');
  });

  it('is ours without any part', () => {
    expect(isOwn(NO_BRAND)).toBe(false);
    expect(
      [{hue: 0}, {name: 'x'}, {logo: {url: URL, ratio: 1, faint: []}}].map((part) => isOwn({...NO_BRAND, ...part})),
    ).toEqual([true, true, true]);
  });
});

describe('the contrast check in the browser', () => {
  const palette = previewPalette(tokensOf(sheet, brand.hue));

  it.each([0, 27, 68, 115, 160, 200, 255, 293, 350, 359])('finds for the hue %i what the build finds', (hue) => {
    const built = checkContrast(tokensOf(sheet, hue));
    const {errors, lowest} = checkHue(palette, hue);
    expect(errors).toEqual(built.errors);
    expect(lowest).toBeCloseTo(built.lowest, 9);
    expect(lowest).toBeGreaterThan(4.5);
  });

  it('fails where the build fails, and only in that hue', () => {
    // In this style sheet a link's lightness follows the hue.
    const steep = sheet.replace('--brand: oklch(45% 0.105 var(--hue))', '--brand: oklch(62% 0.2 var(--hue))');
    expect(steep).not.toBe(sheet);
    const failing = previewPalette(tokensOf(steep, brand.hue));
    const counts = [0, 90, 180, 270].map((hue) => {
      const built = checkContrast(tokensOf(steep, hue)).errors;
      expect(checkHue(failing, hue).errors).toEqual(built);
      return built.length;
    });
    expect(Math.max(...counts)).toBeGreaterThan(3);
    const {text, background, theme, found, needed} = checkHue(failing, 90).errors[0]!;
    expect(tools.contrast.failed(counts[1]!, 176, text, background, theme, found.toFixed(2), needed)).toMatch(
      /^Not AA: \d+ of 176 .* brand on paper in the light theme, at [23]\.\d\d to 1 instead of 4\.5\.$/,
    );
  });

  it('holds no hue of its own, and few bytes', () => {
    expect(palette.light).not.toHaveProperty('hue');
    expect(JSON.stringify(palette)).toContain('var(--hue)');
    expect(JSON.stringify(palette).length).toBeLessThan(4000);
  });

  it('knows the cards of the pictures', () => {
    const cards = cardsOf(palette, 160);
    expect(cards.light).toBeCloseTo(1, 2);
    expect(
      contrastRatio(cards.dark, luminance([lightOfByte(255), lightOfByte(255), lightOfByte(255)])),
    ).toBeGreaterThan(12);
  });
});

describe('the swatches', () => {
  const hues: readonly number[] = brandPreview.swatches.map(({hue}) => hue);

  it('are at least four colours for every brand, which differ from each other and from its own', () => {
    for (let own = 0; own < 360; own++) {
      const offered = swatchesFor(brandPreview.swatches, own).map(({hue}) => hue);
      expect(offered.length, `${own}`).toBeGreaterThanOrEqual(4);
      const all = [...offered, own].sort((a, b) => a - b);
      const steps = all.map((hue, index) => hueDistance(hue, all.at(index - 1)!));
      expect(Math.min(...steps), `${own}`).toBeGreaterThanOrEqual(35);
    }
  });

  it('keep away from the tones with a meaning, which other hues are said to be close to', () => {
    expect(hues.map(similarTone)).toEqual(hues.map(() => null));
    expect([68, 50, 88, 293, 311].map(similarTone)).toEqual(['accent', 'accent', 'accent', 'iris', 'iris']);
    expect([45, 270, 0, 359].map(similarTone)).toEqual([null, null, null, null]);
  });
});
