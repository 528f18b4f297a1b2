/** The site search: opening it, using it by keyboard, and what happens if it cannot be loaded. */
import {expect, test, type Page, type Route} from '@playwright/test';
import {address, isSameDocument, markDocument, visit} from './support/site';
import {watch} from './support/watch';

const INDEX = '**/search-index.json';

const button = (page: Page) => page.getByRole('banner').getByRole('button', {name: /^Search\b/});
const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const chosen = (page: Page) => dialog(page).getByRole('option', {selected: true});

async function open(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
  await expect(dialog(page).getByRole('listbox')).toHaveAccessibleName(query ? 'Results' : 'Popular pages');
}

test('opens by click and keys, and closes with focus where it was', async ({page}) => {
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

test('/ is text in a field, and can be turned off', async ({page}) => {
  await visit(page, '/contact');
  /** Whether the page itself uses the key instead of leaving it to the browser. */
  const isTaken = async (key: string) => {
    await page.evaluate(() => addEventListener('keydown', (event) => (document.title = `${event.defaultPrevented}`)));
    await page.keyboard.press(key);
    return (await page.title()) === 'true';
  };
  const name = page.getByRole('textbox', {name: 'Full Name'});
  await name.focus();
  expect(await isTaken('/')).toBe(false);
  await expect(name).toHaveValue('/');
  await name.blur();
  expect(await isTaken('/')).toBe(true);
  await dialog(page).getByRole('checkbox', {name: 'Open with /'}).uncheck();
  await page.keyboard.press('Escape');
  expect(await isTaken('/')).toBe(false);
  await visit(page, '/contact');
  expect(await isTaken('/')).toBe(false);
});

test('arrow keys and pointer choose a result, in this tab or a new one', async ({page, context}) => {
  await visit(page, '/about');

  await test.step('arrow keys go around', async () => {
    await open(page, 'certificate');
    const names = await options(page).allTextContents();
    expect(names.length).toBeGreaterThan(3);
    await expect(chosen(page)).toHaveText(names[0]!);
    await page.keyboard.press('ArrowDown');
    await expect(chosen(page)).toHaveText(names[1]!);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id'))!);
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

  await test.step('nothing found', async () => {
    await field(page).fill('xylophone zeppelin');
    await expect(dialog(page).getByRole('status')).toHaveText('No results for “xylophone zeppelin”');
    await expect(dialog(page).getByText('No results for “xylophone zeppelin”.', {exact: true})).toBeVisible();
    await expect(dialog(page).getByRole('listbox')).toHaveAccessibleName('Popular pages');
  });

  await test.step('a new tab leaves it open', async () => {
    await field(page).fill('pricing');
    await expect(chosen(page)).toHaveText(/^Pricing/);
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

  await test.step('going back closes it', async () => {
    await open(page, 'quiz');
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await expect(dialog(page)).toBeHidden();
    await open(page, '');
  });
});

test('a parameter and a question open where they stand', async ({page}) => {
  await visit(page, '/');
  await markDocument(page);
  await open(page, 'team_id');
  await expect(chosen(page)).toHaveAccessibleName(/^team_id Parameter · List courses/);
  await expect(chosen(page).locator('mark').first()).toHaveText('team_id');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/developer\/reference\/list-courses#parameter-team_id$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('#parameter-team_id')).toBeInViewport();

  await open(page, 'do some features cost extra');
  await expect(chosen(page)).toHaveAccessibleName(/Question/);
  await page.keyboard.press('Enter');
  const question = page.getByRole('button', {name: 'Do some features cost extra?'});
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('says when its index cannot be used, keeps the query, and can retry', async ({page, context}) => {
  await visit(page, '/about');
  let respond = (route: Route) => route.abort();
  await page.route(INDEX, (route) => respond(route));
  await page.keyboard.press('Control+k');
  await field(page).fill('team_id');
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await expect(options(page).first()).toHaveText(/^Pricing/);

  const foreign = [{path: '//evil.example', kind: 'page', title: 'team_id', text: 'team_id', parts: []}];
  for (const body of ['<!doctype html><title>Sign in</title>', JSON.stringify({version: 1, pages: foreign})]) {
    respond = (route) => route.fulfill({contentType: 'application/json', body});
    const answered = page.waitForResponse(INDEX);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await answered;
    await expect(alert, body).toContainText('could not be loaded');
  }

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

test('says when the dialog itself fails to load, and can retry', async ({page}) => {
  await visit(page, '/about');
  // It is loaded when it is wished for, so it is not here yet.
  await page.route('**/assets/**', (route) => route.abort());
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('banner').getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await page.unroute('**/assets/**');
  await alert.getByRole('button', {name: 'Try again'}).click();
  await expect(field(page)).toBeFocused();
  await expect(alert).toHaveCount(0);
});

test('on a not-found page it is filled in from the address', async ({page}) => {
  const {errors} = watch(page);
  const searchbox = page.getByRole('main').getByRole('searchbox', {name: 'Search the site'});
  for (const [path, query] of [
    ['/compare/%3Cimg%20src=x%20onerror=alert(1)%3E', 'img src x onerror alert 1'],
    ['/solutions/onboarding-training', 'onboarding training'],
  ] as const) {
    await visit(page, path);
    await expect(searchbox).toHaveValue(query);
    await searchbox.press('Enter');
    await expect(field(page)).toHaveValue(query);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(searchbox).toBeFocused();
  }
  await searchbox.fill('pricing');
  await page.getByRole('main').getByRole('search').getByRole('button', {name: 'Search'}).click();
  await expect(chosen(page)).toHaveText(/^Pricing/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pricing$/);
  expect(errors).toEqual([]);
});
