/** Booking a demo: with a scheduler, without one, and with one that fails. */
import {expect, test as base, type Page, type Route} from '@playwright/test';
import brand from '../../src/content/brand';
import {hydrated, isSameDocument, markDocument, visit} from './support/site';
import {startVariant, type Variant} from './support/variant';
import {watch} from './support/watch';

const MEETING = 'https://meet.example/skillgrove?team=sales';
const SCRIPT = 'https://meet.example/embed.js';

/** `site` is the site configured with a scheduler. */
const test = base.extend<{site: Variant}>({
  site: async ({context}, use) => {
    const site = await startVariant({meetingUrl: MEETING, meetingScriptUrl: SCRIPT});
    await context.route('https://meet.example/**', stubScheduler({}));
    await use(site);
    await site.close();
  },
});

/** Stubs the scheduler's script and page. */
const stubScheduler =
  ({script = 'window.meetings = (window.meetings ?? 0) + 1', page = '<h1>Choose a time</h1>'}) =>
  (route: Route) =>
    route.request().url() === SCRIPT
      ? route.fulfill({contentType: 'text/javascript', body: script})
      : route.fulfill({contentType: 'text/html', body: page});

const frame = (page: Page) => page.locator('main iframe');
const scripts = (page: Page) => page.locator(`script[src^="https://meet.example/"]`);
const fallback = (page: Page) => page.getByRole('main').getByRole('link', {name: /calendar in a new tab/});

async function enter(page: Page, site: Variant) {
  await visit(page, `${site.origin}/about`);
  await page.getByRole('main').getByRole('link', {name: 'Book a Demo'}).last().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Book a Demo');
}

async function leave(page: Page) {
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page.getByRole('slider')).toBeVisible();
}

test('without a scheduler the page says how to reach a specialist and makes no third-party request', async ({page}) => {
  const {errors, foreign} = watch(page);
  await visit(page, '/book-a-demo');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Book a Demo');
  await expect(main).toContainText('personalised demo with a product specialist');
  await expect(main.locator('a[href="/contact"]')).toBeVisible();
  await expect(main.locator(`a[href^="mailto:hello@${brand.domain}"]`)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect([...errors, ...foreign]).toEqual([]);
});

test('the scheduler’s script is added once on entering and removed on leaving', async ({page, site}) => {
  const {errors, foreign} = watch(page, site.origin);
  await visit(page, `${site.origin}/about`);
  await markDocument(page);
  await expect(scripts(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
  for (let time = 1; time <= 3; time++) {
    await page.getByRole('main').getByRole('link', {name: 'Book a Demo'}).last().click();
    await expect(scripts(page)).toHaveCount(1);
    await expect(scripts(page)).toHaveAttribute('src', SCRIPT);
    await expect(frame(page)).toHaveCount(1);
    await leave(page);
    await expect(scripts(page)).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
  expect(new Set(foreign.map((url) => new URL(url).origin))).toEqual(new Set(['https://meet.example']));
});

test('the embedded calendar has the embed flag and is sandboxed', async ({page, site}) => {
  await enter(page, site);
  const source = new URL((await frame(page).getAttribute('src'))!);
  expect(Object.fromEntries(source.searchParams)).toEqual({team: 'sales', embed: 'true'});
  expect(source.origin + source.pathname).toBe('https://meet.example/skillgrove');
  await expect(frame(page)).toHaveAttribute('title', /\w/);
  await expect(frame(page)).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(frame(page)).toHaveAttribute('referrerpolicy', /origin|no-referrer/);
  await expect(frame(page).contentFrame().getByRole('heading')).toHaveText('Choose a time');
  await expect(fallback(page)).toHaveAttribute('href', MEETING);
  await expect(fallback(page)).toHaveAttribute('rel', /noopener/);
});

test('when the scheduler is blocked, the page works and links to it', async ({page, context, site}) => {
  await context.route('https://meet.example/**', (route) => route.abort());
  const {errors} = watch(page, site.origin);
  await enter(page, site);
  await expect(fallback(page)).toBeVisible({timeout: 8000});
  await leave(page);
  expect(errors.filter((error) => !error.includes('meet.example'))).toEqual([]);
});

test('when the scheduler hangs, neither the page nor its load event waits', async ({page, context, site}) => {
  await context.route('https://meet.example/**', () => new Promise<void>(() => {}));
  await page.clock.install();
  await enter(page, site);
  await expect(fallback(page)).toBeVisible();
  await page.clock.fastForward(8500);
  await expect(page.getByRole('status').filter({hasText: /calendar/})).toBeVisible();
  await leave(page);

  await page.goto(`${site.origin}/book-a-demo`, {waitUntil: 'commit'});
  await hydrated(page);
  await page.waitForLoadState('load', {timeout: 5000});
});
