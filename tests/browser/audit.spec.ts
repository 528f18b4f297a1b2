/**
 * Opens a page of each kind once, and makes every inspection that a page must pass. One page in two is loaded on a phone,
 * and all are looked at in every width. What pages have in common is inspected on two of them. With `PAGES=all`, each page
 * is inspected as a whole. support/axe, support/focus and support/layout say what is looked for.
 */
import {expect, test, type APIRequestContext, type Page, type Response} from '@playwright/test';
import brand from '../../src/content/brand';
import {HOME_ALIASES} from '../../src/lib/paths';
import {axeProblems, useTheme, WIDTHS} from './support/axe';
import {currentDocument, parseDocument} from './support/document';
import {walk} from './support/focus';
import {addSheet, brokenWords, crowdedLinks, enlargeText, hiddenStops, misplacedTexts} from './support/layout';
import {shiftOf} from './support/shifts';
import {CORE_PAGES, FEATURES, KINDS, MISSING, sitemapPaths} from './support/pages';
import {passSamples, shortenOverview, twoFrames, visit} from './support/site';
import {share, sweep} from './support/sweep';

const isEveryPage = process.env.PAGES === 'all';
const PARTS = isEveryPage ? 16 : 5;

// A visitor whose time zone and language differ from the build machine's.
test.use({timezoneId: 'Asia/Kolkata', locale: 'de-DE', contextOptions: {reducedMotion: 'reduce'}});

const paths = async (request: APIRequestContext): Promise<string[]> => [
  ...new Set([
    ...CORE_PAGES,
    ...(isEveryPage ? [...(await sitemapPaths(request)), ...HOME_ALIASES, ...MISSING] : [...KINDS, ...FEATURES]),
  ]),
];

/** The pages on which header, footer and the list of the documentation are inspected, one wide and one narrow. */
const FRAMED = ['/', '/developer/guides/quickstart'];
const FRAME = ':is(header, footer):not(main *), nav:is([aria-label="Developers"], [aria-label="Documentation"])';

/** The pages on which each stop of the Tab key is inspected: they have every kind of control. */
const WALKED = [...FRAMED, '/pricing', '/contact', '/developer/reference/create-course'];

/** Whether a page is also looked at in dark, narrow, on paper, with spaced or large text, and by Tab in a small window. */
const isWhole = (path: string) =>
  isEveryPage || path === '/about' || (CORE_PAGES.includes(path) && path !== '/developer');

/** The page on which the colours of code are inspected, which has an element for each word. */
const CODED = '/developer/reference/create-course';
const WORDS = 'pre code *';

/** Problems of the response, and differences between its HTML and the page after hydration. */
async function responseProblems(page: Page, response: Response): Promise<string[]> {
  const found: string[] = [];
  const expected = MISSING.includes(new URL(response.url()).pathname) ? 404 : 200;
  if (response.status() !== expected) found.push(`status ${response.status()}`);
  const before = await parseDocument(page, await response.text());
  const after = await currentDocument(page);
  for (const name of ['headlines', 'title', 'description', 'canonical', 'robots'] as const)
    if (String(after[name]) !== String(before[name])) found.push(`${name} became ${String(after[name])}`);
  const length = Math.max(before.nodes.length, after.nodes.length);
  const changed = [...Array(length).keys()].find((index) => before.nodes[index] !== after.nodes[index]);
  if (changed !== undefined) found.push(`${before.nodes[changed]} became ${after.nodes[changed]}`);
  return found;
}

async function shiftProblems(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo({top: y, behavior: 'instant'});
      await frame();
    }
    // Measuring contrast scrolls, and axe reports a target that the header happens to cover.
    scrollTo({top: 0, behavior: 'instant'});
    await frame();
  });
  const shift = await shiftOf(page);
  return shift <= 0.01 ? [] : [`layout shift ${shift}`];
}

/** Collapsed text that print leaves out, but for what another choice in charts or of a language would show, text out of place on a sheet of A4, and the help button. */
async function printProblems(page: Page, path: string): Promise<string[]> {
  const texts = page
    .locator('main :is([data-open="false"], details:not([open]), [role="tabpanel"])')
    .locator('p, li, td, dt, dd, pre')
    .filter({hasText: /\S/});
  const hidden = async () => {
    await twoFrames(page);
    return texts.evaluateAll((all) =>
      all
        .filter((element) => !element.closest('nav, [role="group"], [data-languages]'))
        .filter((element) => !element.checkVisibility({contentVisibilityAuto: true, visibilityProperty: true}))
        .map((element) => `not printed: ${element.textContent.slice(0, 60)}`),
    );
  };
  const isOpen = (await hidden()).length === 0;
  await page.emulateMedia({media: 'print'});
  const found = await hidden();
  if (isWhole(path)) {
    await page.setViewportSize({width: 794, height: 1123});
    found.push(...(await misplacedTexts(page)).map((problem) => `in print: ${problem}`));
  }
  if (path === '/security' && isOpen) found.push('nothing is collapsed on screen');
  if (await page.getByRole('button', {name: 'Help', exact: true}).isVisible()) found.push('the help button is printed');
  await page.emulateMedia({media: 'screen'});
  return found;
}

/** What moves for ever although the visitor asked for reduced motion. */
const endlessAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({effect}) => effect!.getTiming().iterations === Infinity)
      .map(() => 'an endless animation'),
  );

const SIZES = [
  {width: 360, height: 800},
  {width: 320, height: 256},
  {width: 768, height: 1024},
  {width: 1024, height: 800},
  WIDTHS.wide,
];

/** Words of the name that no column is wide enough for (docs/content.md). */
const LONG = brand.name.toLowerCase().match(/\p{L}{15,}/gu) ?? [];

/** WCAG 2.2, criterion 1.4.12. */
const SPACED = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-bottom: 2em !important}`;

async function layoutProblems(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  const look = async (what: string) => {
    for (const size of [WIDTHS.narrow, WIDTHS.wide]) {
      await page.setViewportSize(size);
      found.push(...(await misplacedTexts(page)).map((problem) => `${what} ${size.width}: ${problem}`));
    }
  };
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const problems = [...(await misplacedTexts(page)), ...(await crowdedLinks(page))];
    // In a window of 1280 pixels enlarged to 400%, a word may be wider than its column.
    if (size.width > 320) {
      const broken = await brokenWords(page);
      problems.push(...broken.filter((problem) => !LONG.some((word) => problem.toLowerCase().includes(`"${word}"`))));
    } else if (isWhole(path)) problems.push(...(await hiddenStops(page)));
    found.push(...problems.map((problem) => `${size.width}: ${problem}`));
  }
  if (!isWhole(path)) return found;
  await addSheet(page, SPACED);
  await look('spaced text at');
  await addSheet(page, '');
  await enlargeText(page, 2);
  await look('large text at');
  await enlargeText(page, 1);
  return found;
}

for (let part = 0; part < PARTS; part++) {
  test(`pages, part ${part + 1}`, async ({page, request}) => {
    test.setTimeout(600_000);
    // A font that came after the first paint would shift text; on later pages, all fonts come from memory.
    await page.goto('/developer/guides/quickstart');
    const chosen = share(await paths(request), part, PARTS);
    expect(chosen).not.toEqual([]);
    let size: keyof typeof WIDTHS = 'narrow';
    await sweep(page, chosen, {
      open: async (_, address) => {
        size = size === 'wide' ? 'narrow' : 'wide';
        await page.setViewportSize(WIDTHS[size]);
        await page.emulateMedia({colorScheme: 'light'});
        return visit(page, address);
      },
      inspect: async (response) => {
        const path = new URL(response.url()).pathname;
        const found = [
          ...(await responseProblems(page, response)),
          ...(await endlessAnimations(page)),
          ...(await shiftProblems(page)),
          ...(await printProblems(page, path)),
        ];
        if (path === '/developer') {
          if (!isEveryPage) await shortenOverview(page);
          // The focus would make more stops appear on the way.
          await passSamples(page);
        }
        const isFramed = isEveryPage || FRAMED.includes(path);
        const without = [...(isFramed ? [] : [FRAME]), ...(isEveryPage || path === CODED ? [] : [WORDS])];
        const within = isFramed && CORE_PAGES.includes(path) ? undefined : page.getByRole('main');
        const isWalked = isEveryPage || WALKED.includes(path);
        await page.setViewportSize(WIDTHS.wide);
        found.push(...(await axeProblems(page, 'all', 'light', {without})));
        if (isWalked && size === 'wide') found.push(...(await walk(page, {within})));
        if (isWhole(path)) {
          await page.setViewportSize(WIDTHS.narrow);
          await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
          found.push(...(await axeProblems(page, 'layout', 'narrow', {without})));
          if (isWalked && size === 'narrow') found.push(...(await walk(page, {within, isColumn: true})));
        }
        found.push(...(await layoutProblems(page, path)));
        if (isFramed) {
          // As by a browser that enlarges text alone: the window stays as wide, in em too.
          await page.setViewportSize(WIDTHS.wide);
          await addSheet(page, 'html {font-size: 200% !important}');
          found.push(
            ...(await misplacedTexts(page, page.getByRole('banner'))).map((problem) => `zoomed text: ${problem}`),
          );
          await addSheet(page, '');
        }
        if (isWhole(path)) {
          await useTheme(page, 'dark');
          found.push(...(await axeProblems(page, 'colour', 'dark', {without})));
        }
        return found;
      },
    });
  });
}
