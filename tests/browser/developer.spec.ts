/** The API documentation: its navigation, its fragments, and its pages as Markdown. */
import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument, visit} from './support/site';

const sideNav = (page: Page) => page.getByRole('navigation', {name: 'Documentation'});
const current = (page: Page) => sideNav(page).locator('[aria-current]');

test('on the overview, the side navigation marks the section in view, and leads to it', async ({page}) => {
  await visit(page, '/developer');
  await markDocument(page);
  // In the order of the page: the list names the sections of the overview before the tags.
  const ids = await sideNav(page)
    .locator('a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href')!.slice(1))
        .map((id) => ({id, top: document.getElementById(id)!.getBoundingClientRect().top}))
        .sort((a, b) => a.top - b.top)
        .map(({id}) => id),
    );
  const isMarked = async (id: string) => {
    await expect(current(page)).toHaveCount(1);
    await expect(current(page)).toHaveAttribute('href', `#${id}`);
    await expect(current(page)).toBeInViewport();
  };
  await isMarked(ids[0]!);
  const middle = ids[Math.floor(ids.length / 2)]!;
  for (const id of [middle, ids[1]!]) {
    await page.evaluate((target) => document.getElementById(target)!.scrollIntoView({behavior: 'instant'}), id);
    await isMarked(id);
  }
  // The last sections are too short to reach the top, and the footer pushes the list away.
  await page.evaluate(() => scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
  await expect(current(page)).toHaveAttribute('href', `#${ids.at(-1)}`);
  await sideNav(page).locator(`a[href="#${middle}"]`).click();
  await expect(page).toHaveURL(`/developer#${middle}`);
  await expect(page.locator(`[id="${middle}"]`)).toBeInViewport();
  await isMarked(middle);

  await test.step('the name of an operation leads to its page', async () => {
    const section = page.getByRole('region', {name: 'List courses', exact: true});
    await section.getByRole('link', {name: 'getCourse'}).click();
    await expect(page).toHaveURL('/developer/reference/get-course');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('fragments open what they name, and the sidebar marks the page and leads to the others', async ({page}) => {
  const response = (status: number) => page.locator(`#response-${status}`);
  const headline = page.getByRole('heading', {level: 1});

  await test.step('a response, one that a link refers to, and a property', async () => {
    await visit(page, '/developer/reference/get-course#response-404');
    await expect(response(404)).toHaveAttribute('open', '');
    await expect(response(404)).toBeInViewport();
    await expect(response(400)).not.toHaveAttribute('open');
    await response(404).getByRole('link', {name: '400 of Get a course'}).click();
    await expect(response(400)).toHaveAttribute('open', '');
    await response(400).locator('summary').first().click();
    await visit(page, '/developer/reference/get-course#response-400-message');
    await expect(page.locator('#response-400-message')).toBeInViewport();
  });

  await test.step('an operation, from the overview', async () => {
    await visit(page, '/developer');
    await markDocument(page);
    await page.getByRole('link', {name: 'Full reference: Get a course'}).click();
    await expect(headline).toHaveText('Get a course');
    await expect(page.getByLabel('Developers').locator('[aria-current]')).toHaveText('API reference');
  });

  await test.step('the sidebar', async () => {
    const marked = sideNav(page).locator('[aria-current="page"]');
    await expect(marked).toHaveText(/Get a course/);
    await sideNav(page)
      .getByRole('link', {name: /List courses/})
      .click();
    await expect(marked).toHaveText(/List courses/);
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('a page is copied as Markdown and announced, also after a failed attempt', async ({page, context, request}) => {
  const path = '/developer/guides/errors';
  const copy = () => page.getByRole('main').getByRole('button', {name: 'Copy as Markdown'}).press('Enter');
  const outcome = page.getByRole('status').filter({hasText: /cop/i});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, path);
  await page.route(`**${path}.md`, (route) => route.abort());
  await copy();
  await expect(outcome).toContainText('Copying failed');
  await expect(outcome.getByRole('link')).toHaveAttribute('href', `${path}.md`);
  await page.unroute(`**${path}.md`);
  await copy();
  await expect(outcome).toHaveText('Copied.');
  const markdown = await request.get(`${path}.md`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await markdown.text());
});
