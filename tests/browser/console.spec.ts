/** The console: the requests it sends, how it reports the response, and that it stores no credentials. */
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

const OK = {status: 200, contentType: 'application/json', body: '{"success":true,"data":{}}'};

test.describe('a request to the documented server', () => {
  test('has the encoded path, only the query parameters that were filled in, and both headers', async ({page}) => {
    const requests = await stubServer(page, {...OK, body: '{"success":true,"data":"for you"}'});
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

  test('is sent once on a double click, and never while another is pending', async ({page}) => {
    let release = () => {};
    const requests = await stubServer(page, async (route) => {
      await new Promise<void>((resolve) => (release = resolve));
      await route.fulfill({...OK, headers: {'Access-Control-Allow-Origin': '*'}});
    });
    await tryOut(page, 'list-courses');
    await chooseServer(page);
    await sendButton(page).dblclick();
    const busy = consoleOf(page).getByRole('button', {name: 'Sending', exact: true});
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await busy.click({force: true});
    await page.keyboard.press('Control+Enter');
    release();
    await expectStatus(page, '200 OK');
    expect(requests).toHaveLength(1);
  });
});

test.describe('a deletion', () => {
  test('asks for confirmation, and can be cancelled', async ({page}) => {
    const requests = await stubServer(page, OK);
    await tryOut(page, 'delete-user');
    await chooseServer(page);
    await send(page);
    const question = consoleOf(page).getByRole('group', {name: 'Confirm'});
    await expect(question).toContainText(`This deletes data from ${SERVER}`);
    await expect(question.getByRole('button', {name: 'Keep it'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(sendButton(page)).toBeFocused();
    expect(requests).toHaveLength(0);
    await send(page);
    await question.getByRole('button', {name: 'Delete'}).click();
    await expectStatus(page, '200 OK');
    expect(requests.map((request) => request.method())).toEqual(['DELETE']);
  });
});

test.describe('the sandbox', () => {
  test('responds offline, with all headers and with the status that is asked for', async ({page, context}) => {
    await tryOut(page, 'list-courses');
    await context.setOffline(true);
    await send(page);
    await expectStatus(page, '200 OK');
    await expect(responseOf(page)).toContainText('Matches the contract');
    await responseOf(page)
      .getByText(/^Response headers/)
      .click();
    await expect(responseOf(page)).toContainText('cache-control');
    await expect(responseOf(page)).not.toContainText('only the headers that a server exposes');
    await consoleOf(page).getByLabel('Respond with').selectOption('503');
    await send(page);
    await expectStatus(page, /^503 \w/);
    await expect(responseOf(page)).toContainText('Matches the contract');
    const link = responseOf(page).getByRole('link', {name: 'What to do about 503'});
    await expect(link).toHaveAttribute('href', '/developer/guides/errors#503');
  });

  test('offers the next page of a list', async ({page}) => {
    await tryOut(page, 'list-courses');
    await field(page, 'limit').fill('12');
    await send(page);
    const next = responseOf(page).getByRole('button', {name: /^Next page/});
    await expect(next).toHaveText(/2 of 2/);
    const first = await responseBody(page).innerText();
    await next.click();
    await expect(field(page, 'page')).toHaveValue('2');
    await expect(responseOf(page)).toContainText('page=2');
    await expect(next).toBeHidden();
    expect(await responseBody(page).innerText()).not.toBe(first);
    expect(await page.evaluate(() => document.activeElement!.closest('dialog') !== null)).toBe(true);
  });
});

test.describe('validation before sending', () => {
  test('reports invalid JSON with its line, and each value that breaks the schema, which can be sent anyway', async ({
    page,
  }) => {
    await tryOut(page, 'create-course');
    const body = field(page, 'Body');
    await body.fill('{\n  "title": "A"\n  "organization_id": "o"\n}');
    await send(page);
    const summary = consoleOf(page).getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary).toContainText('Line 3, column 3');
    await expect(body).toHaveAttribute('aria-invalid', 'true');
    await expect(body).toHaveAccessibleDescription(/Line 3, column 3/);
    await summary.getByRole('link').click();
    await expect(body).toBeFocused();
    await body.fill('{\n  "title": "A",\n  "organization_id": "o"\n}');
    await expect(consoleOf(page).getByText('There is a problem')).toBeHidden();
    await expect(body).not.toHaveAttribute('aria-invalid');
    await body.fill('{"title": "", "description": 3}');
    await send(page);
    await expect(summary.getByRole('listitem')).toHaveText([
      'Body: organization_id is required',
      'Body: title must not be empty',
      'Body: description must be a string',
    ]);
    await summary.getByRole('button', {name: 'Send it anyway'}).click();
    await expectStatus(page, '400 Bad Request');
    await expect(summary).toBeHidden();
  });
});

test.describe('by keyboard', () => {
  test('every control can be reached, the request sent and the console closed', async ({page}) => {
    await visit(page, '/developer/reference/create-course');
    // By id, because the button is hidden while the console covers it.
    const button = page.locator('button#try');
    await button.focus();
    await page.keyboard.press('Enter');
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

  test('beside the page it is not modal; on a phone it covers the page and is, with the same values', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await tryOut(page, 'create-course');
    await field(page, 'Body').fill('{"title": "kept"}');
    const isModal = () => consoleOf(page).evaluate((dialog) => dialog.matches(':modal'));
    expect(await isModal()).toBe(false);
    const words = (await page.getByRole('heading', {level: 2, name: 'Authentication'}).boundingBox())!;
    expect(words.x + words.width).toBeLessThanOrEqual((await consoleOf(page).boundingBox())!.x);
    await page.setViewportSize({width: 390, height: 844});
    await expect.poll(isModal).toBe(true);
    expect(await consoleOf(page).boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
    await expect(field(page, 'Body')).toHaveValue('{"title": "kept"}');
    await expect(field(page, 'Body')).toBeFocused();
  });
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
