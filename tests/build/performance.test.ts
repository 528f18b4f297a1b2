/** The bytes of a first visit that the HTML of each page requests, with text as brotli. */
import {describe, expect, it} from 'vitest';
import {
  BOUNDS,
  boundsOf,
  kB,
  measureConsole,
  measurePages,
  measureWalkthrough,
  sum,
  transferSize,
  type Kind,
} from '../../bench/bytes';
import parts from '../../src/content/parts';
import {content} from '../unit/support/records';
import {attributesOf, BUILD, fileOf, files, mainPages, readBytes, type Page} from './support';

const compressed = (file: string): number =>
  files.has(`${file}.br`) ? readBytes(`${file}.br`).length : transferSize(readBytes(file), file);

const asked = (page: Page, selector: string, attribute: string): string[] => [
  ...new Set(attributesOf(page, selector, attribute).map(fileOf)),
];

const total = (of: readonly string[]): number => of.reduce((sum, file) => sum + compressed(file), 0);
const scriptsOf = (page: Page) => asked(page, 'meta[name=entry-script]', 'content');
const sheetsOf = (page: Page) => asked(page, 'link[rel=stylesheet]', 'href');

const over = (of: readonly Page[], bound: number, measure: (page: Page) => number): string[] =>
  of.filter((page) => measure(page) > bound).map((page) => `${page.path}: ${(measure(page) / kB).toFixed(1)} kB`);

const isCodeFont = (file: string) => file.includes('/sometype-mono-');

const marketing = mainPages.filter((page) => !page.path.startsWith('/developer'));
const reference = mainPages.filter(({path}) => /^\/developer(?:$|\/reference\/)/.test(path));

describe('a first visit', () => {
  it('requests the files of its route with the HTML', () => {
    const alone = marketing.filter((page) => scriptsOf(page).length < 3 || sheetsOf(page).length < 2);
    expect(alone.map(({path}) => path)).toEqual([]);
  });

  it('is within the bounds for scripts, style sheets and HTML', () => {
    expect(reference.length).toBeGreaterThan(10);
    for (const [kind, of] of Object.entries({marketing, reference})) {
      const {JS, CSS, HTML = Infinity} = boundsOf(kind as 'marketing' | 'reference', mainPages.length);
      expect(over(of, JS!, (page) => total(scriptsOf(page)))).toEqual([]);
      expect(over(of, CSS!, (page) => total(sheetsOf(page)))).toEqual([]);
      expect(over(of, HTML, ({file}) => compressed(file))).toEqual([]);
    }
  });

  it('is within the bounds for fonts', () => {
    const fonts = [...files].filter((file) => file.endsWith('.woff2'));
    const code = fonts.filter(isCodeFont);
    expect(code).toHaveLength(1);
    expect(total(code)).toBeLessThanOrEqual(BOUNDS.codeFont);
    const advice = 'the bytes of the fonts in src/content/brand.ts: choose smaller ones';
    expect(total(fonts.filter((file) => !isCodeFont(file))), advice).toBeLessThanOrEqual(BOUNDS.fonts);
  });
});

/** Pages with the most pictures, a form and the scheduler: what scripts request counts as well. */
const LOADED = ['/', `/features/${content.featureCategories[0]!.slug}`, '/book-a-demo'];

describe('loaded in a browser', {timeout: 120_000}, () => {
  it('a marketing page is within all bounds', async () => {
    const loaded = await measurePages(BUILD, LOADED);
    const exceeding = loaded.flatMap(({page, loaded}) => {
      // The test above reports fonts.
      const reported = Math.max(0, sum(loaded, 'fonts') - BOUNDS.fonts);
      return Object.entries(boundsOf('marketing', mainPages.length))
        .map(([kind, most]) => ({
          kind,
          bytes: sum(loaded, kind as Kind | 'total'),
          most: most + (kind === 'total' ? reported : 0),
        }))
        .filter(({most, bytes}) => bytes > most)
        .map(({kind, bytes}) => `${page}, ${kind}: ${(bytes / kB).toFixed(1)} kB`);
    });
    expect(exceeding).toEqual([]);
    for (const {page, loaded: all} of loaded) {
      expect(sum(all, 'JS'), page).toBeGreaterThan(50 * kB);
      expect(sum(all, 'fonts'), page).toBeGreaterThan(0);
      expect(all.find(({path}) => isCodeFont(path))?.path, page).toBeUndefined();
    }
  });

  it('the console loads on demand, within its bound', async () => {
    const added = await measureConsole(BUILD, '/developer/reference/create-course');
    expect(added).toBeGreaterThan(20 * kB);
    expect(added).toBeLessThanOrEqual(BOUNDS.console);
  });

  it.runIf(parts.watchDemo)('the walkthrough loads on demand, within its bound', async () => {
    const added = await measureWalkthrough(BUILD);
    expect(added).toBeGreaterThan(5 * kB);
    const advice = 'the bytes of src/components/scenes and src/content/scenes, which hold all pictures';
    expect(added, advice).toBeLessThanOrEqual(BOUNDS.walkthrough);
  });
});
