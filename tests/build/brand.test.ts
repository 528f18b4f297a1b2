/** The files that the build makes from the brand: social images, favicons, manifest. */
import {describe, expect, it} from 'vitest';
import brand from '../../src/content/brand';
import {pixelsOf} from '../support/pixels';
import {
  attributesOf,
  fileOf,
  files,
  findings,
  isAlias,
  isNotFound,
  mainPages,
  ownPages,
  meta,
  pages,
  readBytes,
  readText,
  repeated,
  settings,
  type Page,
} from './support';

/** Width and height of a PNG file, none of another. */
const sizeOf = (file: string, bytes = readBytes(file)): number[] =>
  bytes.toString('latin1', 1, 4) === 'PNG' ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : [];

describe('social images', () => {
  const imageOf = (page: Page) => fileOf(meta(page, 'og:image')!);

  it('are PNG files of 1200x630 pixels and at most 180 kB', () => {
    const images = [...new Set(ownPages.map(imageOf))];
    expect(images.filter((file) => !files.has(file))).toEqual([]);
    for (const file of images) {
      expect(sizeOf(file), file).toEqual([1200, 630]);
      expect(readBytes(file).length, file).toBeLessThan(180_000);
    }
  });

  it('are different for every page, with a text alternative', () => {
    expect(repeated(mainPages, (page) => readBytes(imageOf(page)).toString('base64'))).toEqual([]);
    expect(mainPages.filter((page) => !meta(page, 'og:image:alt')?.includes(brand.name))).toEqual([]);
  });

  it('exist only for existing pages, and are the default image for aliases and not-found pages', () => {
    const others = pages.filter((page) => isNotFound(page) || isAlias(page));
    expect([...new Set(others.map(imageOf))]).toEqual(['og-image.png']);
    const used = new Set(ownPages.map(imageOf));
    expect([...files].filter((file) => file.startsWith('img/social/') && !used.has(file))).toEqual([]);
  });
});

describe('icons', () => {
  it('in the manifest exist and have the declared size', () => {
    const manifest = JSON.parse(readText('site.webmanifest')) as {
      name: string;
      start_url: string;
      icons: {src: string; sizes: string; type: string; purpose: string}[];
    };
    expect(manifest).toMatchObject({name: brand.name, start_url: settings.baseUrl});
    expect(manifest.icons.map(({purpose}) => purpose)).toContain('maskable');
    for (const {src, sizes, type} of manifest.icons) {
      expect(type).toBe('image/png');
      expect(sizeOf(fileOf(src)).join('x'), src).toBe(sizes);
    }
  });

  it('for home screens fill their square', async () => {
    expect(sizeOf('apple-touch-icon.png')).toEqual([180, 180]);
    const data = await pixelsOf(readBytes('apple-touch-icon.png'));
    expect([data[3], data[data.length - 1]]).toEqual([255, 255]);
  });

  it('in favicon.ico are PNG images of 16, 32 and 48 pixels', () => {
    const ico = readBytes('favicon.ico');
    const images = Array.from({length: ico.readUInt16LE(4)}, (_, index) => {
      const at = 6 + 16 * index;
      const offset = ico.readUInt32LE(at + 12);
      return sizeOf('favicon.ico', ico.subarray(offset, offset + ico.readUInt32LE(at + 8)))[0];
    });
    expect(images).toEqual([16, 32, 48]);
  });

  it('in favicon.svg follow the browser’s colour scheme', () => {
    expect(readText('favicon.svg')).toContain('prefers-color-scheme:dark');
  });
});

it('every page preloads the fonts of its style sheets, and the one for code where there is code', () => {
  const wrong = findings(pages, (page) => {
    const css = attributesOf(page, 'link[rel=stylesheet]', 'href').map((sheet) => readText(fileOf(sheet)));
    const fonts = attributesOf(page, 'link[rel=preload][as=font]', 'href');
    const hasCode = page.$('[data-layout=documentation], main :is(pre, code)').length > 0;
    return [
      ...fonts.filter((font) => !css.join('').includes(font)),
      ...(fonts.length === (hasCode ? 3 : 2) ? [] : [`${fonts.length} fonts`]),
      ...(fonts.some((font) => font.includes('/sometype-mono-')) === hasCode ? [] : ['the font for code']),
    ];
  });
  expect(wrong).toEqual([]);
});
