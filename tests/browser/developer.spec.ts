/** The API documentation: an overview of every operation, and a page with a console for each. */
import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument, visit} from './support/site';

const sideNav = (page: Page) => page.getByRole('navigation', {name: 'Documentation'});
const current = (page: Page) => sideNav(page).locator('[aria-current]');

test('the example response of an operation opens in place', async ({page}) => {
  await visit(page, '/developer');
  const section = page.getByRole('region', {name: 'Create a course', exact: true});
  const body = section.locator('pre').filter({hasText: '"success"'}).first();
  await expect(body).toBeHidden();
  await section.getByRole('heading', {name: 'Example response'}).click();
  await expect(body).toBeVisible();
  await expect(section.getByRole('button', {name: 'Copy the 201 example: Create a course'})).toBeVisible();
});

test('the side navigation marks the section in view, and leads to it', async ({page}) => {
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
  for (const id of [ids[1]!, middle, ids[2]!]) {
    await page.evaluate((target) => document.getElementById(target)!.scrollIntoView(), id);
    await isMarked(id);
  }
  // The last sections are too short to reach the top, and the footer pushes the list away.
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({block: 'end'}));
  await expect(current(page)).toHaveAttribute('href', `#${ids.at(-1)}`);
  await page.evaluate(() => scrollTo(0, 0));
  await isMarked(ids[0]!);

  await sideNav(page).locator(`a[href="#${middle}"]`).click();
  await expect(page.locator(`[id="${middle}"]`)).toBeInViewport();
  await isMarked(middle);
  expect(new URL(page.url()).hash).toBe(`#${middle}`);
  expect(await isSameDocument(page)).toBe(true);
});

test('a fragment opens the response or property that it names, and a link the response it refers to', async ({
  page,
}) => {
  const response = (status: number) => page.locator(`#response-${status}`);
  for (const id of ['response-400', 'response-400-message']) {
    await visit(page, `/developer/reference/get-course#${id}`);
    await expect(response(400)).toHaveAttribute('open', '');
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await visit(page, '/developer/reference/list-courses');
  await visit(page, '/developer/reference/get-course#response-404');
  await expect(response(404)).toHaveAttribute('open', '');
  await expect(response(400)).not.toHaveAttribute('open');
  await response(404).getByRole('link', {name: '400 of Get a course'}).click();
  await expect(response(400)).toHaveAttribute('open', '');
  await expect(page.locator('#response-400-message')).toBeVisible();
});

test('the sidebar of an operation marks it and links to the others, also when it is collapsed', async ({page}) => {
  await visit(page, '/developer/reference/get-course');
  await markDocument(page);
  const marked = sideNav(page).locator('[aria-current="page"]');
  await expect(marked).toHaveText(/Get a course/);
  await sideNav(page)
    .getByRole('link', {name: /List courses/})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('List courses');
  await expect(marked).toHaveText(/List courses/);
  await page.getByRole('navigation', {name: 'Previous and next'}).getByRole('link', {name: /Next/}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Create a course');
  expect(await isSameDocument(page)).toBe(true);

  await page.setViewportSize({width: 320, height: 640});
  await expect(sideNav(page)).toBeHidden();
  await page.getByRole('button', {name: 'Documentation', exact: true}).click();
  await expect(sideNav(page).getByRole('link', {name: 'API overview'})).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sideNav(page)).toBeHidden();
});
