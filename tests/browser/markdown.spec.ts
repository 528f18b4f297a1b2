/** The Markdown version of a page: copying it, and opening it as a link. */
import {expect, test, type Page} from '@playwright/test';
import {visit} from './support/site';

const GUIDE = '/developer/guides/errors';
const PAGES = [GUIDE, '/developer/reference/list-courses', '/developer'];

const button = (page: Page) => page.getByRole('main').getByRole('button', {name: 'Copy as Markdown'});
const link = (page: Page) => page.getByRole('main').getByRole('link', {name: 'View as Markdown'});
const outcome = (page: Page) => page.getByRole('status').filter({hasText: /cop/i});

for (const path of PAGES) {
  test(`${path}: is copied by keyboard, and the result is announced`, async ({page, context, request}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, path);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(outcome(page)).toHaveText('Copied.');
    const copy = await request.get(`${path}.md`);
    expect(copy.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(copy.headers()['x-robots-tag']).toBe('noindex');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await copy.text());
  });
}

test('says so if the file cannot be loaded, and works on the next attempt', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, GUIDE);
  await page.route(`**${GUIDE}.md`, (route) => route.abort());
  await button(page).click();
  await expect(outcome(page)).toContainText('Copying failed');
  await expect(outcome(page).getByRole('link')).toHaveAttribute('href', `${GUIDE}.md`);
  await page.unroute(`**${GUIDE}.md`);
  await button(page).click();
  await expect(outcome(page)).toHaveText('Copied.');
});

test('says so in a browser without a clipboard', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined});
    Reflect.deleteProperty(window, 'ClipboardItem');
  });
  await visit(page, GUIDE);
  await button(page).click();
  await expect(outcome(page).getByRole('link', {name: 'Open the Markdown'})).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('is a link', async ({page}) => {
    await page.goto(GUIDE);
    await expect(button(page)).toBeHidden();
    await link(page).click();
    await expect(page).toHaveURL(/errors\.md$/);
    await expect(page.locator('body')).toContainText('# API errors');
  });
});
