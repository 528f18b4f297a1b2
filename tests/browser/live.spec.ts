/** The examples of an operation as a console: values are changed in place, and the request runs in the sandbox. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {violationsOf} from './support/axe';
import {makeLive, visit} from './support/site';
import {watch} from './support/watch';

const CREATE = '/developer/reference/create-course';
const PROGRESS = '/developer/reference/get-learner-progress';

const request = (page: Page) => page.getByRole('region', {name: 'Example request'});
const response = (page: Page) => page.getByRole('region', {name: 'Example response'});
const valueOf = (page: Page, name: string) => request(page).getByRole('button', {name: `Edit ${name}:`});
const run = (region: Page | Locator) => region.getByRole('button', {name: 'Run in the sandbox'});
const ownTab = (page: Page) => response(page).getByRole('tab', {name: /^Your request: \d+$/});

/** Opens a page and points at it, which loads what makes the examples live. */
async function openLive(page: Page, path: string) {
  await visit(page, path);
  await makeLive(page);
}

/** Changes a value by the keyboard alone. */
async function change(page: Page, name: string, text: string) {
  await valueOf(page, name).focus();
  await page.keyboard.press('Enter');
  const field = request(page).getByRole('textbox', {name, exact: true});
  await expect(field).toBeFocused();
  await field.fill(text);
  await page.keyboard.press('Enter');
  await expect(valueOf(page, name)).toBeFocused();
}

for (const width of [390, 1024, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({viewport: {width, height: 900}});

    test('a value is changed in place, and the response appears in the rail', async ({page}) => {
      const {errors, foreign} = watch(page);
      await openLive(page, CREATE);
      await change(page, 'title', 'Knife skills, "basics"');
      await expect(request(page).locator('code')).toContainText(String.raw`"title": "Knife skills, \"basics\""`);
      await run(request(page)).click();
      await expect(ownTab(page)).toHaveText('Your request: 201');
      await expect(ownTab(page)).toHaveAttribute('aria-selected', 'true');
      const panel = response(page).getByRole('tabpanel');
      await expect(panel).toContainText('201 Created');
      await expect(panel).toContainText('Knife skills');
      await expect(panel.getByText('201 Created')).toBeInViewport();
      await expect(page.getByRole('status').filter({hasText: 'Response: 201 Created.'})).toBeAttached();
      await response(page).getByRole('tab', {name: '404', exact: true}).click();
      await expect(panel).not.toContainText('Knife skills');
      expect(errors).toEqual([]);
      expect(foreign).toEqual([]);
    });

    test('the page with its own response has no violations, and nothing is cut', async ({page}) => {
      await openLive(page, CREATE);
      await run(request(page)).click();
      await ownTab(page).waitFor();
      await valueOf(page, 'description').click();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const cut = await page
        .locator('article pre')
        .evaluateAll((all) => all.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1).length);
      expect(cut).toBe(0);
    });
  });
}

test('Escape leaves a value as it was, and leaving the field keeps what was typed', async ({page}) => {
  await openLive(page, CREATE);
  await valueOf(page, 'title').click();
  await page.keyboard.type('Something else');
  await page.keyboard.press('Escape');
  await expect(valueOf(page, 'title')).toBeFocused();
  await expect(valueOf(page, 'title')).toHaveText('Forklift safety');
  await valueOf(page, 'title').press('Space');
  await page.keyboard.type('Something else');
  await valueOf(page, 'organization_id').click();
  await expect(valueOf(page, 'title')).toHaveText('Something else');
  await page.keyboard.press('Escape');
  await request(page).getByRole('button', {name: 'Back to the example'}).click();
  await expect(valueOf(page, 'title')).toHaveText('Forklift safety');
});

test('“Try it” opens the console with what was changed', async ({page}) => {
  await openLive(page, CREATE);
  await change(page, 'title', 'Ladder safety');
  await page.getByRole('button', {name: 'Try it', exact: true}).click();
  const body = page.getByRole('dialog').getByRole('textbox', {name: /body/i});
  await expect(body).toHaveValue(/"title": "Ladder safety"/);
  await page.getByRole('button', {name: 'Close the console'}).click();
  await request(page).getByRole('button', {name: 'Back to the example'}).click();
  await page.getByRole('button', {name: 'Try it', exact: true}).click();
  await expect(body).toHaveValue(/"title": "Forklift safety"/);
});

test('a value that was emptied can be filled again', async ({page}) => {
  await openLive(page, CREATE);
  await change(page, 'title', '');
  await expect(request(page).locator('code')).toContainText('"title": ""');
  await change(page, 'title', 'Back again');
  await expect(request(page).locator('code')).toContainText('"title": "Back again"');
});

test('what was changed is sent, copied and shown in every language', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLive(page, PROGRESS);
  await change(page, 'id', 'nobody/here');
  for (const language of ['Python', 'Go', 'PHP', 'JavaScript', 'curl']) {
    await request(page).getByRole('tab', {name: language, exact: true}).click();
    await expect(request(page).getByRole('tabpanel', {name: `${language} example`})).toContainText('nobody%2Fhere');
    await expect(valueOf(page, 'id')).toHaveCount(1);
  }
  await request(page).getByRole('button', {name: /^Copy/}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/nobody%2Fhere/');
  await run(request(page)).click();
  await expect(ownTab(page)).toHaveText('Your request: 404');
  await response(page)
    .getByRole('button', {name: /^Copy the response/})
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('"success": false');
  await response(page).getByRole('link', {name: 'Open in the console'}).click();
  await expect(page.getByRole('dialog').getByLabel(/^id/)).toHaveValue('nobody/here');
});

test('an operation without values says nothing of them, and runs', async ({page}) => {
  await openLive(page, '/developer/reference/list-courses');
  await expect(request(page).getByText('Underlined values')).toHaveCount(0);
  await run(request(page)).click();
  await expect(ownTab(page)).toHaveText('Your request: 200');
});

test('the first request of the overview runs', async ({page}) => {
  await visit(page, '/developer');
  const first = page.getByRole('region', {name: 'Your first request'});
  await run(first).click();
  await expect(first).toContainText('200 OK');
  await expect(first.getByRole('link', {name: 'Open in the console'})).toBeVisible();
});

test('without the sandbox, the reason and another try are offered', async ({page, context}) => {
  await openLive(page, CREATE);
  await context.setOffline(true);
  await run(request(page)).click();
  await expect(request(page).getByRole('alert')).toContainText('The sandbox could not be loaded.');
  await context.setOffline(false);
  await request(page).getByRole('button', {name: 'Try again'}).click();
  await expect(ownTab(page)).toHaveText('Your request: 201');
  await expect(request(page).getByRole('alert')).toHaveCount(0);
});

test('without scripts there is nothing to run', async ({browser}) => {
  const context = await browser.newContext({baseURL: process.env.SITE_ORIGIN, javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(CREATE);
  await expect(run(page)).toHaveCount(0);
  await expect(request(page)).toContainText('Forklift safety');
  await context.close();
});

test('what an earlier call created is offered where it fits, and taken over on request', async ({page}) => {
  await openLive(page, CREATE);
  await expect(request(page).getByText('From your sandbox')).toHaveCount(0);
  await run(request(page)).click();
  await ownTab(page).waitFor();
  const [, id] = /"id": "(crs_\w+)"/.exec(await response(page).innerText())!;
  await openLive(page, '/developer/reference/get-course');
  await expect(request(page).locator('code')).not.toContainText(id!);
  await expect(request(page).getByText(/^From your sandbox: Create a course/)).toBeVisible();
  await request(page).getByRole('button', {name: 'Use it here'}).click();
  await expect(request(page).locator('code')).toContainText(id!);
  await run(request(page)).click();
  await expect(ownTab(page)).toHaveText('Your request: 200');
  await expect(response(page).getByRole('tabpanel')).toContainText(id!);
  await request(page).getByRole('button', {name: 'Back to the example'}).click();
  await expect(request(page).locator('code')).not.toContainText(id!);
});
