/** The console: the requests it sends, the sandbox, its keys, and that it stores no credentials. */
import {expect, test, type Page} from '@playwright/test';
import {
  responseOf,
  chooseServer,
  consoleOf,
  expectStatus,
  responseBody,
  sendButton,
  SERVER,
  spoken,
  stubServer,
  tracesOf,
  tryOut,
} from './support/console';
import {visit} from './support/site';

const field = (page: Page, name: string) => consoleOf(page).getByRole('textbox', {name, exact: true});
const send = (page: Page) => sendButton(page).click();

const OK = {status: 200, contentType: 'application/json', body: '{"success":true,"data":"for you"}'};

test('a request to the documented server has what was filled in, and both headers', async ({page}) => {
  const requests = await stubServer(page, OK);
  await tryOut(page, 'list-courses');
  await chooseServer(page);
  await field(page, 'X-API-Key').fill('key-of-mine');
  await field(page, 'X-Domain-ID').fill('domain-of-mine');
  await field(page, 'page').fill('2');
  await send(page);
  await expectStatus(page, '200 OK');
  await expect(responseBody(page)).toContainText('"for you"');
  const [request] = requests;
  expect(request!.url()).toBe(`${SERVER}/api/v1/courses?page=2`);
  const headers = await request!.allHeaders();
  expect(headers).toMatchObject({
    'x-api-key': 'key-of-mine',
    'x-domain-id': 'domain-of-mine',
    accept: 'application/json',
  });
  expect(headers).not.toHaveProperty('referer');

  // Credentials apply to every operation until the page is reloaded.
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', {name: /Get a course$/})
    .first()
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get a course');
  await page.getByRole('button', {name: 'Try it', exact: true}).click();
  await field(page, 'id').fill('a/b c');
  await send(page);
  await expect.poll(() => requests.length).toBe(2);
  expect(requests[1]!.url()).toBe(`${SERVER}/api/v1/courses/a%2Fb%20c`);
  expect(await requests[1]!.headerValue('x-api-key')).toBe('key-of-mine');
});

test('a deletion is sent after a question, and once', async ({page}) => {
  let release = () => {};
  const requests = await stubServer(page, async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.fulfill({...OK, headers: {'Access-Control-Allow-Origin': '*'}});
  });
  await tryOut(page, 'delete-user');
  await chooseServer(page);
  await send(page);
  const question = consoleOf(page).getByRole('group', {name: 'Confirm'});
  await expect(question).toContainText(`This deletes data from ${SERVER}`);
  await expect(question.getByRole('button', {name: 'Keep it'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sendButton(page)).toBeFocused();
  await send(page);
  await question.getByRole('button', {name: 'Delete'}).click();
  const busy = consoleOf(page).getByRole('button', {name: 'Sending', exact: true});
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await busy.dblclick({force: true});
  await page.keyboard.press('Control+Enter');
  release();
  await expectStatus(page, '200 OK');
  expect(requests.map((request) => request.method())).toEqual(['DELETE']);
});

test('the sandbox responds offline, with the status that is asked for, page after page', async ({page, context}) => {
  await tryOut(page, 'list-courses');
  await context.setOffline(true);
  await field(page, 'limit').fill('12');
  await send(page);
  await expectStatus(page, '200 OK');
  await expect(responseOf(page)).toContainText('Matches the contract');
  await responseOf(page)
    .getByText(/^Response headers/)
    .click();
  await expect(responseOf(page)).toContainText('cache-control');
  await expect(responseOf(page)).not.toContainText('only the headers that a server exposes');

  const next = responseOf(page).getByRole('button', {name: /^Next page/});
  await expect(next).toHaveText(/2 of 2/);
  const first = await responseBody(page).innerText();
  await next.click();
  await expect(field(page, 'page')).toHaveValue('2');
  await expect(responseOf(page)).toContainText('page=2');
  await expect(next).toBeHidden();
  expect(await responseBody(page).innerText()).not.toBe(first);
  expect(await page.evaluate(() => document.activeElement!.closest('dialog') !== null)).toBe(true);

  await consoleOf(page).getByLabel('Respond with').selectOption('503');
  await send(page);
  await expectStatus(page, /^503 \w/);
  await expect(responseOf(page)).toContainText('Matches the contract');
  const link = responseOf(page).getByRole('link', {name: 'What to do about 503'});
  await expect(link).toHaveAttribute('href', '/developer/guides/errors#503');
});

test('by keyboard, every control can be reached, the request sent and the console closed', async ({page}) => {
  await visit(page, '/developer/reference/create-course');
  // By id, because the button is hidden while the console covers it.
  const button = page.locator('button#try');
  await button.press('Enter');
  await expect(consoleOf(page).getByRole('heading', {name: 'Try it: Create a course'})).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await sendButton(page).waitFor();
  const order = [
    consoleOf(page).getByRole('button', {name: 'Close the console'}),
    consoleOf(page).getByRole('button', {name: 'Reset sandbox'}),
    consoleOf(page).getByLabel('Send to'),
    consoleOf(page).getByLabel('Respond with'),
    consoleOf(page).locator('summary').filter({hasText: 'Credentials'}),
    field(page, 'Body'),
  ];
  for (const control of order) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Control+Enter');
  await expectStatus(page, '201 Created');
  await expect(spoken(page)).toHaveText(/^201 Created in [\d.]+ ms, \d+ B, matches the contract\.$/);
  await page.keyboard.press('Escape');
  await expect(consoleOf(page)).toBeHidden();
  await expect(button).toBeFocused();
  // Closing it loses nothing.
  await page.keyboard.press('Enter');
  await expectStatus(page, '201 Created');
});

test('credentials are stored nowhere and are gone after a reload', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const requests = await stubServer(page, OK);
  await tryOut(page, 'create-course');
  await chooseServer(page);
  const keys = ['key-6f1c0a', 'domain-6f1c0a'];
  await field(page, 'X-API-Key').fill(keys[0]!);
  await field(page, 'X-Domain-ID').fill(keys[1]!);
  // The same goes for credentials typed into the wrong field.
  await field(page, 'Body').fill(`{"title": "${keys[0]}", "organization_id": "o"}`);
  await send(page);
  await expectStatus(page, '200 OK');
  expect(await requests[0]!.headerValue('x-api-key')).toBe(keys[0]);

  await consoleOf(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(spoken(page)).toContainText('The body is left out: it contains a credential.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/developer/reference/create-course#try');
  await field(page, 'Body').fill('{"title": "Saw", "organization_id": "o"}');
  for (const key of keys) {
    expect(`${link} ${logged.join(' ')}`).not.toContain(key);
    expect(await tracesOf(page, key)).toEqual([]);
  }
  await page.reload();
  await page.getByRole('button', {name: 'Try it', exact: true}).click();
  await sendButton(page).waitFor();
  await chooseServer(page);
  await expect(field(page, 'X-API-Key')).toHaveValue('');
  await expect(field(page, 'X-Domain-ID')).toHaveValue('');
});
