/** What the brand record becomes: fonts, style sheet, icons, manifest and social images. */
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {create} from 'fontkit';
import {PNG} from 'pngjs';
import {afterAll, describe, expect, it} from 'vitest';
import brand from '../../src/content/brand';
import {SOCIAL_GROUNDS} from '../../src/content/schema';
import sections from '../../src/content/socialImages';
import {socialImageAlt, socialImagePath} from '../../src/lib/metadata';
import {PictureCache} from '../../src/plugins/brand/cache';
import {drawCard, type Card} from '../../src/plugins/brand/card';
import {readFont} from '../../src/plugins/brand/fonts';
import {guideKit} from '../../src/plugins/brand/guide';
import {faviconSvg, iconDrawings, packIco, tabDrawing, webManifest} from '../../src/plugins/brand/icons';
import {readKit} from '../../src/plugins/brand/kit';
import {balancedLines, drawable, fitText, outline, widthOf} from '../../src/plugins/brand/outlines';
import {cardOf, sectionOf} from '../../src/plugins/brand/pages';
import {palettePng} from '../../src/plugins/brand/png';
import {renderCard, renderIcon} from '../../src/plugins/brand/render';
import {ringPath} from '../../src/plugins/brand/rings';
import {brandStyleSheet, fontModule} from '../../src/plugins/brand/styleSheet';
import {checkSymbol, placeSymbol} from '../../src/plugins/brand/symbol';
import {unpackWoff2} from '../../src/plugins/brand/woff2';

const ROOT = path.resolve(import.meta.dirname, '../..');
const kit = readKit(ROOT, brand);
const {tokens, symbol, fonts, facts} = kit;
const require = createRequire(import.meta.url);

const work = mkdtempSync(path.join(tmpdir(), 'brand-'));
afterAll(() => rmSync(work, {recursive: true, force: true}));

describe('the record', () => {
  const reading = (change: object) => () => readKit(ROOT, {...brand, ...change});

  it('is complete: its files exist and fit', () => {
    expect(reading({})).not.toThrow();
  });

  it('names every field that is wrong at once', () => {
    const wrong = reading({
      logo: {...brand.logo, dark: '/img/none.svg'},
      symbol: brand.logo.light,
      fonts: {
        display: {...brand.fonts.display, file: 'no-package/font.woff2'},
        text: {...brand.fonts.text, weight: 1000},
      },
    });
    expect(wrong).toThrow('src/content/brand.ts: logo.dark: must be a file in static/; found "/img/none.svg"');
    expect(wrong).toThrow(/static\/img\/logo-light\.svg: the symbol must be square; its viewBox is \d+ by \d+/);
    expect(wrong).toThrow('fonts.display: must be a file in an installed package; found "no-package/font.woff2"');
    expect(wrong).toThrow(/fonts\.text: must have the weight 1000, has \d+ to \d+/);
  });

  it('stops at colours that cannot be read, and names each pair with its theme, beside all else that is wrong', () => {
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
    expect(reading).toThrow(/^src\/css\/tokens\.css: \d+ pairs of colours cannot be read:$/m);
    expect(reading).toThrow(/^ {2}--ink-3 on --paper, light theme: contrast 2\.\d\d, needs 4\.5$/m);
    expect(reading).toThrow('src/content/brand.ts: symbol: must be a file in static/; found "/img/none.svg"');
    write(sheet.replace('--paper:', '--sheet:'));
    expect(() => readKit(site, brand)).toThrow('There is no token --paper');
  });

  it.each([
    ['<p>no drawing</p>', 'must be an SVG drawing'],
    ['<svg width="10" height="10"/>', 'must have a viewBox'],
    ['<svg viewBox="0 0 10 x"/>', 'must have a viewBox'],
    ['<svg viewBox="0 0 10 12"/>', 'must be square'],
    ['<svg viewBox="0 0 10 10"><script>1</script></svg>', 'shapes alone'],
    ['<svg viewBox="0 0 10 10"><image href="https://x.example/y.png"/></svg>', 'shapes alone'],
    ['<svg viewBox="0 0 10 10" onload="x()"/>', 'shapes alone'],
  ])('refuses the symbol %s', (source, rule) => {
    expect(() => checkSymbol(source, '/img/symbol.svg')).toThrow(new RegExp(`^static/img/symbol\\.svg: .*${rule}`));
  });
});

describe('unpackWoff2', () => {
  const files = [brand.fonts.display.file, brand.fonts.text.file].map((file) => readFileSync(require.resolve(file)));

  it('gives back the outlines and widths of every letter', () => {
    for (const file of files) {
      const [packed, unpacked] = [create(file), create(unpackWoff2(file))];
      if (!('numGlyphs' in packed) || !('numGlyphs' in unpacked)) throw new Error('a collection');
      expect(unpacked.numGlyphs).toBe(packed.numGlyphs);
      for (let id = 0; id < packed.numGlyphs; id++) {
        expect(unpacked.getGlyph(id).path.toSVG(), String(id)).toBe(packed.getGlyph(id).path.toSVG());
        expect(unpacked.getGlyph(id).advanceWidth, String(id)).toBe(packed.getGlyph(id).advanceWidth);
      }
    }
  });

  it('refuses what is no WOFF2 or ends too early', () => {
    expect(() => unpackWoff2(Buffer.from('nothing'))).toThrow('not WOFF2');
    expect(() => unpackWoff2(Buffer.alloc(100))).toThrow('not WOFF2');
    expect(() => unpackWoff2(files[0]!.subarray(0, 5000))).toThrow();
  });
});

describe('the style sheet', () => {
  const css = brandStyleSheet({...brand, hue: 255}, facts);

  it('holds the hue, both families and their weights', () => {
    expect(css).toContain('--hue: 255;');
    expect(css).toContain(`--display: '${brand.fonts.display.family}', '${brand.fonts.display.family} Fallback'`);
    expect(css).toContain(`--text: '${brand.fonts.text.family}', '${brand.fonts.text.family} Fallback'`);
    expect(css.match(/@font-face/g)).toHaveLength(4);
    expect(css).toContain(`font-weight: ${facts.text.weights.join(' ')};`);
  });

  it('fits a local face to each font: a text of usual letters is as wide in both', () => {
    // Arial at 1000 units: the letters of the pangram, from the metrics of Helvetica.
    const pangram = 'the quick brown fox jumps over the lazy dog';
    const arial = 556 * 19 + 500 * 8 + 278 * 10 + 222 * 2 + 333 * 2 + 722 + 833;
    const {text} = fonts;
    const width = widthOf(pangram, {fonts: [text], size: 1000, spacing: 0});
    expect((arial * facts.text.sizeAdjust) / width).toBeGreaterThan(0.97);
    expect((arial * facts.text.sizeAdjust) / width).toBeLessThan(1.03);
    const height = (facts.text.ascent + facts.text.descent) * facts.text.sizeAdjust;
    expect(height).toBeCloseTo((text.ascent - text.descent) / text.unitsPerEm, 6);
  });

  it('comes with a module that names both files', () => {
    expect(fontModule(brand.fonts)).toContain(JSON.stringify(brand.fonts.display.file));
    expect(fontModule(brand.fonts)).toContain(JSON.stringify(brand.fonts.text.file));
  });
});

describe('text as outlines', () => {
  const style = {fonts: [fonts.display, fonts.text], size: 80, spacing: -0.03};

  it('draws heavier letters at a heavier weight', () => {
    const at = (weight: number) => readFont({...brand.fonts.display, weight}, 'fonts.display', ROOT);
    const widths = [300, 500, 700].map((weight) => widthOf('Training', {...style, fonts: [at(weight)]}));
    expect(widths[0]).toBeLessThan(widths[1]!);
    expect(widths[1]).toBeLessThan(widths[2]!);
    const paths = outline('Training', style, 10, 20);
    expect(paths.match(/<path /g)).toHaveLength(8);
    expect(paths).not.toMatch(/NaN|undefined|<text/);
  });

  it('replaces letters that no font has by plain ones, and leaves out what has none', () => {
    const letters = [fonts.display, fonts.text];
    expect(drawable('Größe & “Maß” – café', letters)).toEqual({text: 'Größe & “Maß” – café', missing: []});
    expect(drawable('Žluťoučký', letters)).toEqual({text: 'Zluťoucký'.replace('ť', 't'), missing: []});
    expect(drawable('研修 for 研 teams', letters)).toEqual({text: 'for teams', missing: ['研', '修']});
    expect(drawable('研修', letters).text).toBe('');
    expect(drawable('  two \n lines ', letters).text).toBe('two lines');
  });

  it('breaks lines so that none is much longer than the others', () => {
    const lines = balancedLines('Create courses with AI from your documents', 700, style);
    const widths = lines.map((line) => widthOf(line, style));
    expect(lines.join(' ')).toBe('Create courses with AI from your documents');
    expect(Math.max(...widths)).toBeLessThanOrEqual(700);
    expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) * 0.6);
  });

  it('sets long titles smaller and cuts only what is longer than any size', () => {
    const sizes = [100, 80, 60];
    const fit = (text: string) => fitText(text, 700, 3, sizes, {fonts: style.fonts, spacing: -0.03});
    expect(fit('Pricing').size).toBe(100);
    expect(fit('Create courses with AI from your documents').size).toBeLessThan(100);
    const long = fit('A title that goes on and on about learning '.repeat(5).trim());
    expect(long.size).toBe(60);
    expect(long.lines).toHaveLength(3);
    expect(long.lines.at(-1)).toMatch(/…$/);
    const word = fit('Donaudampfschifffahrtsgesellschaftskapitän');
    for (const {lines, size} of [long, word]) {
      for (const line of lines) expect(widthOf(line, {...style, size})).toBeLessThanOrEqual(700);
    }
    expect(fit('').lines).toEqual([]);
  });
});

describe('rings', () => {
  const grain = {x: 100, y: 100, waves: []};

  it('close, or begin and end where they should', () => {
    expect(ringPath(grain, 50)).toMatch(/^M[\d. ]+Q.*Z$/);
    const arc = ringPath(grain, 50, 0, 0.25);
    expect(arc).toMatch(/^M100 50L/);
    expect(arc).toMatch(/L150 100$/);
  });
});

describe('palettePng', () => {
  const [width, height] = [40, 20];
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const shade = at % width < 20 ? [250, 250, 245] : [0, 102, 64];
    pixels.set([...shade, 255], at * 4);
  }

  it('keeps the picture and needs a palette', async () => {
    const png = await palettePng(pixels, width, height);
    const decoded = PNG.sync.read(png);
    expect([decoded.width, decoded.height]).toEqual([width, height]);
    expect(Buffer.compare(decoded.data, Buffer.from(pixels))).toBe(0);
    expect(png[25]).toBe(3);
  });

  it('folds shades into at most 256 colours without a visible step', async () => {
    const shades = new Uint8Array(width * height * 4);
    for (let at = 0; at < width * height; at++) shades.set([at % 256, (at * 7) % 256, (at * 13) % 256, 255], at * 4);
    const decoded = PNG.sync.read(await palettePng(shades, width, height));
    let worst = 0;
    for (let at = 0; at < shades.length; at++) worst = Math.max(worst, Math.abs(shades[at]! - decoded.data[at]!));
    expect(worst).toBeLessThan(64);
  });
});

describe('icons', {timeout: 30_000}, () => {
  it('are as large as they say', async () => {
    for (const {file, size, svg} of iconDrawings(symbol, tokens)) {
      const {width, height} = PNG.sync.read(await renderIcon(svg, size));
      expect([width, height], file).toEqual([size, size]);
    }
  });

  it('keep the maskable symbol inside the circle that every mask leaves', async () => {
    const drawing = iconDrawings(symbol, tokens).find(({file}) => file.includes('maskable'))!;
    const {data, width} = PNG.sync.read(await renderIcon(drawing.svg, 512));
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

  it('show on light and on dark tabs', async () => {
    const {data} = PNG.sync.read(await renderIcon(tabDrawing(symbol, tokens), 32));
    expect(data.some((value, at) => at % 4 === 3 && value === 255)).toBe(true);
    expect(faviconSvg(symbol, tokens)).toMatch(
      /^<svg [^>]*><style>svg\{color:#[0-9a-f]{6}\}@media\(prefers-color-scheme:dark\)\{svg\{color:#[0-9a-f]{6}\}\}<\/style>/,
    );
  });

  it('take the colour of the palette where they are placed', () => {
    const placed = placeSymbol(
      '<?xml version="1.0"?><svg xmlns="x" width="9" height="9" viewBox="0 0 9 9"><path/></svg>',
      {
        x: 1,
        y: 2,
        size: 30,
        color: '#123456',
      },
    );
    expect(placed).toBe('<svg x="1" y="2" width="30" height="30" color="#123456" viewBox="0 0 9 9"><path/></svg>');
  });

  it('are packed so that each can be found in the .ico file', () => {
    const images = [16, 256].map((size) => ({size, png: Buffer.from(`picture of ${size}`)}));
    const ico = packIco(images);
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
    images.forEach(({size, png}, index) => {
      const at = 6 + 16 * index;
      expect(ico.readUInt8(at)).toBe(size % 256);
      const offset = ico.readUInt32LE(at + 12);
      expect(ico.subarray(offset, offset + ico.readUInt32LE(at + 8)).toString()).toBe(png.toString());
    });
  });
});

describe('the manifest', () => {
  it('stays under the base URL and has its colours as other tools read them', () => {
    const manifest = webManifest({name: 'Northmoor Learning Platform', tagline: 'Learn'}, '/lms/', tokens.light) as {
      [key: string]: unknown;
      icons: {src: string}[];
    };
    expect(manifest).toMatchObject({name: 'Northmoor Learning Platform', short_name: 'Northmoor', start_url: '/lms/'});
    expect(manifest.theme_color).toMatch(/^#[0-9a-f]{6}$/);
    expect(manifest.icons.map(({src}) => src)).toEqual([
      '/lms/icon-192.png',
      '/lms/icon-512.png',
      '/lms/icon-maskable-512.png',
    ]);
  });
});

describe('a social image', {timeout: 30_000}, () => {
  const style = {name: brand.name, symbol, tokens, fonts};
  const card: Card = {path: '/pricing', title: 'Pricing per user', section: 'Pricing', ground: 'paper'};

  it.each(SOCIAL_GROUNDS)('is drawn on the ground %s in 1200x630 pixels and less than 48 kB', async (ground) => {
    const {svg, missing} = drawCard({...card, ground}, style);
    expect(missing).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|<text|<image|href/);
    const png = await renderCard(svg);
    const {width, height} = PNG.sync.read(png);
    expect([width, height]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(48_000);
  });

  it('is the same for the same page and has other rings for another', () => {
    const again = drawCard(card, style).svg;
    expect(drawCard(card, style).svg).toBe(again);
    expect(drawCard({...card, path: '/security'}, style).svg).not.toBe(again);
  });

  it('is drawn from whatever a title holds', async () => {
    for (const title of ['', '研修', 'x'.repeat(300), '<script>&"\'', 'a '.repeat(200)]) {
      const {svg} = drawCard({...card, title}, style);
      expect(svg).not.toMatch(/NaN|undefined|<script/);
      expect(PNG.sync.read(await renderCard(svg)).width).toBe(1200);
    }
  });

  it('has the address that the page names', () => {
    expect(socialImagePath('/')).toBe('/og-image.png');
    expect(socialImagePath('')).toBe('/og-image.png');
    expect(socialImagePath('/pricing')).toBe('/img/social/pricing.png');
    expect(socialImagePath('/developer/guides/errors/')).toBe('/img/social/developer/guides/errors.png');
  });

  it('says what it shows', () => {
    expect(socialImageAlt('/pricing', 'Pricing | Northmoor', {name: 'Northmoor', tagline: 'Learn'})).toBe(
      'The words "Pricing" beside growth rings, with the mark of Northmoor',
    );
    expect(socialImageAlt('/', 'Home | Northmoor', {name: 'Northmoor', tagline: 'Learn'})).toContain('"Learn"');
  });
});

describe('the pages', () => {
  const html = (title: string, image: string) =>
    `<!doctype html><html><head><meta property=og:title content="${title}"><meta property="og:image" content=${image}></head><body><meta property="og:title" content="Not this">`;
  const SITE = 'https://www.northmoor.example/lms/';

  it('say what is drawn for them', () => {
    const page = html('Terms &amp; conditions | Northmoor', `${SITE}img/social/features/skills-engine.png`);
    expect(cardOf(page, SITE, 'Northmoor', sections)).toEqual({
      path: '/features/skills-engine',
      title: 'Terms & conditions',
      section: 'Features',
      ground: 'paper',
    });
  });

  it('show the default one where they name it, or none', () => {
    expect(cardOf(html('Home | Northmoor', `${SITE}og-image.png`), SITE, 'Northmoor', sections)).toBeNull();
    expect(cardOf('<!doctype html><body>', SITE, 'Northmoor', sections)).toBeNull();
  });

  it('belong to the longest section that holds them', () => {
    expect(sectionOf('/developer/reference/list-courses', sections)?.name).toBe('API reference');
    expect(sectionOf('/developer', sections)?.name).toBe('For developers');
    expect(sectionOf('/features-and-more', sections)).toBeUndefined();
  });
});

describe('PictureCache', () => {
  it('draws what is new or changed, and forgets what nobody asks for', async () => {
    const dir = path.join(work, 'pictures');
    const draw = (text: string) => async () => Buffer.from(text);
    const first = new PictureCache(dir);
    await first.get('a', draw('one'));
    await first.get('b', draw('two'));
    await first.prune();
    expect(first.drawn).toBe(2);

    const second = new PictureCache(dir);
    expect((await second.get('a', draw('never'))).toString()).toBe('one');
    expect((await second.get('c', draw('three'))).toString()).toBe('three');
    await second.prune();
    expect(second.drawn).toBe(1);
    expect(readdirSync(dir)).toHaveLength(2);
  });
});

describe('guideKit', () => {
  const base = readFileSync(path.join(ROOT, 'src/css/base.css'), 'utf8');
  const guide = guideKit(kit, base);

  it('takes every colour from the tokens, with its contrast in both themes', () => {
    const names = guide.swatches.map(({name}) => name);
    expect(names).toEqual(expect.arrayContaining(['paper', 'ink', 'brand', 'accent', 'iris', 'night', 'code-name']));
    expect(names).not.toContain('shadow-1');
    const ink = guide.swatches.find(({name}) => name === 'ink')!;
    expect(ink.light.hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(ink.light.contrast).toBeGreaterThan(7);
    expect(ink.dark.contrast).toBeGreaterThan(7);
    expect(ink.light.hex).not.toBe(ink.dark.hex);
  });

  it('takes corners, space, shadows, families and the type scale', () => {
    expect(guide.radii.length).toBeGreaterThan(2);
    expect(guide.spaces.length).toBeGreaterThan(4);
    expect(guide.shadows.length).toBeGreaterThan(1);
    expect(guide.families.map(({family}) => family)).toEqual([brand.fonts.display.family, brand.fonts.text.family]);
    expect(guide.scale.map(({name}) => name)).toEqual(['headline-1', 'headline-2', 'headline-3', 'lead', 'text']);
  });
});
