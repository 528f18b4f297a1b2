/** What visitors see after an error, and when parts that load on demand are gone after a release. */
import {expect, type Page, test} from '@playwright/test';
import {consoleOf, sendButton, tryOut} from './support/console';
import {violationsOf} from './support/axe';
import {startReleases} from './support/releases';
import {hydrated, visit} from './support/site';

const headline = (page: Page) => page.getByRole('heading', {level: 1});
const menuLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', {name, exact: true});

/** Makes the next removal of an element fail, as software that changes the page can do. */
const breakNextRemoval = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const {removeChild} = Node.prototype;
    Node.prototype.removeChild = function (child) {
      Node.prototype.removeChild = removeChild;
      throw new DOMException(`Cannot remove ${child.nodeName}.`, 'NotFoundError');
    };
  });

/** Makes the next navigation fail outside the layout. */
const breakNextNavigation = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const {scrollTo} = window;
    window.scrollTo = () => {
      window.scrollTo = scrollTo;
      throw new Error('Cannot scroll.');
    };
  });

async function crashPage(page: Page): Promise<void> {
  await visit(page, '/pricing');
  await breakNextRemoval(page);
  await page.getByRole('slider').fill('1001');
}

async function crashSite(page: Page): Promise<void> {
  await visit(page, '/about');
  await breakNextNavigation(page);
  await menuLink(page, 'Pricing').click();
}

for (const {where, crash} of [
  {where: 'on a page', crash: crashPage},
  {where: 'outside the layout', crash: crashSite},
]) {
  test(`after an error ${where}, the visitor can reload the page, go home or go on`, async ({page}) => {
    await crash(page);
    await expect(headline(page)).toHaveText('Something went wrong');
    await expect(page).toHaveTitle('Something went wrong');
    await expect(page.getByText(/^Cannot /)).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', {name: 'Reload the page'}).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await crash(page);
    await page.getByRole('link', {name: 'Back to Home'}).click();
    await expect(page).toHaveURL('/');
    await expect(headline(page)).not.toHaveText('Something went wrong');
    await crash(page);
    await menuLink(page, 'Integrations').click();
    await expect(page).toHaveURL('/integrations');
    await expect(page.getByRole('group', {name: 'Category'})).toBeVisible();
  });
}

test('after an error in the console, the page stays and the console starts again', async ({page}) => {
  await tryOut(page, 'list-courses');
  await breakNextRemoval(page);
  await sendButton(page).click();
  await expect(consoleOf(page).getByRole('alert')).toContainText('The console stopped because of an error.');
  await expect(headline(page)).toHaveText('List courses');
  await consoleOf(page).getByRole('button', {name: 'Start again'}).click();
  await expect(sendButton(page)).toBeVisible();
});

test.describe('after a release', () => {
  const reload = (page: Page) => page.getByRole('alert').getByRole('button', {name: 'Reload the page'}).click();

  test('the search says so, and opens again after a reload', async ({page}) => {
    const site = await startReleases();
    await visit(page, `${site.origin}/developer/reference/list-courses`);
    await page.waitForLoadState('networkidle');
    site.replace();

    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText('The site may have been updated');
    await reload(page);
    await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('combobox')).toBeFocused();
    expect(site.missing).not.toEqual([]);
    await site.close();
  });

  test('the console opens again', async ({page}) => {
    const site = await startReleases();
    await visit(page, `${site.origin}/developer/reference/list-courses`);
    await page.waitForLoadState('networkidle');
    site.replace();
    await page.getByRole('button', {name: 'Try it', exact: true}).click();
    await reload(page);
    await expect(sendButton(page)).toBeVisible();
    await site.close();
  });

  test('the help widget answers', async ({page}) => {
    const site = await startReleases();
    await visit(page, `${site.origin}/about`);
    await page.waitForLoadState('networkidle');
    site.replace();
    const open = () => page.getByRole('button', {name: 'Help', exact: true}).click();
    await open();
    await page.getByRole('dialog').getByRole('button', {name: 'Reload the page'}).click();
    await hydrated(page);
    await open();
    await expect(page.getByRole('dialog').locator('summary').first()).toBeVisible();
    await site.close();
  });
});

test('offline, such a part says so and offers no reload', async ({page, context}) => {
  await visit(page, '/developer/reference/list-courses');
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/**', (route) => route.abort());
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Try it', exact: true}).click();
  await expect(consoleOf(page).getByRole('alert')).toContainText('You are offline.');
  await expect(page.getByRole('button', {name: 'Reload the page'})).toHaveCount(0);
  await context.setOffline(false);
  await page.unrouteAll();
  await consoleOf(page).getByRole('button', {name: 'Try again'}).click();
  await expect(sendButton(page)).toBeVisible();
});

test('a query that the index could not answer survives a reload', async ({page}) => {
  await visit(page, '/about');
  await page.route('**/search-index.json', (route) => route.fulfill({json: {version: 99, pages: []}}));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('team_id');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unrouteAll();
  await page.getByRole('alert').getByRole('button', {name: 'Reload the page'}).click();
  await expect(page.getByRole('combobox')).toHaveValue('team_id');
  await expect(page.getByRole('option', {selected: true})).toHaveText(/^team_id/);
  // Once only: the next reload shows the page.
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('dialog', {name: 'Search'})).toHaveCount(0);
});
