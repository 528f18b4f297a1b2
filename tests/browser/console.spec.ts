/** The console: the requests it sends, the sandbox, its keys, and that it stores no credentials. */
import {expect, test} from '@playwright/test';
import {
  responseOf,
  chooseServer,
  consoleOf,
  everythingKept,
  expectStatus,
  field,
  responseBody,
  send,
  sendButton,
  SERVER,
  spoken,
  stubServer,
  tryOut,
} from './support/console';
import {openConsole, visit} from './support/site';

const OK = {status: 200, contentType: 'application/json', body: '{"success":true,"data":"for you"}'};

test('credentials are sent with every request, stored nowhere and gone after a reload', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const requests = await stubServer(page, OK);
  const [key, domain] = ['key-6f1c0a', 'domain-6f1c0a'];

  await test.step('both headers, and what was filled in', async () => {
    await tryOut(page, 'list-courses');
    await chooseServer(page);
    await field(page, 'X-API-Key').fill(key);
    await field(page, 'X-Domain-ID').fill(domain);
    await field(page, 'page').fill('2');
    await send(page);
    await expectStatus(page, '200 OK');
    await expect(responseBody(page)).toContainText('"for you"');
    expect(requests.map((request) => request.url())).toEqual([`${SERVER}/api/v1/courses?page=2`]);
    const headers = await requests[0]!.allHeaders();
    expect(headers).toMatchObject({'x-api-key': key, 'x-domain-id': domain, accept: 'application/json'});
    expect(headers).not.toHaveProperty('referer');
  });

  await test.step('on another page, and typed into the wrong field', async () => {
    await page.keyboard.press('Escape');
    const sidebar = page.getByRole('navigation', {name: 'Documentation'});
    await sidebar.getByRole('link', {name: /Create a course$/}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Create a course');
    await openConsole(page);
    await field(page, 'Body').fill(`{"title": "${key}", "organization_id": "o"}`);
    await send(page);
    await expectStatus(page, '200 OK');
    expect(requests[1]!.postDataJSON()).toEqual({title: key, organization_id: 'o'});
    expect(await requests[1]!.headerValue('x-api-key')).toBe(key);

    await consoleOf(page).getByRole('button', {name: 'Copy link'}).click();
    await expect(spoken(page)).toContainText('The body is left out: it contains a credential.');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/developer/reference/create-course#try');
    await field(page, 'Body').fill('{"title": "Saw", "organization_id": "o"}');
    const kept = `${link} ${logged.join(' ')} ${await everythingKept(page)}`;
    for (const secret of [key, domain]) expect(kept).not.toContain(secret);
  });

  await page.reload();
  await openConsole(page);
  await chooseServer(page);
  await expect(field(page, 'X-API-Key')).toHaveValue('');
  await expect(field(page, 'X-Domain-ID')).toHaveValue('');
});

test('a deletion is sent after a question, and once', async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const requests = await stubServer(page, async (route) => {
    await released;
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

test('by keyboard, it opens, sends and closes; the sandbox responds offline, page after page', async ({
  page,
  context,
}) => {
  await visit(page, '/developer/reference/list-courses');
  // By id, because the button is hidden while the console covers it.
  const button = page.locator('button#try');
  await button.press('Enter');
  await expect(consoleOf(page).getByRole('heading', {name: 'Console: List courses'})).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await sendButton(page).waitFor();
  await context.setOffline(true);
  await field(page, 'limit').fill('12');
  await page.keyboard.press('Control+Enter');
  await expectStatus(page, '200 OK');
  await expect(spoken(page)).toHaveText(/^200 OK in [\d.]+ ms, [\d.]+ k?B, matches the contract\.$/);
  await page.keyboard.press('Escape');
  await expect(consoleOf(page)).toBeHidden();
  await expect(button).toBeFocused();
  // Closing it loses nothing.
  await page.keyboard.press('Enter');
  await expectStatus(page, '200 OK');

  const next = responseOf(page).getByRole('button', {name: /^Next page/});
  await expect(next).toHaveText(/2 of 2/);
  const first = await responseBody(page).innerText();
  await next.click();
  await expect(field(page, 'page')).toHaveValue('2');
  await expect(next).toBeHidden();
  await expect(responseBody(page)).not.toHaveText(first);
  await expect(sendButton(page)).toBeFocused();

  await consoleOf(page).getByLabel('Respond with').selectOption('503');
  await send(page);
  await expectStatus(page, /^503 \w/);
});
