/** Checks of a site with a meeting scheduler while the scheduler is unavailable. */
import type {Browser, Route} from '@playwright/test';
import {hydrated, visit} from '../browser/support/site';
import {watch} from '../browser/support/watch';

const DEMO = '/book-a-demo';
const FALLBACK = 'main a[target="_blank"]';

/**
 * Opens a site built with a scheduler while the scheduler hangs, and while it is blocked.
 *
 * @param site origin of the site
 * @param scheduler link of the scheduler
 * @returns problems
 */
export async function problemsWithoutScheduler(browser: Browser, site: string, scheduler: string): Promise<string[]> {
  await expectFallback(browser, site, scheduler);
  return problemsWhileHanging(browser, site, scheduler);
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

async function expectFallback(browser: Browser, site: string, scheduler: string): Promise<void> {
  const page = await openTab(browser, scheduler, (route) => route.abort());
  await visit(page, site + DEMO);
  // Whether the script fails or times out, the page must show the link to the scheduler.
  await page.locator(FALLBACK).first().waitFor();
  await page.context().close();
}
