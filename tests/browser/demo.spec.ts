import {expect, test as base, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {stopTime} from './support/announcements';
import {violationsOf} from './support/axe';
import {hydrated, isSameDocument, markDocument, visit} from './support/site';
import {startVariant} from './support/variant';
import {watch} from './support/watch';

const MEETING = 'https://meet.example/skillgrove?team=sales';
const SCRIPT = 'https://meet.example/embed.js';
const SCHEDULER = 'https://meet.example/**';

const test = base.extend<{site: string}>({
  site: async ({page}, use) => {
    await page.route(SCHEDULER, (route) =>
      route.request().url() === SCRIPT
        ? route.fulfill({contentType: 'text/javascript', body: ''})
        : route.fulfill({contentType: 'text/html', body: '<h1>Choose a time</h1>'}),
    );
    await use(await startVariant(page, {meetingUrl: MEETING, meetingScriptUrl: SCRIPT}));
  },
});

const frame = (page: Page) => page.locator('main iframe');
const scripts = (page: Page) => page.locator(`script[src^="https://meet.example/"]`);
const fallback = (page: Page) => page.getByRole('main').getByRole('link', {name: /calendar in a new tab/});

/** Goes from /solutions to the page, by a link, because HTML does not depend on the scheduler. */
async function follow(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', {name: 'Book a Demo'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Book a Demo');
}

async function leave(page: Page) {
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page.getByRole('slider')).toBeVisible();
}

test('the scheduler is added on entering, sandboxed, and removed on leaving', async ({page, site}) => {
  const {errors, foreign} = watch(page, site);
  await visit(page, `${site}/solutions`);
  await markDocument(page);
  await expect(scripts(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
  for (let time = 1; time <= 2; time++) {
    await follow(page);
    await expect(scripts(page)).toHaveAttribute('src', SCRIPT);
    await expect(frame(page)).toHaveAttribute('src', `${MEETING}&embed=true`);
    await expect(frame(page)).toHaveAttribute('title', /\w/);
    await expect(frame(page)).toHaveAttribute('sandbox', /allow-scripts/);
    await expect(frame(page)).toHaveAttribute('referrerpolicy', /origin|no-referrer/);
    await expect(frame(page).contentFrame().getByRole('heading')).toHaveText('Choose a time');
    await expect(fallback(page)).toHaveAttribute('href', MEETING);
    if (time === 1) expect(await violationsOf(page, page.getByRole('main'))).toEqual([]);
    await leave(page);
    await expect(scripts(page)).toHaveCount(0);
    await expect(frame(page)).toHaveCount(0);
    await page.goBack();
    await page.goBack();
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
  expect(new Set(foreign.map((url) => new URL(url).origin))).toEqual(new Set(['https://meet.example']));
});

const status = (page: Page) => page.getByRole('main').getByRole('status');
const suggest = (page: Page) => page.getByRole('main').getByRole('link', {name: 'Suggest a time'});

async function isReplaced(page: Page) {
  await expect(status(page)).toContainText('has not loaded');
  await expect(suggest(page)).toBeVisible();
  await expect(frame(page)).toBeHidden();
}

test('when the scheduler is refused, another way replaces it at once, unless the calendar answers', async ({
  page,
  site,
}) => {
  const {errors} = watch(page, site);
  let answer: 'refused' | Promise<void> = 'refused';
  await page.route(SCHEDULER, async (route) => {
    if (answer === 'refused' || route.request().url() === SCRIPT) return route.abort();
    await answer;
    return route.fulfill({contentType: 'text/html', body: '<script>parent.postMessage("ready", "*")</script>'});
  });
  await page.clock.install();
  await visit(page, `${site}/solutions`);
  await stopTime(page);
  await follow(page);
  await isReplaced(page);
  await expect(fallback(page)).toBeVisible();
  await leave(page);
  await page.clock.resume();

  let release = () => {};
  answer = new Promise<void>((resolve) => (release = resolve));
  await visit(page, `${site}/solutions`);
  await follow(page);
  await isReplaced(page);
  release();
  await expect(frame(page)).toBeVisible();
  await expect(suggest(page)).toHaveCount(0);
  expect(errors.filter((error) => !error.includes('meet.example'))).toEqual([]);
});

test('when the scheduler hangs, the page never waits, and offers another way', async ({page, site}) => {
  const {errors, take} = watch(page, site);
  await page.clock.install();
  await page.route(SCHEDULER, () => new Promise<void>(() => {}));
  await visit(page, `${site}/solutions`);
  await stopTime(page);
  await follow(page);
  await expect(status(page)).toContainText(`hello@${brand.domain}`);
  // Above the calendar, which may show nothing.
  const [way, box] = [await fallback(page).boundingBox(), await frame(page).boundingBox()];
  expect(way!.y).toBeLessThan(box!.y);
  await page.clock.runFor(8500);
  await isReplaced(page);
  await leave(page);
  await page.clock.resume();
  expect(errors.filter((error) => !error.includes('meet.example'))).toEqual([]);

  await test.step('hanging, opened directly: it is asked for only when the page has loaded', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/img/**', (route) => held.then(() => route.continue()));
    take();
    const asked = page.waitForRequest(SCHEDULER);
    await page.goto(`${site}/book-a-demo`, {waitUntil: 'domcontentloaded'});
    await hydrated(page);
    await expect(fallback(page)).toBeVisible();
    expect(take().filter((entry) => entry.includes('meet.example'))).toEqual([]);
    release();
    await Promise.all([page.waitForLoadState('load'), asked]);
    await leave(page);
  });
});
