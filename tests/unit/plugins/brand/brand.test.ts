/** Fonts, style sheet, icons, manifest and social images, made from the brand record. */
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import brand from '../../../../src/content/brand';
import {THEMES} from '../../../../src/lib/palette';
import {drawable, fitText, widthOf} from '../../../../src/plugins/brand/fit';
import {checkBytes, fontFacts, nearestCut, readFont, type FontRecord} from '../../../../src/plugins/brand/fonts';
import {iconDrawings} from '../../../../src/plugins/brand/icons';
import {readKit} from '../../../../src/plugins/brand/kit';
import {drawLogo, logoOf} from '../../../../src/plugins/brand/logo';
import {renderPng} from '../../../../src/plugins/brand/render';
import {brandStyleSheet} from '../../../../src/plugins/brand/styleSheet';
import {checkSymbol} from '../../../../src/plugins/brand/symbol';
import {pixelsOf} from '../../../support/pixels';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const kit = readKit(ROOT, brand);
const {tokens, symbol, fonts} = kit;

/** A font that is installed whatever the brand's are: that of code. */
const MONO = '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2';
const mono: FontRecord = {family: 'Sometype Mono', file: MONO, weight: 400, cuts: {400: MONO}};
const monoFont = readFont(mono, 'fonts.text', ROOT);

const work = mkdtempSync(path.join(tmpdir(), 'brand-'));
afterAll(() => rmSync(work, {recursive: true, force: true}));

describe('the record', () => {
  const reading = (change: object) => () => readKit(ROOT, {...brand, ...change});

  it('reports all invalid fields at once', () => {
    const {display, text} = brand.fonts;
    const fonts = {display: {...display, file: 'no-package/font.woff2'}, text: {...mono, weight: 1000}};
    const logo = {light: brand.symbol, dark: '/img/none.svg'};
    const wrong = reading({color: '#12', logo, symbol: '/img/no.svg', fonts});
    const wrongCut = (cut: string, of = mono) => reading({fonts: {display, text: {...of, cuts: {500: cut}}}});
    expect(wrong).toThrow(/^src\/content\/brand\.ts: color: must be a colour: .*; found "#12"$/m);
    expect(wrong).toThrow('src/content/brand.ts: logo.dark: must be a file in static/; found "/img/none.svg"');
    expect(wrong).toThrow('symbol: must be a file in static/; found "/img/no.svg"');
    expect(wrong).toThrow('fonts.display: must be a file in an installed package; found "no-package/font.woff2"');
    expect(wrong).toThrow(/fonts\.text: must have the weight 1000, but has only 400 to 700/);
    expect(wrongCut('no-package/400.woff')).toThrow('fonts.text: must be a file in an installed package');
    expect(wrongCut('prettier/README.md')).toThrow('fonts.text: must be a WOFF font');
    expect(wrongCut(MONO)).toThrow(/fonts\.text\.cuts\.500: must have the weight 500; found .*, weight 400/);
    expect(wrongCut(MONO, text)).toThrow(`fonts.text.cuts.500: must be of the family ${text.family}; found Sometype`);
    const wrongFile = reading({fonts: {display, text: {...text, file: MONO}}});
    expect(wrongFile).toThrow(`fonts.text: must be of the family ${text.family}, not Sometype Mono`);
  });

  it('reports fonts that are too wide', () => {
    expect(reading({fonts: {...brand.fonts, text: mono}})).toThrow(
      /fonts\.text: must be a font at most 1\.15 times as wide as Arial; found 1\.[2-9]\d: choose/,
    );
  });

  it('reports fonts that are too heavy together', () => {
    const weigh = (bytes: number) => () => checkBytes([fonts.display, {...fonts.text, bytes}]);
    const rest = 65_000 - fonts.display.bytes;
    expect(weigh(rest)).not.toThrow();
    expect(weigh(rest + 1)).toThrow('fonts: must have 65000 bytes at most, together; found 65001');
  });

  it('reports each colour pair with too little contrast and its theme, together with all other errors', () => {
    const site = path.join(work, 'faint');
    mkdirSync(path.join(site, 'src/css'), {recursive: true});
    cpSync(path.join(ROOT, 'static'), path.join(site, 'static'), {recursive: true});
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(site, 'node_modules'));
    const sheet = readFileSync(path.join(ROOT, 'src/css/tokens.css'), 'utf8');
    const write = (css: string) => writeFileSync(path.join(site, 'src/css/tokens.css'), css);

    write(sheet);
    expect(() => readKit(site, brand)).not.toThrow();
    write(sheet.replace('--ink-3: oklch(50%', '--ink-3: oklch(68%'));
    const reading = () => readKit(site, {...brand, symbol: '/img/none.svg'});
    expect(reading).toThrow(/^src\/css\/tokens\.css: too little contrast in \d+ pairs of colours:$/m);
    expect(reading).toThrow(/^ {2}--ink-3 on --paper, light theme: contrast 2\.\d\d, needs 4\.5$/m);
    expect(reading).toThrow('src/content/brand.ts: symbol: must be a file in static/; found "/img/none.svg"');
    write(sheet.replace('--paper:', '--sheet:'));
    expect(() => readKit(site, brand)).toThrow('tokens.css has no token --paper');
  });

  it.each([
    ['<p>no drawing</p>', 'must be an SVG drawing'],
    ['<svg viewBox="0 0 10 12"/>', 'must be square'],
    ['<svg viewBox="0 0 10 10"><image href="https://x.example/y.png"/></svg>', 'only shapes'],
    ['<svg viewBox="0 0 10 10" onload="x()"/>', 'only shapes'],
  ])('rejects the symbol %s', (source, rule) => {
    expect(() => checkSymbol(source, '/img/symbol.svg')).toThrow(new RegExp(`^static/img/symbol\\.svg: .*${rule}`));
  });
});

it('without a logo, one is drawn of the symbol and the name, for each theme', () => {
  const name = 'Fernway & Sons';
  const {width, ...logo} = logoOf({...brand, name, logo: undefined}, ROOT);
  expect(logo).toEqual({light: '/logo-light.svg', dark: '/logo-dark.svg', height: 32, alt: name});
  const {font} = nearestCut(fonts.display, 600);
  const [light, dark] = THEMES.map((theme) => drawLogo(name, font, symbol, tokens[theme]));
  expect(light).toContain(`viewBox="0 0 ${width} 32"`);
  // Outlines, because an image cannot use the fonts of the page.
  expect(light).not.toContain('<text');
  expect(light!.replace(/#\w+/g, '')).toBe(dark!.replace(/#\w+/g, ''));
  expect(light).not.toBe(dark);
});

it('a local font is adjusted to each web font, so that text is equally wide in both', () => {
  const widths = {278: ' ft', 222: 'ijl', 333: 'r', 500: 'cksvxyz', 556: 'abdeghnopqu', 722: 'w', 833: 'm'};
  const widthInArial = (letter: string) => Number(Object.entries(widths).find(([, some]) => some.includes(letter))![0]);
  const text = nearestCut(monoFont, 400).font;
  const facts = fontFacts(monoFont, 400, false);
  // Its letters are as frequent as in other English text, which is what is fitted.
  const words =
    'most teams have someone who can show how the work is done and few have written down what they would say ' +
    'the trainer selects a file and the platform drafts a lesson from it that an expert then checks before it is ' +
    'sent to all learners in the team';
  const arial = [...words].reduce((sum, letter) => sum + widthInArial(letter), 0);
  const width = 1000 * widthOf(words, text, 0);
  expect((arial * facts.sizeAdjust) / width).toBeGreaterThan(0.97);
  expect((arial * facts.sizeAdjust) / width).toBeLessThan(1.03);
  const height = (facts.ascent + facts.descent) * facts.sizeAdjust;
  expect(height).toBeCloseTo((text.ascent - text.descent) / text.unitsPerEm, 6);
});

it('wide fonts make the type of product pictures smaller, and narrow ones do not make it larger', () => {
  const facts = fontFacts(monoFont, 400, false);
  const scaleOf = (display: number, text: number) => {
    const widths = {display: {...facts, sizeAdjust: display}, text: {...facts, sizeAdjust: text}};
    return Number(/--type-scale: ([\d.]+);/.exec(brandStyleSheet(brand, kit.palette, widths))![1]);
  };
  expect(scaleOf(1.2, 2.4)).toBeCloseTo(scaleOf(1.2, 1.2) / 2, 1);
  expect(scaleOf(1.2, 0.6)).toBe(scaleOf(1.2, 1.2));
  expect(scaleOf(0.9, 0.8)).toBe(1);
});

describe('text fitted to a picture', () => {
  const {font} = nearestCut(monoFont, 400);
  const box = {width: 700, lines: 3, sizes: [100, 80, 60]};
  const fit = (text: string) => fitText(text, box, font, -0.03);

  it('replaces letters missing from the font with plain ones, and omits the rest', () => {
    expect(drawable('Größe & “Maß” – café', [font])).toEqual({text: 'Größe & “Maß” – café', missing: []});
    expect(drawable('Žluťoučký', [font])).toEqual({text: 'Zlutoucký', missing: []});
    expect(drawable('研修 for 研 teams', [font])).toEqual({text: 'for teams', missing: ['研', '修']});
    expect(drawable('研修', [font]).text).toBe('');
    expect(drawable('  two \n lines ', [font]).text).toBe('two lines');
  });

  it('shrinks with its length, and is cut only if it fits at no size', () => {
    expect(fit('Pricing').size).toBe(100);
    expect(fit('Create courses with AI from your documents, and let experts approve them').size).toBeLessThan(100);
    const long = fit('A title that goes on and on about learning '.repeat(5).trim());
    expect(long.size).toBe(60);
    expect(long.lines).toHaveLength(3);
    expect(long.lines.at(-1)).toMatch(/…$/);
    const word = fit('Donaudampfschifffahrtsgesellschaftskapitän');
    for (const {width} of [long, word]) expect(width).toBeLessThanOrEqual(700);
    expect(fit('')).toMatchObject({lines: [], width: 0});
  });
});

it('the maskable icon keeps its symbol inside the safe circle', async () => {
  const drawing = iconDrawings(symbol, tokens).find(({file}) => file.includes('maskable'))!;
  const width = 512;
  const data = await pixelsOf(await renderPng(drawing.svg, width));
  const ground = [...data.subarray(0, 4)];
  expect(ground[3]).toBe(255);
  const outside: number[] = [];
  for (let at = 0; at < width * width; at++) {
    const isGround = ground.every((value, channel) => data[at * 4 + channel] === value);
    const distance = Math.hypot((at % width) - 256, Math.floor(at / width) - 256);
    if (!isGround && distance > 0.4 * 512) outside.push(at);
  }
  expect(outside).toHaveLength(0);
});
