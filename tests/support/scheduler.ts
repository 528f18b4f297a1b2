/** What a site with a meeting scheduler is worth while the scheduler gives no answer. */
import type {Browser, Route} from '@playwright/test';
import {currentDocument, parseDocument} from '../browser/support/document';
import {HOME_ALIASES, hydrated, KINDS, visit} from '../browser/support/site';
import {watch} from '../browser/support/watch';

const DEMO = '/book-a-demo';
const FALLBACK = 'main a[target="_blank"]';

/**
 * Looks at a site whose build has a scheduler, in a browser that the scheduler hangs for, or is forbidden in.
 *
 * @param site origin of the site
 * @param scheduler link of the scheduler
 * @returns what is wrong, page by page
 */
export async function problemsWithoutScheduler(browser: Browser, site: string, scheduler: string): Promise<string[]> {
  return [
    ...(await whileItHangs(browser, site, scheduler)).map((problem) => `hanging: ${problem}`),
    ...(await whileItIsForbidden(browser, site, scheduler)).map((problem) => `forbidden: ${problem}`),
  ];
}

/** A page that nothing but the site itself answers. */
async function openTab(browser: Browser, scheduler: string, answer: (route: Route) => Promise<void>) {
  const context = await browser.newContext();
  await context.route(`${new URL(scheduler).origin}/**`, answer);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

async function whileItHangs(browser: Browser, site: string, scheduler: string): Promise<string[]> {
  const found: string[] = [];
  const {origin} = new URL(scheduler);
  const page = await openTab(browser, scheduler, () => new Promise<void>(() => {}));
  const {errors, foreign} = watch(page, site);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/img/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site + DEMO, {waitUntil: 'domcontentloaded'});
  await hydrated(page);
  if (!(await page.getByRole('heading', {level: 1}).isVisible())) found.push('no headline');
  if (foreign.length > 0) found.push(`asks for ${foreign.join()} before the page has loaded`);
  const asked = page.waitForRequest((request) => new URL(request.url()).origin === origin);
  release();
  // The page has loaded although the scheduler owes its answer, and leads on.
  await Promise.all([page.waitForLoadState('load'), asked]);
  if (!(await page.locator(FALLBACK).first().isVisible())) found.push('no link to the scheduler');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing', exact: true}).click();
  await page.getByRole('slider').waitFor();
  const strangers = foreign.filter((url) => new URL(url).origin !== origin);
  found.push(...errors, ...strangers.map((url) => `asked for ${url}`));
  await page.context().close();
  return found;
}

async function whileItIsForbidden(browser: Browser, site: string, scheduler: string): Promise<string[]> {
  const found: string[] = [];
  const page = await openTab(browser, scheduler, (route) => route.abort());
  const {take} = watch(page, site);
  for (const path of [...KINDS, ...HOME_ALIASES].filter((kind) => kind !== DEMO)) {
    const response = await visit(page, site + path);
    const before = await parseDocument(page, await response.text());
    const after = await currentDocument(page);
    // A guide has its table of contents in two places at first, for wide and for narrow screens.
    const isSame = path.includes('/guides/') ? after.title === before.title : after.text === before.text;
    found.push(...[...(isSame ? [] : ['another text']), ...take()].map((problem) => `${path}: ${problem}`));
  }
  await visit(page, site + DEMO);
  // Told of its absence by the browser or by its own patience, the page offers the way around.
  await page.locator(FALLBACK).first().waitFor({timeout: 8000});
  await page.context().close();
  return found;
}
