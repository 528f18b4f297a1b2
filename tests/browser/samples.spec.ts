/** Code samples of the reference: choosing a language, remembering it, copying, and failures of each. */
import {type Browser, expect, test, type Page} from '@playwright/test';
import {hydrated, visit} from './support/site';
import {watch} from './support/watch';

const PAGE = '/developer/reference/create-course';

const box = (page: Page) => page.getByRole('region', {name: 'Example request'});
/** The choice on the page of an operation: tabs, and a menu of the other languages. */
const tab = (page: Page, name: string) => box(page).getByRole('tab', {name, exact: true});
const menu = (page: Page) => box(page).getByRole('combobox', {name: /^More languages/});
const TABS = ['curl', 'JavaScript', 'Python', 'PHP', 'Go'];
const choose = (page: Page, label: string): Promise<unknown> =>
  TABS.includes(label) ? tab(page, label).click() : menu(page).selectOption({label});
/** Expects exactly this language to be chosen. */
async function expectChosen(page: Page, label: string): Promise<void> {
  const isTab = TABS.includes(label);
  await expect(box(page).getByRole('tab', {selected: true})).toHaveText(isTab ? [label] : []);
  await expect(menu(page).locator('option:checked')).toHaveText(isTab ? 'More' : label);
}
const code = (page: Page) => box(page).locator('pre');
/** Follows the overview's link to the operation page. */
const toOperation = (page: Page) =>
  page.getByRole('main').locator('a[href$="/developer/reference/create-course"]').last().click();
/** The tabs of one language on the overview, which shows every operation. */
const tabs = (page: Page, name: string) => page.getByRole('main').getByRole('tab', {name, exact: true});
const stored = (page: Page) => page.evaluate(() => Object.values(localStorage));

const open = async (browser: Browser, options: Parameters<Browser['newContext']>[0], init?: () => void) => {
  const context = await browser.newContext({baseURL: process.env.SITE_ORIGIN, ...options});
  if (init) await context.addInitScript(init);
  return context.newPage();
};

test('without scripts it shows a complete curl command and no controls', async ({browser}) => {
  const page = await open(browser, {javaScriptEnabled: false});
  await page.goto(PAGE);
  await expect(code(page)).toContainText(
    /^curl --fail-with-body -X POST \\\n {2}'https:.*\/api\/v1\/courses' \\\n {2}-H /,
  );
  await expect(code(page)).toContainText('--data-raw');
  await expect(menu(page)).toBeHidden();
  await expect(box(page).getByRole('tab')).toHaveCount(0);
  await expect(box(page).getByRole('button')).toHaveCount(0);
});

test('each language loads its sample once, when it is chosen', async ({page}) => {
  const {errors} = watch(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await visit(page, PAGE);
  const marks: [string, string][] = [
    ['JavaScript', "prompt('API_KEY')"],
    ['Node.js', 'process.env.API_KEY'],
    ['Python', 'os.environ["API_KEY"]'],
    ['PHP', "getenv('API_KEY')"],
    ['Go', 'os.Getenv("API_KEY")'],
    ['C#', 'Environment.GetEnvironmentVariable("API_KEY")'],
    ['Java', 'System.getenv("API_KEY")'],
    ['Ruby', "ENV.fetch('API_KEY')"],
  ];
  for (const [label, mark] of marks) {
    scripts.length = 0;
    await choose(page, label);
    await expect(code(page)).toContainText(mark);
    await expect(
      box(page)
        .getByRole('status')
        .filter({hasText: `Example in ${label}`}),
    ).toHaveCount(1);
    expect(scripts.length, `scripts for ${label}`).toBeGreaterThan(0);
  }
  scripts.length = 0;
  await choose(page, 'curl');
  await expect(code(page)).toContainText('curl');
  await choose(page, 'Go');
  await expect(code(page)).toContainText('os.Getenv');
  expect(scripts).toEqual([]);
  expect(errors).toEqual([]);
});

test('the language can be chosen by keyboard', async ({page}) => {
  await visit(page, PAGE);
  await tab(page, 'curl').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'JavaScript')).toBeFocused();
  await expect(code(page)).toContainText("prompt('API_KEY')");
  await page.keyboard.press('End');
  await expect(code(page)).toContainText('package main');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'curl')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tab(page, 'Go')).toBeFocused();
  // The tabs are one stop; the menu is the next.
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press('r');
  await expect(code(page)).toContainText('Net::HTTP');
  await expectChosen(page, 'Ruby');
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'curl')).toBeFocused();
});

test('the choice applies to every sample on the page and to later pages', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/developer');
  const boxes = page.getByRole('main').locator('section pre:first-of-type', {hasText: 'X-API-Key'});
  const count = await boxes.count();
  // Each operation, and the first of them once more at the top.
  expect(count).toBe(18);
  // Samples far below have neither tabs nor a menu yet, and follow the choice all the same.
  const menus = page.getByRole('main').getByRole('combobox', {name: /^More languages/});
  await menus.first().selectOption({label: 'Ruby'});
  await expect(page.locator('pre', {hasText: 'Net::HTTP'})).toHaveCount(count);
  await boxes.last().scrollIntoViewIfNeeded();
  await expect(menus.last()).toHaveAccessibleName(/Withdraw a user from an assessment$/);
  await expect(menus.last()).toHaveValue('ruby');
  await tabs(page, 'Python').last().click();
  await expect(page.locator('pre', {hasText: 'urllib.request.urlopen'})).toHaveCount(count);
  await expect(tabs(page, 'Python').first()).toHaveAttribute('aria-selected', 'true');
  await expect(menus.last()).toHaveValue('');

  await toOperation(page);
  await expect(code(page)).toContainText('urllib.request.urlopen');

  await page.reload();
  await hydrated(page);
  await expectChosen(page, 'Python');
  await expect(code(page)).toContainText('urllib.request.urlopen');
  expect(errors).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`a sample on the overview gets colours, tabs and buttons when a reader comes near, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/developer');
    const section = page.getByRole('region', {name: 'Create a team', exact: true});
    const sample = section.locator('pre').first();
    const colours = () =>
      sample.evaluate(
        (element) => new Set(Array.from(element.querySelectorAll('*'), (each) => getComputedStyle(each).color)).size,
      );
    const controls = section.getByRole('tab').or(section.getByRole('combobox')).or(section.getByRole('button'));
    const text = await sample.textContent();
    const height = () => section.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    expect(text).toContain('curl');
    expect(await colours()).toBe(1);
    await expect(controls).toHaveCount(0);

    await section.scrollIntoViewIfNeeded();
    await expect.poll(colours).toBeGreaterThan(2);
    await expect(section.getByRole('tab', {name: 'Python'})).toBeVisible();
    await expect(section.getByRole('button', {name: 'Copy the curl example: Create a team'})).toBeVisible();
    expect(await sample.textContent()).toBe(text);
    expect(await height()).toBe(before);

    // The example of the response follows once it is open.
    await expect(section.getByRole('button', {name: /^Copy the 201 example/})).toHaveCount(0);
    await section.getByRole('heading', {name: 'Example response'}).click();
    await expect(section.getByRole('button', {name: 'Copy the 201 example: Create a team'})).toBeVisible();
  });
}

test('a choice made in another tab applies from the next page load', async ({context}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await visit(first, PAGE);
  await choose(first, 'Ruby');
  await expect(code(first)).toContainText('Net::HTTP');
  await visit(second, PAGE);
  await expect(code(second)).toContainText('Net::HTTP');
});

for (const value of ['cobol', '__proto__', '"><img src=x onerror=alert(1)>', 'x'.repeat(1e6)]) {
  test(`ignores an unknown stored choice such as ${value.slice(0, 20)}`, async ({page}) => {
    const {errors} = watch(page);
    await visit(page, PAGE);
    await choose(page, 'Go');
    await expect(code(page)).toContainText('package main');
    await page.evaluate((text) => {
      for (const key of Object.keys(localStorage))
        if (localStorage.getItem(key) === 'go') localStorage.setItem(key, text);
    }, value);
    expect(await stored(page)).toContain(value);
    await page.reload();
    await hydrated(page);
    await expectChosen(page, 'curl');
    await expect(code(page)).toContainText('curl');
    await choose(page, 'Go');
    await expect(code(page)).toContainText('package main');
    expect(errors).toEqual([]);
  });
}

test('with storage blocked the choice lasts until the page is reloaded', async ({browser}) => {
  const page = await open(browser, {}, () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await visit(page, '/developer');
  await tabs(page, 'Go').first().click();
  await toOperation(page);
  await expect(code(page)).toContainText('package main');
  await page.reload();
  await hydrated(page);
  await expectChosen(page, 'curl');
});

test('says when a language fails to load, and can retry', async ({page}) => {
  await visit(page, PAGE);
  // Aborts only scripts requested after the page has loaded.
  await page.route('**/*.js', (route) => route.abort());
  await choose(page, 'Java');
  await expect(box(page)).toContainText('The Java example could not be loaded. curl is shown instead.');
  await expect(box(page).getByRole('status').filter({hasText: 'The Java example could not be loaded.'})).toHaveCount(1);
  await expect(code(page)).toContainText('curl');
  await page.unroute('**/*.js');
  await box(page).getByRole('button', {name: 'Try again'}).click();
  await expect(code(page)).toContainText('public class Sample');
  await expect(box(page)).not.toContainText('could not be loaded');
});

test('shows the previous language while a slow one loads, and the last choice wins', async ({page}) => {
  await visit(page, PAGE);
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await choose(page, 'Java');
  await expectChosen(page, 'Java');
  await expect(code(page)).toContainText('curl');
  await choose(page, 'PHP');
  release();
  await expect(code(page)).toContainText('<?php');
  await expectChosen(page, 'PHP');
});

test('copies the sample and says so', async ({browser}) => {
  const page = await open(browser, {permissions: ['clipboard-read', 'clipboard-write']});
  await visit(page, PAGE);
  await choose(page, 'Node.js');
  await expect(code(page)).toContainText('process.env');
  await box(page)
    .getByRole('button', {name: /^Copy the Node\.js example/})
    .click();
  await expect(box(page).getByRole('status').first()).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code(page).textContent());
});

for (const [title, init] of [
  ['has no clipboard', () => Object.defineProperty(navigator, 'clipboard', {value: undefined})],
  [
    'refuses to copy',
    () => Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.reject(new Error('no'))}}),
  ],
] as const) {
  test(`selects the sample if the browser ${title}`, async ({browser}) => {
    const page = await open(browser, {}, init);
    const {errors} = watch(page);
    await visit(page, PAGE);
    await box(page).getByRole('button', {name: /^Copy/}).click();
    await expect(box(page).getByRole('status').first()).toContainText('Selected');
    const selected = await page.evaluate(() => getSelection()!.toString());
    expect(selected.trim()).toBe((await code(page).textContent())!.trim());
    expect(errors).toEqual([]);
  });
}
