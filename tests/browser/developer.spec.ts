/** The API documentation: an overview of every operation, and a page with a console for each. */
import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument, visit} from './support/site';

const OPERATIONS = [
  'GET /api/v1/courses',
  'GET /api/v1/courses/{id}',
  'POST /api/v1/courses',
  'GET /api/v1/assessments',
  'GET /api/v1/assessments/{id}',
  'GET /api/v1/learners/{id}/progress',
  'GET /api/v1/learners/{id}/assessments',
  'POST /api/v1/users',
  'DELETE /api/v1/users/{id}',
  'GET /api/v1/teams/{id}/progress',
  'GET /api/v1/teams/{id}/assessments',
  'POST /api/v1/teams',
  'DELETE /api/v1/teams/{id}',
  'POST /api/v1/enrollments/course',
  'DELETE /api/v1/enrollments/course/{user_id}/{course_id}',
  'POST /api/v1/enrollments/assessment',
  'DELETE /api/v1/enrollments/assessment/{user_id}/{assessment_id}',
];

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

test('the side navigation marks the section in view, at the end of the page too', async ({page}) => {
  await visit(page, '/developer');
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
  expect(ids.length).toBeGreaterThanOrEqual(OPERATIONS.length);
  const isMarked = (id: string) => expect(current(page)).toHaveAttribute('href', `#${id}`);
  await isMarked(ids[0]!);

  for (const id of ids) {
    const marked = await page.evaluate(async (target) => {
      document.getElementById(target)!.scrollIntoView();
      const deadline = performance.now() + 300;
      const read = () => document.querySelector('nav [aria-current]')?.getAttribute('href')?.slice(1);
      while (read() !== target && performance.now() < deadline) await new Promise(requestAnimationFrame);
      return read();
    }, id);
    const isAtEnd = await page.evaluate(() => innerHeight + scrollY >= document.documentElement.scrollHeight - 2);
    expect(marked, `scrolled to ${id}`).toBe(isAtEnd ? ids.at(-1) : id);
    await expect(current(page)).toHaveCount(1);
    await expect(current(page)).toBeInViewport();
  }
  await page.keyboard.press('End');
  await isMarked(ids.at(-1)!);
  await page.keyboard.press('Home');
  await isMarked(ids[0]!);
});

test('a click in the side navigation scrolls to the section and marks it', async ({page}) => {
  await visit(page, '/developer');
  await markDocument(page);
  for (const name of ['Error catalogue', 'Authentication']) {
    // A guide has the same name as one of the sections.
    const link = sideNav(page).locator('a[href^="#"]').filter({hasText: name});
    await link.click();
    await expect(page.getByRole('heading', {name, exact: true})).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', /.+/);
    expect(new URL(page.url()).hash).toBe(await link.getAttribute('href'));
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a fragment that names a response or property opens and shows it', async ({page}) => {
  for (const id of ['response-400', 'response-400-message']) {
    await visit(page, `/developer/reference/get-course#${id}`);
    await expect(page.locator('#response-400')).toHaveAttribute('open', '');
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test('a response that refers to another opens it', async ({page}) => {
  await visit(page, '/developer/reference/get-course#response-404');
  const details = page.locator('#response-404');
  await expect(details).toHaveAttribute('open', '');
  await expect(page.locator('#response-400')).not.toHaveAttribute('open');
  await details.getByRole('link', {name: '400 of Get a course'}).click();
  await expect(page.locator('#response-400')).toHaveAttribute('open', '');
  await expect(page.locator('#response-400-message')).toBeVisible();
});

test.describe('the sidebar of an operation', () => {
  test('marks the current operation and links to the others', async ({page}) => {
    await visit(page, '/developer/reference/get-course');
    await markDocument(page);
    const list = page.getByRole('navigation', {name: 'Documentation'});
    await expect(list.locator('[aria-current="page"]')).toHaveText(/Get a course/);
    await list.getByRole('link', {name: /List courses/}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('List courses');
    await expect(list.locator('[aria-current="page"]')).toHaveText(/List courses/);
    await page.getByRole('navigation', {name: 'Previous and next'}).getByRole('link', {name: /Next/}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Create a course');
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`is collapsed on a phone and opens, scripts ${javaScriptEnabled ? 'on' : 'off'}`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({baseURL, javaScriptEnabled, viewport: {width: 320, height: 640}});
      const page = await context.newPage();
      await page.goto('/developer/reference/get-course');
      const list = page.getByRole('navigation', {name: 'Documentation'});
      await expect(list).toBeHidden();
      await page.getByRole('button', {name: 'Documentation', exact: true}).click();
      await expect(list.getByRole('link', {name: 'API overview'})).toBeVisible();
      await expect(list.getByRole('link', {name: /List courses/})).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await context.close();
    });
  }
});
