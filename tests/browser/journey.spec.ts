/** Steps of a guide that run in the page, and the sandbox that they share with the consoles of the tab. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {consoleOf, expectStatus, sendButton, spoken} from './support/console';
import {isSameDocument, markDocument, openConsole, visit} from './support/site';
import {watch} from './support/watch';

const QUICKSTART = '/developer/guides/quickstart';

const runButton = (page: Page, step: number): Locator =>
  page.getByRole('main').getByRole('button', {name: 'Run in the sandbox'}).nth(step);
const responseTo = (page: Page, summary: string): Locator =>
  page.getByRole('region', {name: `Response to ${summary}`, exact: true});
const enrolment = (page: Page): Locator =>
  page.getByRole('main').locator('pre').filter({hasText: '/api/v1/enrollments/course'}).first();

test('the quickstart runs in the page: later steps use the new user until the sandbox is reset', async ({page}) => {
  const {errors, foreign} = watch(page);
  await visit(page, QUICKSTART);
  await markDocument(page);
  await expect(enrolment(page)).toContainText('usr_3h7m9');
  await expect(page.getByText('run “Create a user” first')).toHaveCount(2);

  await runButton(page, 1).press('Enter');
  const user = responseTo(page, 'Create a user');
  await expect(user.locator('strong')).toHaveText('201 Created');
  await expect(page.getByRole('status').filter({hasText: 'Response: 201 Created.'})).toHaveCount(1);
  const [, id] = /"id": "(usr_\w+)"/.exec(await user.innerText())!;
  await expect(enrolment(page)).toContainText(id!);
  await expect(page.getByText('Uses the response to “Create a user”.')).toHaveCount(2);
  await runButton(page, 2).click();
  await expect(responseTo(page, 'Enrol a user in a course').locator('strong')).toHaveText('201 Created');
  await runButton(page, 3).click();
  const progress = responseTo(page, 'Get a learner’s progress');
  await expect(progress).toContainText(`"user_id": "${id}"`);
  await expect(progress).toContainText('"completed_lessons": 0');

  // The console opens with what was sent, and on the same records.
  await progress.getByRole('link', {name: 'Open in the console'}).click();
  await expect(consoleOf(page).getByRole('textbox', {name: 'id', exact: true})).toHaveValue(id!);
  await sendButton(page).click();
  await expectStatus(page, '200 OK');

  await page.goBack();
  await expect(enrolment(page)).toContainText(id!);
  await page.getByRole('link', {name: 'List courses', exact: true}).first().click();
  await openConsole(page);
  await consoleOf(page).getByRole('button', {name: 'Reset sandbox'}).click();
  await expect(spoken(page)).toContainText('The sandbox has been reset');
  await page.goBack();
  await expect(enrolment(page)).toContainText('usr_3h7m9');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('Amara');
  expect(await isSameDocument(page)).toBe(true);
  expect([...errors, ...foreign]).toEqual([]);
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
