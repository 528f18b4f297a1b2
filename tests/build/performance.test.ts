/** The bytes of a first visit that the HTML of each page requests, with text as brotli at its best quality. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  BOUNDS,
  kB,
  measureConsole,
  measurePages,
  measureWalkthrough,
  sum,
  transferSize,
  type Kind,
  type PageBytes,
} from '../../bench/bytes';
import {SOURCES_FILE} from '../../src/plugins/performance/routeAssets';
import {ROOT} from '../support/copy';
import {BUILD, files, mainPages, readBytes, settings, type Page} from './support';

const sizes = new Map<string, number>();

function compressed(file: string): number {
  if (!sizes.has(file)) sizes.set(file, transferSize(readBytes(file), file));
  return sizes.get(file)!;
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
    expect(over(marketing, BOUNDS.marketing.JS, (page) => total(scriptsOf(page)))).toEqual([]);
    expect(over(marketing, BOUNDS.marketing.CSS, (page) => total(sheetsOf(page)))).toEqual([]);
    expect(over(marketing, BOUNDS.marketing.HTML, ({file}) => compressed(file))).toEqual([]);
  });

  it('uses the best compression for top-level documents', () => {
    const single = mainPages.map(({file}) => file).filter((file) => !file.includes('/'));
    expect(single.length).toBeGreaterThan(15);
    expect(single.filter((file) => readBytes(`${file}.br`).length > compressed(file))).toEqual([]);
  });

  it('of a reference page is within the bounds for scripts and style sheets', () => {
    expect(reference.length).toBeGreaterThan(10);
    expect(over(reference, BOUNDS.reference.JS, (page) => total(scriptsOf(page)))).toEqual([]);
    expect(over(reference, BOUNDS.reference.CSS, (page) => total(sheetsOf(page)))).toEqual([]);
  });

  it('is within the bounds for fonts', () => {
    const fonts = [...files].filter((file) => file.endsWith('.woff2'));
    const code = fonts.filter(isCodeFont);
    expect(code).toHaveLength(1);
    expect(total(code)).toBeLessThanOrEqual(BOUNDS.codeFont);
    expect(total(fonts.filter((file) => !isCodeFont(file)))).toBeLessThanOrEqual(BOUNDS.fonts);
  });
});

/** Pages of every kind, loaded in a browser, so that requests by scripts count as well. */
const LOADED = ['/', '/pricing', '/contact', '/integrations', '/solutions', '/solutions/employee-training', '/features/learning-content', '/features/ai-course-creation', '/compare', '/compare/aldermoot-alternative', '/book-a-demo', '/branding-guide', '/terms']; // prettier-ignore

const DOCUMENTED = ['/developer', '/developer/guides/errors', '/developer/reference/create-course'];

/** Source files that only the reference, its console and its sandbox use. */
const REFERENCE_SOURCE = /^src\/(?:components\/reference|sandbox|lib\/(?:console|samples))\//;

const requestsOf = ({loaded, later}: PageBytes): string[] => [...loaded.map(({path}) => path), ...later];

describe('loaded in a browser', () => {
  it('a marketing page is within all bounds, and loads nothing of the reference', {timeout: 120_000}, async () => {
    const loaded = await measurePages(BUILD, LOADED);
    const exceeding = loaded.flatMap(({page, loaded}) =>
      Object.entries(BOUNDS.marketing)
        .map(([kind, most]) => ({kind, most, bytes: sum(loaded, kind as Kind | 'total')}))
        .filter(({most, bytes}) => bytes > most)
        .map(({kind, bytes}) => `${page}, ${kind}: ${(bytes / kB).toFixed(1)} kB`),
    );
    expect(exceeding).toEqual([]);
    const unmeasured = loaded.filter(({loaded}) => sum(loaded, 'JS') < 50 * kB || sum(loaded, 'fonts') === 0);
    expect(unmeasured.map(({page}) => page)).toEqual([]);

    const sources = JSON.parse(fs.readFileSync(path.join(ROOT, '.docusaurus', SOURCES_FILE), 'utf8'));
    const isTheirs = (requested: string) =>
      Object.entries<string[]>(sources).some(
        ([name, of]) => requested.endsWith(`/${name}`) && of.some((source) => REFERENCE_SOURCE.test(source)),
      );
    const strays = loaded.flatMap((page) =>
      requestsOf(page)
        .filter((requested) => isTheirs(requested) || isCodeFont(requested))
        .map((requested) => `${page.page} requests ${requested}`),
    );
    expect(strays).toEqual([]);
  });

  it('a page of the documentation loads the text fonts and the code font', {timeout: 60_000}, async () => {
    for (const {page, loaded} of await measurePages(BUILD, DOCUMENTED)) {
      const code = loaded.filter(({path}) => isCodeFont(path));
      expect(sum(loaded, 'fonts') - sum(code), page).toBeLessThanOrEqual(BOUNDS.fonts);
      expect(code, page).toHaveLength(1);
    }
  });

  it('the console loads on demand, within its bound', {timeout: 60_000}, async () => {
    const added = await measureConsole(BUILD, '/developer/reference/create-course');
    expect(added).toBeGreaterThan(20 * kB);
    expect(added).toBeLessThanOrEqual(BOUNDS.console);
  });

  it('the walkthrough loads on demand, within its bound', {timeout: 60_000}, async () => {
    const added = await measureWalkthrough(BUILD);
    expect(added).toBeGreaterThan(5 * kB);
    expect(added).toBeLessThanOrEqual(BOUNDS.walkthrough);
  });
});
