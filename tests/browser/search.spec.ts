/** The site search: opening it, using it by keyboard, and loading it on first use. */
import {expect, test, type Page} from '@playwright/test';
import {address, isSameDocument, markDocument, visit} from './support/site';
import {watch} from './support/watch';

const INDEX = '**/search-index.json';

const button = (page: Page) => page.getByRole('banner').getByRole('button', {name: /^Search\b/});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const chosen = (page: Page) => dialog(page).getByRole('option', {selected: true});

async function open(page: Page, query?: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  if (query !== undefined) {
    await field(page).fill(query);
    await expect(dialog(page).getByRole('listbox')).toHaveAccessibleName(query ? 'Results' : 'Popular pages');
  }
}

test('opens by click, Ctrl+K and /, and returns focus on closing', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/about');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await dialog(page).getByRole('button', {name: 'Close search'}).click();
  await expect(dialog(page)).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('does not open on / in a field, or when the shortcut is turned off', async ({page}) => {
  await visit(page, '/contact');
  const name = page.getByRole('textbox', {name: 'Full Name'});
  await name.focus();
  await page.keyboard.press('/');
  await expect(name).toHaveValue('/');
  await expect(dialog(page)).toBeHidden();

  await open(page);
  await dialog(page).getByRole('checkbox', {name: 'Open with /'}).uncheck();
  await page.keyboard.press('Escape');
  for (const path of ['/contact', '/about']) {
    await visit(page, path);
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(dialog(page)).toBeHidden();
  }
});

test('finds an API parameter and opens its page at the parameter', async ({page}) => {
  await visit(page, '/');
  await markDocument(page);
  await open(page, 'team_id');
  await expect(chosen(page)).toHaveAccessibleName(/^team_id Parameter · List courses/);
  await expect(chosen(page).locator('mark').first()).toHaveText('team_id');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/developer\/reference\/list-courses#parameter-team_id$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('#parameter-team_id')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('arrow keys move through the results', async ({page}) => {
  await visit(page, '/about');
  await open(page, 'certificate');
  const all = await options(page).count();
  expect(all).toBeGreaterThan(3);
  const names = await options(page).allTextContents();
  const active = () =>
    page.evaluate(() => document.getElementById(document.activeElement!.getAttribute('aria-activedescendant')!)!);
  await expect(chosen(page)).toHaveText(names[0]!);
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText(names[1]!);
  await expect(field(page)).toBeFocused();
  expect(await active()).toBeTruthy();
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen(page).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toHaveText(names.at(-1)!);
  await expect(chosen(page)).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(chosen(page)).toHaveText(names[0]!);
  // A new query selects its first result.
  await page.keyboard.press('ArrowDown');
  await field(page).fill('certificates expire');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('opens a page at an FAQ answer', async ({page}) => {
  await visit(page, '/about');
  await open(page, 'do some features cost extra');
  await expect(chosen(page)).toHaveAccessibleName(/Question/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('button', {name: 'Do some features cost extra?'});
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
});

test('opens results in a new tab on Ctrl+click and middle click, and stays open', async ({page, context}) => {
  await visit(page, '/about');
  await open(page, 'pricing');
  for (const how of [{modifiers: ['Control' as const]}, {button: 'middle' as const}]) {
    const [tab] = await Promise.all([context.waitForEvent('page'), options(page).first().click(how)]);
    await expect(tab).toHaveURL(/\/pricing$/);
    await tab.close();
  }
  await expect(dialog(page)).toBeVisible();
  expect(address(page)).toBe('/about');
  await options(page).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('closes when the page changes', async ({page}) => {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await open(page, 'quiz');
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  await expect(dialog(page)).toBeHidden();
  await open(page, '');
});

test('announces the number of results when typing pauses, and when there are none', async ({page}) => {
  await visit(page, '/about');
  await open(page, 'pricing');
  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText(/^\d+ results? for “pricing”$/);
  await field(page).fill('xylophone zeppelin');
  await expect(status).toHaveText('No results for “xylophone zeppelin”');
  await expect(dialog(page).getByText('No results for “xylophone zeppelin”.', {exact: true})).toBeVisible();
  await expect(dialog(page).getByRole('listbox')).toHaveAccessibleName('Popular pages');
  await expect(options(page).first()).toHaveText(/^Pricing/);
});

test('says when its index fails to load, keeps the query, and can retry', async ({page, context}) => {
  await visit(page, '/about');
  await page.route(INDEX, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await field(page).fill('team_id');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await expect(options(page).first()).toHaveText(/^Pricing/);

  await context.setOffline(true);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(alert).toContainText('You are offline');

  await context.setOffline(false);
  await page.unroute(INDEX);
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(chosen(page)).toHaveText(/^team_id/);
  await expect(alert).toHaveCount(0);
  await expect(field(page)).toHaveValue('team_id');
});

for (const [what, body] of [
  ['HTML', '<!doctype html><title>Sign in</title>'],
  ['an index with an unknown version', '{"version":99,"pages":[]}'],
  [
    'an index with a foreign link',
    '{"version":1,"pages":[{"path":"//evil.example","kind":"page","title":"x","text":"x","parts":[]}]}',
  ],
] as const) {
  test(`rejects ${what} as its index`, async ({page}) => {
    await visit(page, '/about');
    await page.route(INDEX, (route) => route.fulfill({contentType: 'application/json', body}));
    await open(page);
    await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded');
  });
}

test('says when the dialog itself fails to load, and can retry', async ({page}) => {
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('banner').getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await page.unroute('**/assets/**');
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(field(page)).toBeFocused();
  await expect(alert).toHaveCount(0);
});

test.describe('on a not-found page', () => {
  const form = (page: Page) => page.getByRole('main').getByRole('search');

  for (const [path, query] of [
    ['/skills-gap_analysis', 'skills gap analysis'],
    ['/solutions/onboarding-training', 'onboarding training'],
    ['/developer/list-course.html', 'list course'],
    ['/compare/%3Cimg%20src=x%20onerror=alert(1)%3E', 'img src x onerror alert 1'],
  ] as const) {
    test(`is filled in from the address ${path}`, async ({page}) => {
      const {errors} = watch(page);
      await visit(page, path);
      const searchbox = form(page).getByRole('searchbox', {name: 'Search the site'});
      await expect(searchbox).toHaveValue(query);
      await searchbox.press('Enter');
      await expect(field(page)).toHaveValue(query);
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(searchbox).toBeFocused();
      expect(errors).toEqual([]);
    });
  }

  test('accepts another query', async ({page}) => {
    await visit(page, '/nowhere');
    await form(page).getByRole('searchbox').fill('pricing');
    await form(page).getByRole('button', {name: 'Search'}).click();
    await expect(chosen(page)).toHaveText(/^Pricing/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pricing$/);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('is absent, and nearby pages are listed', async ({page}) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('button', {name: 'Search'})).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('navigation', {name: 'Nearby pages'}).getByRole('link').first()).toBeVisible();
  });
});
