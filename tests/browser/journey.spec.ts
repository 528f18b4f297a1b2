/** Calls that carry on: what one call creates in the sandbox is filled in for the next, across pages of the tab. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {test as blocked} from './support/blocked';
import {violationsOf} from './support/axe';
import {consoleOf, expectStatus, responseBody, sendButton, spoken, tracesOf, tryOut} from './support/console';
import {isSameDocument, markDocument, openConsole, visit} from './support/site';
import {watch} from './support/watch';

const QUICKSTART = '/developer/guides/quickstart';
const SANDBOX_GUIDE = '/developer/guides/sandbox';

const runButton = (page: Page, step: number): Locator =>
  page.getByRole('main').getByRole('button', {name: 'Run in the sandbox'}).nth(step);
const responseTo = (page: Page, summary: string): Locator =>
  page.getByRole('region', {name: `Response to ${summary}`, exact: true});
const field = (page: Page, name: string): Locator => consoleOf(page).getByRole('textbox', {name, exact: true});
const send = (page: Page): Promise<void> => sendButton(page).click();
const yours = (page: Page): Locator => page.getByRole('group', {name: 'Your sandbox'});

/** Opens the console of an operation by way of a link in the sidebar, without loading another document. */
async function goOn(page: Page, tag: string, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(consoleOf(page)).toBeHidden();
  const link = page.getByRole('link', {name: new RegExp(`${name}$`)}).first();
  if (!(await link.isVisible())) await page.getByRole('link', {name: tag, exact: true}).first().click();
  await page
    .getByRole('link', {name: new RegExp(`${name}$`)})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
  await openConsole(page);
}

/** The identifier in the response that is shown in the console. */
async function createdId(page: Page): Promise<string> {
  const [, id] = /"id": "(usr_\w+)"/.exec(await responseBody(page).innerText())!;
  return id!;
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({viewport: {width, height: 900}});

    test('the quickstart runs step by step, and carries the new user on into the console', async ({page}) => {
      const {errors, foreign} = watch(page);
      await visit(page, QUICKSTART);
      const snippet = page.getByRole('main').locator('pre').filter({hasText: '/api/v1/enrollments/course'}).first();
      await expect(snippet).toContainText('usr_3h7m9');

      await runButton(page, 0).click();
      await expect(responseTo(page, 'List courses').locator('strong')).toHaveText('200 OK');
      await runButton(page, 1).click();
      const user = responseTo(page, 'Create a user');
      await expect(user.locator('strong')).toHaveText('201 Created');
      await expect(user).toContainText('Added to your sandbox: user Amara Okafor.');
      await expect(page.getByRole('status').filter({hasText: 'Response: 201 Created.'})).toHaveCount(1);
      const [, id] = /"id": "(usr_\w+)"/.exec(await user.innerText())!;

      await expect(snippet).toContainText(id!);
      await expect(page.getByText('From your sandbox: Create a user (Amara Okafor)').first()).toBeVisible();
      await runButton(page, 2).click();
      await expect(responseTo(page, 'Enrol a user in a course')).toContainText(`"user_id": "${id}"`);
      await runButton(page, 3).click();
      const progress = responseTo(page, 'Get a learner’s progress');
      await expect(progress).toContainText(`"user_id": "${id}"`);
      await expect(progress).toContainText('"completed_lessons": 0');
      expect(await violationsOf(page)).toEqual([]);

      await markDocument(page);
      await progress.getByRole('link', {name: 'Open in the console'}).click();
      await expect(field(page, 'id')).toHaveValue(id!);
      await send(page);
      await expect(responseBody(page)).toContainText(`"user_id": "${id}"`);
      expect(await isSameDocument(page)).toBe(true);
      expect([...errors, ...foreign]).toEqual([]);
    });

    test('a user created in the console is filled in where they are enrolled, and in their progress', async ({
      page,
    }) => {
      await tryOut(page, 'create-user');
      await send(page);
      await expectStatus(page, '201 Created');
      await expect(spoken(page)).toContainText('Added to your sandbox: user Amara Okafor.');
      const id = await createdId(page);

      await visit(page, '/developer/reference/enrol-in-course');
      await openConsole(page);
      await expect(field(page, 'Body')).toHaveValue(new RegExp(`"user_id": "${id}"`));
      await expect(field(page, 'Body')).toHaveAccessibleDescription(
        /From your sandbox: Create a user \(Amara Okafor\)/,
      );
      await send(page);
      await expectStatus(page, '201 Created');

      await visit(page, '/developer/reference/get-learner-progress');
      await openConsole(page);
      await expect(field(page, 'id')).toHaveValue(id);
      expect(await violationsOf(page)).toEqual([]);
      await send(page);
      await expect(responseBody(page)).toContainText(`"user_id": "${id}"`);
    });
  });
}

test('moving between operations keeps what was created, and a press brings the example back', async ({page}) => {
  await tryOut(page, 'create-user');
  await send(page);
  await expectStatus(page, '201 Created');
  const id = await createdId(page);
  await markDocument(page);
  await goOn(page, 'Users', 'Delete a user');
  expect(await isSameDocument(page)).toBe(true);
  await expect(field(page, 'id')).toHaveValue(id);

  await consoleOf(page).getByRole('button', {name: 'Use the example for id'}).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'id')).toHaveValue('usr_3h7m9');
  await expect(field(page, 'id')).toBeFocused();
  const back = consoleOf(page).getByRole('button', {name: 'Use Amara Okafor for id'});
  await back.press('Enter');
  await expect(field(page, 'id')).toHaveValue(id);

  // Deleted, the user is no longer offered.
  await send(page);
  await expect(consoleOf(page).getByText('Your sandbox (1 record)')).toBeVisible();
  await consoleOf(page).getByRole('button', {name: 'Delete', exact: true}).click();
  await expectStatus(page, '200 OK');
  await expect(consoleOf(page).getByText('Your sandbox (')).toHaveCount(0);
  await expect(field(page, 'id')).toHaveAccessibleDescription(/^string/);
});

test('a link with values shows these, whatever was created', async ({page}) => {
  await tryOut(page, 'create-user');
  await send(page);
  await expectStatus(page, '201 Created');
  await visit(page, '/developer/reference/delete-user#try?path.id=usr_3h7m9');
  await expect(field(page, 'id')).toHaveValue('usr_3h7m9');
});

test('the list survives a reload, links to the operation, and is emptied by a reset', async ({page}) => {
  await visit(page, SANDBOX_GUIDE);
  await expect(yours(page)).toContainText('What you create in the sandbox appears here');
  await expect(yours(page).getByRole('button')).toHaveCount(0);

  await tryOut(page, 'create-user');
  await send(page);
  await expectStatus(page, '201 Created');
  const id = await createdId(page);
  await visit(page, SANDBOX_GUIDE);
  const entry = yours(page).getByRole('listitem');
  await expect(entry).toContainText('Amara Okafor');
  await expect(entry).toContainText(id);
  await expect(entry.getByRole('link')).toHaveAttribute('href', '/developer/reference/create-user');
  await page.reload();
  await expect(yours(page).getByRole('listitem')).toHaveCount(1);
  await yours(page).scrollIntoViewIfNeeded();
  expect(await violationsOf(page)).toEqual([]);

  await yours(page).getByRole('button', {name: 'Reset'}).press('Enter');
  await expect(yours(page).getByRole('status')).toContainText('The sandbox has been reset');
  await expect(yours(page).getByRole('button', {name: 'Reset'})).toBeFocused();
  await expect(yours(page).getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await expect(yours(page)).toContainText('What you create in the sandbox appears here');
  await tryOut(page, 'delete-user');
  await expect(field(page, 'id')).toHaveValue('usr_3h7m9');
});

test('garbage in storage does no harm', async ({page}) => {
  const {errors} = watch(page);
  await page.addInitScript(() => sessionStorage.setItem('sandbox-journal', '[{"method":"POST","path":"//evil"}, 3'));
  await visit(page, SANDBOX_GUIDE);
  await expect(yours(page)).toContainText('What you create in the sandbox appears here');
  await tryOut(page, 'create-user');
  await send(page);
  await expectStatus(page, '201 Created');
  expect(errors).toEqual([]);
});

test('credentials that were typed are never kept', async ({page}) => {
  await tryOut(page, 'create-course');
  await consoleOf(page).getByText('Credentials', {exact: false}).first().click();
  await field(page, 'X-API-Key').fill('live-key-of-mine');
  await send(page);
  await expectStatus(page, '401 Unauthorized');
  await field(page, 'X-API-Key').fill('demo-api-key');
  await send(page);
  await expectStatus(page, '201 Created');
  expect(await tracesOf(page, 'live-key-of-mine')).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('demo-api-key');
});

test('a sandbox that cannot be loaded says so, and runs on the next attempt', async ({page}) => {
  await visit(page, QUICKSTART);
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await runButton(page, 0).press('Enter');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The sandbox could not be loaded.');
  await page.unroute('**/assets/js/*.js');
  await alert.getByRole('button', {name: 'Try again'}).press('Enter');
  await expect(responseTo(page, 'List courses').locator('strong')).toHaveText('200 OK');
  await expect(alert).toHaveCount(0);
});

test('a guide whose sandbox was never used loads neither sandbox nor contract', async ({page}) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await visit(page, QUICKSTART);
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(loaded.filter((url) => url.endsWith('.js')).map((url) => page.request.get(url)));
  const sources = await Promise.all(texts.map((response) => response.text()));
  expect(sources.filter((source) => source.includes('x-not-specified-reason'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the quickstart has its snippets and responses, and the list is a sentence', async ({page}) => {
    await page.goto(QUICKSTART);
    await expect(page.getByRole('main').locator('pre').filter({hasText: 'curl'})).toHaveCount(4);
    await expect(page.getByText('"completed_lessons": 3,')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Run in the sandbox'})).toHaveCount(0);
    await page.goto(SANDBOX_GUIDE);
    await expect(page.getByText('What you create in the sandbox appears here')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Reset', exact: true})).toHaveCount(0);
  });
});

blocked('where storage is blocked, it lasts until the page is left', async ({page}) => {
  const {errors} = watch(page);
  await tryOut(page, 'create-user');
  await send(page);
  await expectStatus(page, '201 Created');
  const id = await createdId(page);
  await goOn(page, 'Users', 'Delete a user');
  await expect(field(page, 'id')).toHaveValue(id);
  await consoleOf(page).getByRole('button', {name: 'Reset sandbox'}).click();
  await expect(spoken(page)).toContainText('The sandbox has been reset');
  expect(errors).toEqual([]);
});
