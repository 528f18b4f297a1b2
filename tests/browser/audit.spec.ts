/**
 * Visits a page of each kind, or with `PAGES=all` every page, and makes every inspection that all pages must pass: the
 * response, hydration, errors and third parties, layout shift, axe in both themes, reflow.
 */
import {expect, test, type APIRequestContext, type Page, type Response} from '@playwright/test';
import {axeProblems, useTheme, WIDTHS} from './support/axe';
import {currentDocument, parseDocument} from './support/document';
import {changedNodes, recordNodes} from './support/hydration';
import {misplacedTexts} from './support/layout';
import {shiftOf, watchShifts} from './support/shifts';
import {HOME_ALIASES, KINDS, MISSING, sitemapPaths} from './support/site';
import {share, sweep} from './support/sweep';

const SHARES = 4;

// A visitor whose time zone and language differ from the build machine's.
test.use({timezoneId: 'Asia/Kolkata', locale: 'de-DE', contextOptions: {reducedMotion: 'reduce'}});

const paths = async (request: APIRequestContext): Promise<string[]> => [
  ...(process.env.PAGES === 'all'
    ? [...(await sitemapPaths(request)), ...HOME_ALIASES]
    : KINDS.filter((path) => !MISSING.includes(path))),
  ...MISSING,
];

/** Problems of the response, and differences between its HTML and the page after hydration. */
async function responseProblems(page: Page, response: Response): Promise<string[]> {
  const found: string[] = [];
  const expected = MISSING.includes(new URL(response.url()).pathname) ? 404 : 200;
  if (response.status() !== expected) found.push(`status ${response.status()}`);
  if (!/^text\/html\b/.test(response.headers()['content-type'] ?? '')) found.push('not HTML');
  if (!response.headers()['content-security-policy']) found.push('no policy');
  const before = await parseDocument(page, await response.text());
  const after = await currentDocument(page);
  if (before.headlines.length !== 1) found.push(`${before.headlines.length} first-level headings`);
  if (!before.title || !before.description) found.push('without title or description');
  for (const name of ['headlines', 'title', 'description', 'canonical', 'robots'] as const) {
    if (String(after[name]) !== String(before[name])) found.push(`${name} became ${String(after[name])}`);
  }
  return found;
}

/** Layout shift while the page loads and while someone scrolls through it. */
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

/** What keeps a page out of the back/forward cache, or moves for ever although the visitor asked for reduced motion. */
const restlessness = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...(window as unknown as {unloads: string[]}).unloads,
    ...document
      .getAnimations()
      .filter(({effect}) => effect!.getTiming().iterations === Infinity)
      .map(() => 'an endless animation'),
  ]);

const watchUnloads = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const unloads: string[] = [];
    Object.assign(window, {unloads});
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (...call: Parameters<typeof listen>) {
      if (/^(?:before)?unload$/.test(call[0])) unloads.push(`listens for ${call[0]}`);
      return listen.apply(this, call);
    };
  });

async function inspectNarrow(page: Page): Promise<string[]> {
  const found = await axeProblems(page, 'layout', 'narrow');
  for (const size of [WIDTHS.narrow, {width: 320, height: 256}]) {
    await page.setViewportSize(size);
    found.push(...(await misplacedTexts(page)).map((problem) => `${size.width}: ${problem}`));
  }
  await page.setViewportSize(WIDTHS.narrow);
  return found;
}

async function inspectWide(page: Page): Promise<string[]> {
  const found = await axeProblems(page, 'all', 'light');
  await useTheme(page, 'dark');
  found.push(...(await axeProblems(page, 'colour', 'dark')));
  await page.emulateMedia({colorScheme: 'light'});
  return found;
}

for (const [name, size] of Object.entries(WIDTHS)) {
  for (let index = 0; index < SHARES; index++) {
    test(`pages on a ${name} screen, part ${index + 1}`, async ({page, request}) => {
      test.setTimeout(process.env.PAGES === 'all' ? 1_200_000 : 240_000);
      await page.setViewportSize(size);
      await recordNodes(page);
      await watchShifts(page);
      await watchUnloads(page);
      const chosen = share(await paths(request), index, SHARES);
      expect(chosen).not.toEqual([]);
      await sweep(page, chosen, {
        inspect: async (response) => [
          ...(await responseProblems(page, response)),
          ...(await changedNodes(page)),
          ...(await restlessness(page)),
          ...(await shiftProblems(page)),
          ...(await (name === 'narrow' ? inspectNarrow(page) : inspectWide(page))),
        ],
      });
    });
  }
}
