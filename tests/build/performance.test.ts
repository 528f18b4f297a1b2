/** The bytes of a first visit that the HTML of each page requests, with text as brotli at its best quality. */
import zlib from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {BYTES, kB} from '../../scripts/measure/bounds';
import {
  measureConsole,
  measurePages,
  measureWalkthrough,
  referenceFilesOf,
  sum,
  type PageBytes,
} from '../../scripts/measure/bytes';
import {BUILD, files, mainPages, readBytes, settings, type Page} from './support';

const sizes = new Map<string, number>();

function compressed(file: string): number {
  let size = sizes.get(file);
  if (size === undefined) {
    const body = readBytes(file);
    const params = {[zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length};
    size = /\.(?:woff2|png)$/.test(file) ? body.length : zlib.brotliCompressSync(body, {params}).length;
    sizes.set(file, size);
  }
  return size;
}

/** Files of the build that elements of a page request, without duplicates. */
function asked({$}: Page, selector: string, attribute: string): string[] {
  const addresses = $(selector)
    .map((_, element) => $(element).attr(attribute)!)
    .get();
  return [...new Set(addresses.map((address) => address.slice(settings.baseUrl.length)))];
}

const total = (of: readonly string[]): number => of.reduce((sum, file) => sum + compressed(file), 0);
const scriptsOf = (page: Page) => asked(page, 'meta[name=entry-script]', 'content');
const sheetsOf = (page: Page) => asked(page, 'link[rel=stylesheet]', 'href');

/** Pages that exceed a bound in bytes, with their size in kilobytes. */
const over = (of: readonly Page[], bound: number, measure: (page: Page) => number): string[] =>
  of.filter((page) => measure(page) > bound).map((page) => `${page.path}: ${(measure(page) / kB).toFixed(1)} kB`);

/** Whether a file is the font that only the documentation loads. */
const isCodeFont = (file: string) => file.includes('/sometype-mono-');

const isReference = ({path}: Page) => path.startsWith('/developer');
const marketing = mainPages.filter((page) => !isReference(page));
const reference = mainPages.filter((page) => /^\/developer(?:$|\/reference\/)/.test(page.path));

describe('a first visit', () => {
  it('requests existing files', () => {
    const missing = mainPages.flatMap((page) =>
      [...scriptsOf(page), ...sheetsOf(page)].filter((file) => !files.has(file)).map((file) => `${page.path}: ${file}`),
    );
    expect(missing).toEqual([]);
  });

  it('includes the style sheet and scripts of its route', () => {
    const alone = marketing.filter((page) => scriptsOf(page).length < 3 || sheetsOf(page).length < 2);
    expect(alone.map(({path}) => path)).toEqual([]);
  });

  it('of a marketing page is within the bounds for scripts, style sheets and HTML', () => {
    expect(over(marketing, BYTES.marketing.JS, (page) => total(scriptsOf(page)))).toEqual([]);
    expect(over(marketing, BYTES.marketing.CSS, (page) => total(sheetsOf(page)))).toEqual([]);
    expect(over(marketing, BYTES.marketing.HTML, ({file}) => compressed(file))).toEqual([]);
  });

  it('uses the best compression for top-level documents', () => {
    const single = mainPages.map(({file}) => file).filter((file) => !file.includes('/'));
    expect(single.length).toBeGreaterThan(15);
    expect(single.filter((file) => readBytes(`${file}.br`).length > compressed(file))).toEqual([]);
  });

  it('of a reference page is within the bounds for scripts and style sheets', () => {
    expect(reference.length).toBeGreaterThan(10);
    expect(over(reference, BYTES.reference.JS, (page) => total(scriptsOf(page)))).toEqual([]);
    expect(over(reference, BYTES.reference.CSS, (page) => total(sheetsOf(page)))).toEqual([]);
  });

  it('is within the bounds for fonts', () => {
    const fonts = [...files].filter((file) => file.endsWith('.woff2'));
    const code = fonts.filter(isCodeFont);
    expect(code).toHaveLength(1);
    expect(total(code)).toBeLessThanOrEqual(BYTES.codeFont);
    expect(total(fonts.filter((file) => !isCodeFont(file)))).toBeLessThanOrEqual(BYTES.fonts);
  });
});

/** Pages of every kind, loaded in a browser, so that requests by scripts count as well. */
const LOADED = ['/', '/pricing', '/contact', '/integrations', '/solutions', '/solutions/employee-training', '/features/learning-content', '/features/ai-course-creation', '/compare', '/compare/aldermoot-alternative', '/book-a-demo', '/branding-guide', '/terms']; // prettier-ignore

const DOCUMENTED = ['/developer', '/developer/guides/errors', '/developer/reference/create-course'];

describe('loaded in a browser', () => {
  it('a marketing page is within all bounds, and loads nothing of the reference', {timeout: 120_000}, async () => {
    const loaded = await measurePages(BUILD, LOADED);
    const exceeding = loaded.flatMap(({page, bytes}) =>
      Object.entries(BYTES.marketing)
        .filter(([kind, most]) => bytes[kind as keyof typeof bytes] > most)
        .map(([kind]) => `${page}, ${kind}: ${(bytes[kind as keyof typeof bytes] / kB).toFixed(1)} kB`),
    );
    expect(exceeding).toEqual([]);
    expect(loaded.filter(({bytes}) => bytes.JS < 50 * kB || bytes.fonts === 0).map(({page}) => page)).toEqual([]);
    expect(referenceFilesOf(loaded)).toEqual([]);
    const withCodeFont = ({loaded, later}: PageBytes) => [...loaded.map(({path}) => path), ...later].some(isCodeFont);
    expect(loaded.filter(withCodeFont).map(({page}) => page)).toEqual([]);
  });

  it('a page of the documentation loads the text fonts and the code font', {timeout: 60_000}, async () => {
    for (const {page, loaded} of await measurePages(BUILD, DOCUMENTED)) {
      const fonts = loaded.filter(({kind}) => kind === 'fonts');
      expect(sum(fonts.filter(({path}) => !isCodeFont(path))), page).toBeLessThanOrEqual(BYTES.fonts);
      expect(
        fonts.filter(({path}) => isCodeFont(path)),
        page,
      ).toHaveLength(1);
    }
  });

  it('the console loads on demand, within its bound', {timeout: 60_000}, async () => {
    const added = (await measureConsole('/developer/reference/create-course')).reduce((sum, {bytes}) => sum + bytes, 0);
    expect(added).toBeGreaterThan(20 * kB);
    expect(added).toBeLessThanOrEqual(BYTES.console);
  });

  it('the walkthrough loads on demand, within its bound', {timeout: 60_000}, async () => {
    const added = (await measureWalkthrough()).reduce((sum, {bytes}) => sum + bytes, 0);
    expect(added).toBeGreaterThan(5 * kB);
    expect(added).toBeLessThanOrEqual(BYTES.walkthrough);
  });
});
