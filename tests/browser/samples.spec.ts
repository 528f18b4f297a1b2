/** The examples next to the words of an operation: where they are, their tabs, their languages, and what marks what. */
import {type Browser, expect, test, type Locator, type Page} from '@playwright/test';
import {hydrated, visit} from './support/site';
import {watch} from './support/watch';

const PAGE = '/developer/reference/create-course';
const WITH_PATH = '/developer/reference/get-learner-progress';

const request = (page: Page) => page.getByRole('region', {name: 'Example request'});
const response = (page: Page) => page.getByRole('region', {name: 'Example response'});
const tab = (region: Page | Locator, name: string) => region.getByRole('tab', {name, exact: true});
const code = (page: Page) => request(page).locator('pre');
const line = (region: Locator, text: string) => region.locator('pre > code > span', {hasText: text}).first();
const isChosen = (region: Page | Locator, name: string) =>
  expect(tab(region, name)).toHaveAttribute('aria-selected', 'true');

const open = async (browser: Browser, options: Parameters<Browser['newContext']>[0], init?: () => void) => {
  const context = await browser.newContext({baseURL: process.env.SITE_ORIGIN, ...options});
  if (init) await context.addInitScript(init);
  return context.newPage();
};

for (const width of [320, 390, 1024, 1440]) {
  test(`at ${width} pixels, the examples have their place, and nothing is cut`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await visit(page, PAGE);
    const boxOf = async (element: Locator) => (await element.boundingBox())!;
    const bottom = ({y, height}: Awaited<ReturnType<typeof boxOf>>) => y + height;
    const [button, sample, answer, intro, details] = await Promise.all([
      boxOf(page.getByRole('button', {name: 'Try it'})),
      boxOf(request(page)),
      boxOf(response(page)),
      boxOf(page.getByText('Creates a course in an organisation')),
      boxOf(page.getByRole('heading', {name: 'Authentication', exact: true})),
    ]);
    expect(answer.y).toBeGreaterThanOrEqual(bottom(sample));
    if (width >= 1280) {
      expect(bottom(button)).toBeLessThanOrEqual(sample.y);
      for (const {x} of [button, sample, answer]) expect(x).toBeGreaterThan(intro.x + intro.width);
      await page.mouse.wheel(0, 1200);
      await expect(page.locator('#responses')).toBeInViewport();
      for (const region of [request(page), response(page)]) await expect(region).toBeInViewport({ratio: 1});
    } else {
      expect(sample.y).toBeGreaterThanOrEqual(bottom(intro));
      expect(bottom(answer)).toBeLessThanOrEqual(details.y);
    }
    for (const list of await page.getByRole('tablist').all()) {
      const boxes = await Promise.all((await list.getByRole('tab').all()).map(boxOf));
      expect(new Set(boxes.map(({y}) => Math.round(y))).size).toBe(1);
      for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      // The keyboard reaches the tabs that scroll out of sight.
      await list.getByRole('tab').first().focus();
      await page.keyboard.press('End');
      await expect(list.getByRole('tab').last()).toBeInViewport({ratio: 1});
      await page.keyboard.press('Home');
    }
    for (const path of [PAGE, WITH_PATH, '/developer', '/developer/guides/quickstart']) {
      await visit(page, path);
      const cut = await page
        .locator('main pre')
        .evaluateAll((all) => all.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth).length);
      expect(cut, path).toBe(0);
      const broken = await page
        .locator('main code.short-code')
        .evaluateAll((all) => all.flatMap((short) => (short.getClientRects().length > 1 ? [short.textContent] : [])));
      expect(broken, path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  });
}

test('without scripts there are a curl command and every response, and nothing to press', async ({browser}) => {
  const page = await open(browser, {javaScriptEnabled: false});
  await page.goto(PAGE);
  await expect(code(page)).toContainText(
    /^curl --fail-with-body -X POST \\\n {2}'https:.*\/api\/v1\/courses' \\\n {2}-H /,
  );
  for (const region of [request(page), response(page)]) {
    await expect(region.getByRole('tab').or(region.getByRole('button'))).toHaveCount(0);
  }
  for (const status of ['201', '400', '404', '503']) {
    await expect(response(page).locator('p b', {hasText: status})).toBeVisible();
  }
  await page.context().close();
});

test('each language is chosen by pointer or keyboard, and announced', async ({page}) => {
  const {errors, foreign} = watch(page);
  await visit(page, PAGE);
  await tab(request(page), 'curl').focus();
  for (const [label, text] of [
    ['JavaScript', 'process.env.API_KEY'],
    ['Python', 'os.environ["API_KEY"]'],
    ['PHP', "getenv('API_KEY')"],
    ['Go', 'os.Getenv("API_KEY")'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(tab(request(page), label)).toBeFocused();
    await expect(code(page)).toContainText(text);
    await expect(request(page).getByRole('tabpanel')).toHaveAccessibleName(`${label} example`);
    await expect(request(page).getByText(`Example in ${label}`)).toBeAttached();
  }
  await page.keyboard.press('ArrowRight');
  await expect(tab(request(page), 'curl')).toBeFocused();
  await tab(request(page), 'Go').click();
  await expect(code(page)).toContainText('package main');
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
});

test('the choice applies to every sample, near or far, on this page and on later ones', async ({page}) => {
  await visit(page, '/developer');
  const main = page.getByRole('main');
  const samples = main.locator('section pre:first-of-type', {hasText: 'X-API-Key'});
  const count = await samples.count();
  await tab(main, 'Go').first().click();
  await expect(main.locator('pre', {hasText: 'package main'})).toHaveCount(count);
  await samples.last().scrollIntoViewIfNeeded();
  await tab(main, 'Python').last().click();
  await expect(main.locator('pre', {hasText: 'urllib.request.urlopen'})).toHaveCount(count);
  await main.locator(`a[href$="${PAGE}"]`).last().click();
  await isChosen(request(page), 'Python');
  await page.reload();
  await hydrated(page);
  await isChosen(request(page), 'Python');
  await expect(code(page)).toContainText('urllib.request.urlopen');
});

test('a sample on the overview gets colours and tabs when a reader comes near, and keeps its size', async ({page}) => {
  await visit(page, '/developer');
  const section = page.getByRole('region', {name: 'Create a team', exact: true});
  const colours = () =>
    section
      .locator('pre')
      .first()
      .evaluate((pre) => new Set(Array.from(pre.querySelectorAll('*'), (each) => getComputedStyle(each).color)).size);
  const height = () => section.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  expect(await colours()).toBe(1);
  await expect(section.getByRole('tab').or(section.getByRole('button'))).toHaveCount(0);
  await section.scrollIntoViewIfNeeded();
  await expect.poll(colours).toBeGreaterThan(2);
  await expect(tab(section, 'Python')).toBeVisible();
  expect(await height()).toBe(before);
});

test('without storage a choice lasts, and without a clipboard the sample is selected', async ({browser}) => {
  const page = await open(browser, {}, () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.reject(new Error('no'))}});
  });
  const {errors} = watch(page);
  await visit(page, PAGE);
  await tab(request(page), 'Go').click();
  await expect(code(page)).toContainText('package main');
  await request(page)
    .getByRole('button', {name: /^Copy the Go example/})
    .click();
  await expect(request(page).getByRole('status').first()).toContainText('Selected');
  const selected = await page.evaluate(() => getSelection()!.toString());
  expect(selected.trim()).toBe((await code(page).textContent())!.trim());
  expect(errors).toEqual([]);
  await page.context().close();
});

test('the sample runs in the sandbox, and the response is the first tab', async ({page}) => {
  const {errors, foreign} = watch(page);
  await visit(page, PAGE);
  await request(page).getByRole('button', {name: 'Run in the sandbox'}).click();
  await isChosen(response(page), 'Your request: 201');
  await expect(response(page).getByRole('tabpanel')).toContainText('201 Created');
  await tab(response(page), '404').click();
  await expect(response(page).getByRole('tabpanel')).toHaveAccessibleName('404');
  await expect(response(page).getByRole('tabpanel')).toContainText('"success": false');
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
});

test('pointing at a property or focusing its link marks its lines, and a line marks its property', async ({page}) => {
  const {errors} = watch(page);
  const marked = page.locator('[data-marked]');
  await visit(page, PAGE);
  await page.locator('#body-title code').first().hover();
  await expect(marked).toHaveText(/^\s*"title": "Forklift safety",\s*$/);
  await expect(marked).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\)).+/);
  await page.emulateMedia({forcedColors: 'active'});
  await expect(marked).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({forcedColors: null});
  await page.locator('#response-201-data').getByText('data', {exact: true}).first().hover();
  await expect(line(response(page), '"data": {')).toHaveAttribute('data-marked', '');
  await line(response(page), '"created_at"').hover();
  // The members of this object are not described, so they belong to it.
  await expect(marked).toHaveAttribute('id', 'response-201-data');
  await page.getByRole('heading', {level: 1}).hover();
  await expect(marked).toHaveCount(0);
  await visit(page, WITH_PATH);
  for (const language of ['curl', 'Python']) {
    await tab(request(page), language).click();
    await expect(request(page).getByRole('tabpanel')).toHaveAccessibleName(`${language} example`);
    // The focus may scroll; the pointer should not rest on a line then.
    await page.mouse.move(0, 0);
    await page.getByRole('link', {name: 'Link to id', exact: true}).first().focus();
    await expect(marked).toContainText('/learners/');
  }
  expect(errors).toEqual([]);
});
