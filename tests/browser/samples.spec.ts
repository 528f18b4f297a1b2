/** The examples next to the words of an operation: where they are, their tabs, their languages, and what marks what. */
import {expect, test, type Locator, type Page} from '@playwright/test';
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

test('the examples have their place at every width, and nothing is cut', async ({page}) => {
  const boxOf = async (element: Locator) => (await element.boundingBox())!;
  const bottom = ({y, height}: Awaited<ReturnType<typeof boxOf>>) => y + height;
  const WIDTHS = [320, 390, 1024, 1440];
  await visit(page, PAGE);
  for (const width of WIDTHS) {
    await test.step(`their place at ${width} pixels`, async () => {
      await page.setViewportSize({width, height: 900});
      await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
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
    });
  }
  for (const path of [WITH_PATH, '/developer', '/developer/guides/quickstart']) {
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 900});
      const cut = await page.evaluate(() =>
        [
          ...[...document.querySelectorAll('main pre')].filter((pre) => pre.scrollWidth > pre.clientWidth),
          ...[...document.querySelectorAll('main code.short-code')].filter(
            (short) => short.getClientRects().length > 1,
          ),
        ].map((element) => element.textContent),
      );
      expect(cut, `${path} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  }
});

test('languages are chosen by keyboard and announced, words mark lines, and the sample runs', async ({page}) => {
  const {errors, foreign} = watch(page);
  await visit(page, PAGE);

  await test.step('each language is announced', async () => {
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
    await expect(code(page)).toContainText('curl --fail-with-body');
  });

  const marked = page.locator('[data-marked]');
  await test.step('a property marks its lines, and a line its property', async () => {
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
  });

  await test.step('the response of the sandbox is the first tab', async () => {
    await request(page).getByRole('button', {name: 'Run in the sandbox'}).click();
    await isChosen(response(page), 'Your request: 201');
    await expect(response(page).getByRole('tabpanel')).toContainText('201 Created');
    await tab(response(page), '404').click();
    await expect(response(page).getByRole('tabpanel')).toHaveAccessibleName('404');
    await expect(response(page).getByRole('tabpanel')).toContainText('"success": false');
  });

  await test.step('a property marks its lines in every language', async () => {
    await visit(page, WITH_PATH);
    for (const language of ['curl', 'Python']) {
      await tab(request(page), language).click();
      await expect(request(page).getByRole('tabpanel')).toHaveAccessibleName(`${language} example`);
      // The focus may scroll; the pointer should not rest on a line then.
      await page.mouse.move(0, 0);
      await page.getByRole('link', {name: 'Link to id', exact: true}).first().focus();
      await expect(marked).toContainText('/learners/');
    }
  });
  expect([...errors, ...foreign]).toEqual([]);
});

test('samples of the overview come alive near a reader, and share their language with later pages', async ({page}) => {
  await visit(page, '/developer');
  const main = page.getByRole('main');
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

  const samples = main.locator('section pre:first-of-type', {hasText: 'X-API-Key'});
  const count = await samples.count();
  await tab(section, 'Go').click();
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

test('without storage a choice lasts, and without a clipboard the sample is selected', async ({page}) => {
  await page.addInitScript(() => {
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
});
