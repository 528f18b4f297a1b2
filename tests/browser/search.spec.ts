import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument, visit} from './support/site';
import {watch} from './support/watch';

const INDEX = '**/search-index.json';
const AFTER_LOADING = {timeout: 30_000};

const button = (page: Page) => page.getByRole('banner').getByRole('button', {name: /^Search\b/});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => dialog(page).getByRole('combobox');
const list = (page: Page) => dialog(page).getByRole('listbox');
const options = (page: Page) => dialog(page).getByRole('option');
const chosen = (page: Page) => dialog(page).getByRole('option', {selected: true});
const alert = (page: Page) => page.getByRole('banner').getByRole('alert');
const retry = (page: Page) => alert(page).getByRole('button', {name: 'Try again'}).click();

async function open(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
  await expect(list(page)).toHaveAccessibleName('Results', AFTER_LOADING);
}

test('opens by click and keys, and closes with focus where it was', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/contact');
  const name = page.getByRole('textbox', {name: 'Full Name'});

  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await name.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeHidden();
  await expect(name).toBeFocused();

  await page.keyboard.press('Control+k');
  await dialog(page).getByRole('button', {name: 'Close search'}).click();
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('arrow keys and pointer choose a result, in this tab or a new one', async ({page, context}) => {
  await visit(page, '/privacy');

  await test.step('arrow keys go around', async () => {
    await open(page, 'certificate');
    expect(await options(page).count()).toBeGreaterThan(3);
    const isChosen = async (option = options(page).first()) => {
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(chosen(page)).toHaveCount(1);
      await expect(chosen(page)).toBeInViewport();
      await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
    };
    await isChosen();
    await page.keyboard.press('ArrowDown');
    await isChosen(options(page).nth(1));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await isChosen(options(page).last());
    // A new query selects its first result.
    await field(page).fill('certificates expire');
    await isChosen();
    await expect(field(page)).toBeFocused();
  });

  await test.step('a new tab leaves it open', async () => {
    await field(page).fill('pricing');
    await expect(chosen(page)).toHaveText(/^Pricing/);
    const opened = context.waitForEvent('page');
    await options(page).first().click({button: 'middle'});
    await expect(await opened).toHaveURL(/\/pricing$/);
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL('/privacy');
    await options(page).first().click();
    await expect(page.getByRole('slider')).toBeVisible();
  });

  await test.step('going back closes it', async () => {
    await markDocument(page);
    await open(page, 'quiz');
    await page.goBack();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(dialog(page)).toBeHidden();
  });

  await test.step('a parameter and a question open where they stand', async () => {
    await expect(page.getByRole('slider')).toHaveCount(0);
    await open(page, 'team_id');
    await expect(chosen(page)).toHaveAccessibleName(/^team_id Parameter · List courses/);
    await expect(chosen(page).locator('mark').first()).toHaveText('team_id');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/developer\/reference\/list-courses#parameter-team_id$/);
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('#parameter-team_id')).toBeInViewport();

    await open(page, 'do some features cost extra');
    await page.keyboard.press('Enter');
    const question = page.getByRole('button', {name: 'Do some features cost extra?'});
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('says when the dialog or its index cannot be used, keeps the query, and can retry', async ({page, context}) => {
  await visit(page, '/privacy');
  // They are loaded when they are wished for, so they are not here yet.
  await page.route('**/assets/**', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(alert(page)).toContainText('could not be loaded');
  await page.unroute('**/assets/**');

  await page.route(INDEX, (route) => route.fulfill({contentType: 'text/html', body: '<title>Sign in</title>'}));
  await retry(page);
  await field(page).fill('team_id');
  await expect(alert(page)).toContainText('could not be loaded');
  await expect(options(page).first()).toHaveText(/^Pricing/);
  const reload = alert(page).getByRole('button', {name: 'Reload the page'});
  await context.setOffline(true);
  await expect(alert(page)).toContainText('You are offline');
  await expect(reload).toHaveCount(0);
  await retry(page);
  await expect(alert(page)).toContainText('You are offline');

  await page.unroute(INDEX);
  await context.setOffline(false);
  await expect(reload).toBeVisible();
  await retry(page);
  await expect(chosen(page)).toHaveText(/^team_id/, AFTER_LOADING);
});

test('Enter before the index is there opens the first result, and the page begins at its top', async ({page}) => {
  await visit(page, '/privacy');
  let deliver = () => {};
  const isWanted = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(INDEX, async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  await page.keyboard.press('Control+k');
  await field(page).fill('pric');
  await page.keyboard.press('Enter');
  // Who types on has not asked yet.
  await page.keyboard.type('ing');
  await expect(dialog(page).getByText(/Loading/)).toBeVisible();
  await page.keyboard.press('Enter');
  deliver();
  await expect(page).toHaveURL('/pricing', AFTER_LOADING);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('works in the oldest browsers for which the site is built', async ({page}) => {
  const {errors} = watch(page);
  await page.addInitScript(() => Object.assign(URL, {canParse: undefined}));
  await page.addInitScript(() => Object.assign(AbortSignal, {timeout: undefined}));
  await visit(page, '/contact');
  await open(page, 'prices');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/pricing/);
  expect(errors).toEqual([]);
});

test('on a not-found page it is filled in from the address', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/compare/%3Cimg%20src=x%20onerror=alert(1)%3E');
  const searchbox = page.getByRole('main').getByRole('searchbox', {name: 'Search the site'});
  await expect(searchbox).toHaveValue('img src x onerror alert 1');
  await searchbox.press('Enter');
  await expect(field(page)).toHaveValue('img src x onerror alert 1');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searchbox).toBeFocused();
  expect(errors).toEqual([]);
});
