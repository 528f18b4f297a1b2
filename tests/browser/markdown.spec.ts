/** The Markdown version of a page, copied by its button. */
import {expect, test, type Page} from '@playwright/test';
import {visit} from './support/site';

const GUIDE = '/developer/guides/errors';

const button = (page: Page) => page.getByRole('main').getByRole('button', {name: 'Copy as Markdown'});
const outcome = (page: Page) => page.getByRole('status').filter({hasText: /cop/i});

test('is copied by keyboard and announced; if it cannot be loaded, the next attempt works', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const path of ['/developer/reference/list-courses', GUIDE]) {
    await visit(page, path);
    await button(page).press('Enter');
    await expect(outcome(page)).toHaveText('Copied.');
    const copy = await request.get(`${path}.md`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await copy.text());
  }
  await visit(page, GUIDE);
  await page.route(`**${GUIDE}.md`, (route) => route.abort());
  await button(page).click();
  await expect(outcome(page)).toContainText('Copying failed');
  await expect(outcome(page).getByRole('link')).toHaveAttribute('href', `${GUIDE}.md`);
  await page.unroute(`**${GUIDE}.md`);
  await button(page).click();
  await expect(outcome(page)).toHaveText('Copied.');
});

test('is a link in a browser without a clipboard', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined});
    Reflect.deleteProperty(window, 'ClipboardItem');
  });
  await visit(page, GUIDE);
  await button(page).click();
  await expect(outcome(page).getByRole('link', {name: 'Open the Markdown'})).toBeVisible();
});
