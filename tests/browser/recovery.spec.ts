/** What visitors see after an error, and when parts that load on demand are gone after a release. */
import {expect, type Page, test} from '@playwright/test';
import {consoleOf, sendButton, tryOut} from './support/console';
import {violationsOf} from './support/axe';
import {startReleases, type Releases} from './support/releases';
import {address, hydrated, isSameDocument, markDocument, visit} from './support/site';

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

test('after an error, the visitor can reload the page, go home or go on', async ({page}) => {
  await crashPage(page);
  await expect(headline(page)).toHaveText('Something went wrong');
  await expect(page).toHaveTitle('Something went wrong');
  await expect(page.getByText(/^Cannot /)).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', {name: 'Reload the page'}).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await crashPage(page);
  await menuLink(page, 'Integrations').click();
  await expect(page).toHaveURL('/integrations');
  await expect(page.getByRole('group', {name: 'Category'})).toBeVisible();

  await crashSite(page);
  await expect(headline(page)).toHaveText('Something went wrong');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', {name: 'Back to Home'}).click();
  await expect(page).toHaveURL('/');
  await expect(headline(page)).not.toHaveText('Something went wrong');
});

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
  let site: Releases;
  test.beforeEach(async () => {
    site = await startReleases();
  });
  test.afterEach(() => site.close());

  const reload = (page: Page) => page.getByRole('alert').getByRole('button', {name: 'Reload the page'}).click();

  test('the search says so, and opens again after a reload', async ({page}) => {
    await visit(page, `${site.origin}/developer/reference/list-courses`);
    site.replace();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText('The site may have been updated');
    await reload(page);
    await expect(page.getByRole('dialog', {name: 'Search'}).getByRole('combobox')).toBeFocused();
    expect(site.missing).not.toEqual([]);
  });

  test('the console opens again', async ({page}) => {
    await visit(page, `${site.origin}/developer/reference/list-courses`);
    site.replace();
    await page.getByRole('button', {name: 'Try it', exact: true}).click();
    await reload(page);
    await expect(sendButton(page)).toBeVisible();
  });

  test('a link works, with a single reload', async ({page}) => {
    // Its template is already loaded; only the page's data is gone.
    await visit(page, `${site.origin}/features/skills-engine`);
    site.replace();
    // A scripted click, because moving the pointer to the link would prefetch its page.
    const target = await page
      .getByRole('main')
      .getByRole('link', {name: 'Skill Reports'})
      .evaluate((anchor: HTMLAnchorElement) => {
        anchor.click();
        return anchor.pathname;
      });
    await expect.poll(() => site.documents, {intervals: [20, 50, 100]}).toEqual([target]);
    await hydrated(page);
    await expect(headline(page)).toHaveText(/^Skill reports: who can do what/);
    expect(address(page)).toBe(target);
    // The new page belongs entirely to the new release, and works.
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
    await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(site.documents).toEqual([target]);
  });
});

test('offline, a prefetched page opens, and a part that is missing says so and offers no reload', async ({
  page,
  context,
  request,
}) => {
  await visit(page, '/developer/reference/list-courses');
  const html = await (await request.get('/pricing')).text();
  const scripts = [...html.matchAll(/\bname="?entry-script"? content="?([^" >]+)/g)].map(([, script]) => script!);
  expect(scripts).not.toEqual([]);
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).responseEnd > 0)
        .map(({name}) => new URL(name).pathname),
    );
  await expect.poll(async () => (await fetched()).filter((path) => scripts.includes(path)).length).toBe(scripts.length);
  await page.route('**/assets/**', (route) => route.abort());
  await context.setOffline(true);
  await page.getByRole('button', {name: 'Try it', exact: true}).click();
  await expect(consoleOf(page).getByRole('alert')).toContainText('You are offline.');
  await expect(page.getByRole('button', {name: 'Reload the page'})).toHaveCount(0);
  await context.setOffline(false);
  await page.unrouteAll();
  await consoleOf(page).getByRole('button', {name: 'Try again'}).click();
  await expect(sendButton(page)).toBeVisible();
  await context.setOffline(true);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
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
