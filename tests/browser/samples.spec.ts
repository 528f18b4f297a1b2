import {expect, test, type Locator, type Page} from '@playwright/test';
import {consoleOf, expectStatus, sendButton, spoken} from './support/console';
import {isSameDocument, markDocument, openConsole, visit} from './support/site';
import {startReplaced} from './support/variant';
import {watch} from './support/watch';

const PAGE = '/developer/reference/create-course';
const QUICKSTART = '/developer/guides/quickstart';

const request = (page: Page) => page.getByRole('region', {name: 'Example request'});
const response = (page: Page) => page.getByRole('region', {name: 'Example response'});
const tab = (region: Page | Locator, name: string) => region.getByRole('tab', {name, exact: true});
const code = (page: Page) => request(page).locator('pre');
const isChosen = (region: Page | Locator, name: string) =>
  expect(tab(region, name)).toHaveAttribute('aria-selected', 'true');

test('on a small screen no example is cut, and the keyboard reaches tabs that are out of sight', async ({page}) => {
  await page.setViewportSize({width: 320, height: 900});
  await visit(page, PAGE);
  for (const list of await page.getByRole('tablist').all()) {
    await list.getByRole('tab').first().press('End');
    await expect(list.getByRole('tab').last()).toBeInViewport({ratio: 1});
    await page.keyboard.press('Home');
  }
  for (const path of ['/developer/reference/get-learner-progress', QUICKSTART]) {
    await visit(page, path);
    const cut = await page
      .locator('main pre')
      .evaluateAll((all) => all.filter((code) => code.scrollWidth > code.clientWidth).map((code) => code.textContent));
    expect(cut, path).toEqual([]);
  }
});

test('languages are chosen by keyboard, words mark lines, and the sample runs', async ({page}) => {
  const {errors, foreign} = watch(page);
  await visit(page, PAGE);

  await test.step('a language', async () => {
    await tab(request(page), 'curl').press('ArrowRight');
    await expect(tab(request(page), 'JavaScript')).toBeFocused();
    await expect(code(page)).toContainText('process.env.API_KEY');
    await expect(request(page).getByRole('tabpanel')).toHaveAccessibleName('JavaScript example');
    await page.keyboard.press('ArrowLeft');
    await expect(code(page)).toContainText('curl --fail-with-body');
  });

  await test.step('the response of the sandbox is the first tab', async () => {
    await request(page).getByRole('button', {name: 'Run in the sandbox'}).click();
    await isChosen(response(page), 'Your request: 201');
    await expect(response(page).getByRole('tabpanel')).toContainText('201 Created');
  });
  expect([...errors, ...foreign]).toEqual([]);
});

test('the language of an earlier visit is the first to be seen, and all are if scripts fail', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('sample-language', 'go'));
  const step = (name: string) => page.getByRole('main').locator('pre', {hasText: name}).first();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.abort();
  });
  for (const path of [QUICKSTART, PAGE]) {
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(step('curl --fail-with-body')).toBeHidden();
    await expect(page.getByRole('tablist', {name: 'Language'}).first()).toBeHidden();
    if (path === QUICKSTART) await expect(step('package main')).toBeVisible();
  }
  release();
  await expect(step('curl --fail-with-body')).toBeVisible();
  await page.unroute('**/assets/js/*.js');
  await visit(page, QUICKSTART);
  const before = step('package main');
  await expect(before).toBeVisible();
  await isChosen(page.getByRole('main').getByRole('tablist').first(), 'Go');
  // What is copied is what is seen.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', {name: 'Copy the Go example: List courses'}).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe((await before.textContent())!.trimEnd());
  // A choice applies to every block, and to the pages after this one.
  await tab(page.getByRole('main').getByRole('tablist').last(), 'Python').click();
  await expect(before).toBeHidden();
  await expect(step('import urllib.request')).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'Errors', exact: true}).last().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API errors');
  await expect(step('def call_with_retry')).toBeVisible();
  await expect(step('callWithRetry')).toBeHidden();
});

test('a request that the browser refuses does not run, and says why', async ({page}) => {
  const by = JSON.stringify({name: 'Course id', in: 'header'}).slice(1, -1);
  const site = await startReplaced(page, '"name":"course_id","in":"query"', by);
  await visit(page, `${site}/developer/reference/get-learner-progress`);
  await request(page).getByRole('button', {name: /^Run/}).click();
  await expect(request(page).getByRole('alert')).toContainText('The browser refuses this request');
  await expect(request(page).getByRole('alert')).not.toContainText('loaded');
});

test('samples of the overview come alive near a reader, and share their language with later pages', async ({page}) => {
  await visit(page, '/developer');
  const main = page.getByRole('main');
  const section = page.getByRole('region', {name: 'Create a team', exact: true});
  const colours = () =>
    section
      .locator('pre')
      .first()
      .evaluate((pre) => new Set(Array.from(pre.querySelectorAll('*'), (each) => getComputedStyle(each).color)).size);
  expect(await colours()).toBe(1);
  await expect(section.getByRole('tab').or(section.getByRole('button'))).toHaveCount(0);
  await section.scrollIntoViewIfNeeded();
  await expect.poll(colours).toBeGreaterThan(2);
  await expect(tab(section, 'Python')).toBeVisible();
  await section.getByRole('heading', {name: 'Example response'}).click();
  await expect(section.getByRole('button', {name: /^Copy the 201 example/})).toBeVisible();

  const samples = main.locator('section pre:first-of-type', {hasText: 'X-API-Key'});
  const count = await samples.count();
  await tab(section, 'Go').click();
  await expect(main.locator('pre', {hasText: 'package main'})).toHaveCount(count);
  await main.locator(`a[href$="${PAGE}"]`).last().click();
  await isChosen(request(page), 'Go');
  await expect(code(page)).toContainText('package main');
});

test('without a clipboard the text to copy is shown', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined});
    Reflect.deleteProperty(window, 'ClipboardItem');
  });
  const {errors} = watch(page);
  await visit(page, PAGE);
  await tab(request(page), 'Go').click();
  await expect(code(page)).toContainText('package main');
  await request(page)
    .getByRole('button', {name: /^Copy the Go example/})
    .click();
  await expect(request(page).getByRole('status').first()).toContainText('Selected');
  const selected = () => page.evaluate(() => getSelection()!.toString().trim());
  expect(await selected()).toBe((await code(page).textContent())!.trim());

  await page.getByRole('main').getByRole('button', {name: 'Copy as Markdown'}).click();
  await expect(page.getByRole('link', {name: 'Open the Markdown'})).toHaveAttribute('href', `${PAGE}.md`);

  await openConsole(page);
  await consoleOf(page).getByRole('button', {name: 'Copy as curl'}).click();
  const offered = consoleOf(page).getByText(/page can’t use the clipboard[^]*curl [^]*\/api\/v1\/courses/);
  await expect(offered).toBeInViewport();
  expect(errors).toEqual([]);
});

test('the quickstart runs in the page: later steps use the new user until the sandbox is reset', async ({page}) => {
  const watched = watch(page);
  const main = page.getByRole('main');
  const run = (step: number) => main.getByRole('button', {name: 'Run in the sandbox'}).nth(step).press('Enter');
  const responseTo = (summary: string) => page.getByRole('region', {name: `Response to ${summary}`, exact: true});
  const enrolment = main.locator('pre').filter({hasText: '/api/v1/enrollments/course'}).first();
  await visit(page, QUICKSTART);
  await markDocument(page);

  await test.step('a sandbox that cannot be loaded says so, and runs on the next attempt', async () => {
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await run(0);
    const alert = main.getByRole('alert');
    await expect(alert).toContainText('The sandbox could not be loaded.');
    await page.unroute('**/assets/js/*.js');
    watched.take();
    await alert.getByRole('button', {name: 'Try again'}).press('Enter');
    await expect(responseTo('List courses').locator('strong')).toHaveText('200 OK');
    await expect(alert).toHaveCount(0);
  });

  await expect(enrolment).toContainText('usr_3h7m9');
  await expect(page.getByText('run “Create a user” first')).toHaveCount(2);
  await run(1);
  const user = responseTo('Create a user');
  await expect(user.locator('strong')).toHaveText('201 Created');
  await expect(page.getByRole('status').filter({hasText: 'Response: 201 Created.'})).toHaveCount(1);
  const [, id] = /"id": "(usr_\w+)"/.exec(await user.innerText())!;
  await expect(enrolment).toContainText(id!);
  await expect(page.getByText('Uses the response to “Create a user”.')).toHaveCount(2);
  await run(2);
  await expect(responseTo('Enrol a user in a course').locator('strong')).toHaveText('201 Created');
  await run(3);
  const progress = responseTo('Get a learner’s progress');
  await expect(progress).toContainText(`"user_id": "${id}"`);
  await expect(progress).toContainText('"completed_lessons": 0');

  // The console opens with what was sent, and on the same records.
  await progress.getByRole('link', {name: 'Open in the console'}).click();
  await expect(consoleOf(page).getByRole('textbox', {name: 'id', exact: true})).toHaveValue(id!);
  await sendButton(page).click();
  await expectStatus(page, '200 OK');
  await consoleOf(page).getByRole('button', {name: 'Reset sandbox'}).click();
  await expect(spoken(page)).toContainText('The sandbox has been reset');
  await page.goBack();
  await expect(enrolment).toContainText('usr_3h7m9');
  expect(await isSameDocument(page)).toBe(true);
  expect(watched.take()).toEqual([]);
});
