/** The API documentation: an overview of every operation, and a page with a console for each. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {isSameDocument, markDocument, openConsole, visit} from './support/site';
import {watch} from './support/watch';

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

/** Paths of the operation pages. */
const operationLinks = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('a[href^="/developer/reference/"]:not([href*="#"])')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))]);

test('lists every operation, both headers and every error code', async ({page}) => {
  await visit(page, '/developer');
  const main = page.getByRole('main');
  const operations = await main
    .locator('section')
    .filter({has: page.getByRole('heading', {level: 3})})
    .filter({hasNot: page.getByRole('heading', {level: 2})})
    .evaluateAll((sections) =>
      sections.map((section) => {
        const path = [...section.querySelectorAll('code')].find((code) => code.textContent!.startsWith('/api/'))!;
        return `${path.previousElementSibling!.textContent!.trim()} ${path.textContent}`;
      }),
    );
  expect(operations.map((operation) => operation.toUpperCase()).sort()).toEqual(
    OPERATIONS.map((operation) => operation.toUpperCase()).sort(),
  );
  const authentication = main.getByRole('region', {name: 'Authentication'});
  for (const header of ['X-API-Key', 'X-Domain-ID']) {
    await expect(authentication.locator('code').filter({hasText: header}).first()).toBeVisible();
  }
  const catalogue = main.getByRole('region', {name: 'Error catalogue'}).getByRole('row');
  await expect(catalogue.getByRole('rowheader')).toHaveText([
    '400',
    '401',
    '403',
    '404',
    '405',
    '406',
    '429',
    '500',
    '503',
  ]);
  for (const [code, meaning] of [
    ['400', /invalid/],
    ['401', /API key.*domain ID.*incorrect/],
    ['403', /no permission/],
    ['404', /not found|does not exist|no .*record/i],
    ['405', /method/],
    ['406', /not JSON/],
    ['429', /rate limit/],
    ['500', /server/],
    ['503', /maintenance/],
  ] as const) {
    await expect(catalogue.filter({has: page.getByRole('rowheader', {name: code})})).toContainText(meaning);
  }
});

test('no card of the three ways in stands alone in its row', async ({page}) => {
  await visit(page, '/developer');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('link', {name: /^(Quickstart|Authentication|Errors)$/})});
  await expect(cards).toHaveCount(3);
  for (const width of [320, 390, 520, 768, 1440]) {
    await page.setViewportSize({width, height: 900});
    const lefts = await cards.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect([1, 3], `${width} pixels`).toContain(new Set(lefts).size);
  }
});

test('every operation has an example request and response', async ({page}) => {
  await visit(page, '/developer');
  const sections = page
    .getByRole('main')
    .locator('section')
    .filter({hasNot: page.getByRole('heading', {level: 2})});
  for (const section of await sections.filter({has: page.getByRole('heading', {level: 3})}).all()) {
    const request = section
      .locator('pre')
      .filter({hasText: /^\s*curl /})
      .first();
    await expect(request).toContainText('X-API-Key');
    await expect(request).toContainText('X-Domain-ID');
    await expect(section.getByRole('heading', {name: /^Example response/}).first()).toBeVisible();
  }
});

test('the example response of an operation opens in place', async ({page}) => {
  await visit(page, '/developer');
  const section = page.getByRole('region', {name: 'Create a course', exact: true});
  const body = section.locator('pre').filter({hasText: '"success"'}).first();
  await expect(body).toBeHidden();
  await section.getByRole('heading', {name: 'Example response'}).click();
  await expect(body).toBeVisible();
  await expect(section.getByRole('button', {name: 'Copy the 201 example: Create a course'})).toBeVisible();
});

test('operations are as wide as the column on a wide screen, so that an address fits in one line', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/developer');
  const sample = page
    .getByRole('region', {name: 'Create a course', exact: true})
    .locator('pre')
    .filter({hasText: /^\s*curl /});
  const boxes = await sample
    .locator('code > span')
    .evaluateAll((lines) =>
      lines.filter((line) => line.textContent!.includes('https://')).map((line) => line.getClientRects().length),
    );
  expect(boxes).toEqual([1]);
  const edge = (locator: Locator) => locator.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  expect(await edge(page.getByRole('region', {name: 'Create a course', exact: true}))).toBe(
    await edge(page.getByRole('main')),
  );
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

test('every operation links to its page, which has a console', async ({page}) => {
  test.setTimeout(90_000);
  const {errors, foreign} = watch(page);
  await visit(page, '/developer');
  await markDocument(page);
  const links = await operationLinks(page);
  expect(links).toHaveLength(OPERATIONS.length);
  const found: string[] = [];
  for (const href of links) {
    await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    const send = await openConsole(page);
    await expect(send).toBeEnabled();
    const [method, url] = await page
      .locator('main article p:has(> code)')
      .first()
      .locator(':scope > *')
      .allInnerTexts();
    found.push(`${method} ${url!.slice(url!.indexOf('/api/'))}`.toUpperCase());
    await page.goBack();
    await expect(sideNav(page)).toBeVisible();
  }
  expect([...errors, ...foreign]).toEqual([]);
  expect(found.sort()).toEqual(OPERATIONS.map((operation) => operation.toUpperCase()).sort());
  expect(await isSameDocument(page)).toBe(true);
});

test('every guide and contract file linked from the overview exists', async ({page, request}) => {
  await visit(page, '/developer');
  const guides = await page
    .getByRole('main')
    .locator('a[href^="/developer/guides/"], a[href$="openapi.yaml"], a[href$="openapi.json"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  expect(guides.length).toBeGreaterThanOrEqual(5);
  for (const href of guides) expect((await request.get(href)).status(), href).toBe(200);
});

test('a fragment that names a response or property opens and shows it', async ({page}) => {
  for (const id of ['response-400', 'response-400-message']) {
    await visit(page, `/developer/reference/get-course#${id}`);
    await expect(page.locator('#response-400')).toHaveAttribute('open', '');
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test('the overview lists the errors of an operation and leads to their descriptions', async ({page}) => {
  await visit(page, '/developer');
  const operation = page
    .getByRole('main')
    .locator('section')
    .filter({has: page.getByRole('heading', {level: 3, name: 'Get a course'})})
    .filter({hasNot: page.getByRole('heading', {level: 2})});
  await expect(operation.getByText('9 errors', {exact: true})).toBeVisible();
  await operation.getByRole('link', {name: '400, 401, 403, 404, 405, 406, 429, 500, 503 of Get a course'}).click();
  await expect(page).toHaveURL('/developer/reference/get-course#response-400');
  await expect(page.locator('#response-400')).toHaveAttribute('open', '');
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
