/** Checks of a site with a meeting scheduler while the scheduler is unavailable. */
import type {Browser, Route} from '@playwright/test';
import {currentDocument, parseDocument} from '../browser/support/document';
import {HOME_ALIASES, hydrated, KINDS, visit} from '../browser/support/site';
import {watch} from '../browser/support/watch';

const DEMO = '/book-a-demo';
const FALLBACK = 'main a[target="_blank"]';

/**
 * Opens a site built with a scheduler while the scheduler hangs, and while it is blocked.
 *
 * @param site origin of the site
 * @param scheduler link of the scheduler
 * @returns problems, page by page
 */
export async function problemsWithoutScheduler(browser: Browser, site: string, scheduler: string): Promise<string[]> {
  return [
    ...(await problemsWhileHanging(browser, site, scheduler)).map((problem) => `hanging: ${problem}`),
    ...(await problemsWhileBlocked(browser, site, scheduler)).map((problem) => `blocked: ${problem}`),
  ];
}

/** Opens a tab in which `handle` takes every request to the scheduler. */
async function openTab(browser: Browser, scheduler: string, handle: (route: Route) => Promise<void>) {
  const context = await browser.newContext();
  await context.route(`${new URL(scheduler).origin}/**`, handle);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

async function problemsWhileHanging(browser: Browser, site: string, scheduler: string): Promise<string[]> {
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
  if (foreign.length > 0) found.push(`requests ${foreign.join()} before the page has loaded`);
  const requested = page.waitForRequest((request) => new URL(request.url()).origin === origin);
  release();
  // The page must finish loading, and its links work, while the scheduler's response is pending.
  await Promise.all([page.waitForLoadState('load'), requested]);
  if (!(await page.locator(FALLBACK).first().isVisible())) found.push('no link to the scheduler');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing', exact: true}).click();
  await page.getByRole('slider').waitFor();
  const others = foreign.filter((url) => new URL(url).origin !== origin);
  found.push(...errors, ...others.map((url) => `requested ${url}`));
  await page.context().close();
  return found;
}

async function problemsWhileBlocked(browser: Browser, site: string, scheduler: string): Promise<string[]> {
  const found: string[] = [];
  const page = await openTab(browser, scheduler, (route) => route.abort());
  const {take} = watch(page, site);
  for (const path of [...KINDS, ...HOME_ALIASES].filter((kind) => kind !== DEMO)) {
    const response = await visit(page, site + path);
    const before = await parseDocument(page, await response.text());
    const after = await currentDocument(page);
    // A guide's table of contents is rendered twice at first, for wide and narrow screens.
    const isSame = path.includes('/guides/') ? after.title === before.title : after.text === before.text;
    found.push(
      ...[...(isSame ? [] : ['text differs after hydration']), ...take()].map((problem) => `${path}: ${problem}`),
    );
  }
  await visit(page, site + DEMO);
  // Whether the script fails or times out, the page must show the link to the scheduler.
  await page.locator(FALLBACK).first().waitFor({timeout: 8000});
  await page.context().close();
  return found;
}
