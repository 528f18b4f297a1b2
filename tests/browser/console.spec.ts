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
import {isSameDocument, markDocument, visit} from './support/site';
import {watch} from './support/watch';

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
    expect(request!.method()).toBe('GET');
    expect(request!.url()).toBe(`${SERVER}/api/v1/courses?page=2`);
    const headers = await request!.allHeaders();
    expect(headers).toMatchObject({
      'x-api-key': 'key-of-mine',
      'x-domain-id': 'domain-of-mine',
      accept: 'application/json',
    });
    expect(headers).not.toHaveProperty('prefer');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    expect(request!.postData()).toBeNull();

    // Credentials apply to every operation until the page is reloaded.
    await markDocument(page);
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
    expect(await isSameDocument(page)).toBe(true);
  });

  test('sends the body exactly as typed, and no demo key', async ({page}) => {
    const requests = await stubServer(page, {...OK, status: 201});
    await tryOut(page, 'create-course');
    await chooseServer(page);
    const body = '{"title": "Forklift <b>", "organization_id": "org_1"}';
    await field(page, 'Body').fill(body);
    await send(page);
    await expectStatus(page, '201 Created');
    const headers = await requests[0]!.allHeaders();
    expect(requests[0]!.method()).toBe('POST');
    expect(requests[0]!.postData()).toBe(body);
    expect(headers['content-type']).toBe('application/json');
    expect(headers).not.toHaveProperty('x-api-key');
    expect(headers).not.toHaveProperty('x-domain-id');
  });

  test('goes out immediately, without a delay', async ({page}) => {
    await page.clock.install();
    const requests = await stubServer(page, OK);
    await tryOut(page, 'list-courses');
    await chooseServer(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
    await send(page);
    await expect.poll(() => requests.length).toBe(1);
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

  test('does not carry credentials to another origin on a redirect', async ({page}) => {
    const requests = await stubServer(page, {status: 302, headers: {Location: 'https://elsewhere.example/'}});
    await tryOut(page, 'list-courses');
    await chooseServer(page);
    await field(page, 'X-API-Key').fill('key-of-mine');
    const {foreign} = watch(page, SERVER);
    await send(page);
    await expect(responseOf(page)).toContainText('The server redirects');
    expect(requests).toHaveLength(1);
    expect(foreign.filter((url) => url.includes('elsewhere'))).toEqual([]);
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
  /** Paths of all operation pages, from the overview. */
  async function operations(page: Page): Promise<string[]> {
    await visit(page, '/developer');
    const links = page.getByRole('main').locator('a[href^="/developer/reference/"]:not([href*="#"])');
    return links.evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href')!))]);
  }

  test('returns a documented response to the first request of every operation, without using the network', async ({
    page,
  }) => {
    const {errors} = watch(page);
    const problems: string[] = [];
    const paths = (await operations(page)).filter((path) => !path.includes('/schemas/'));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      await tryOut(page, path.split('/').pop()!);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (['fetch', 'xhr', 'document', 'websocket'].includes(request.resourceType())) requests.push(request.url());
      });
      await send(page);
      const question = consoleOf(page).getByRole('button', {name: 'Delete', exact: true});
      if (await question.isVisible()) await question.click();
      const status = responseOf(page).locator('strong');
      await status.waitFor();
      const shown = await responseOf(page).innerText();
      if (!/^2/.test((await status.textContent())!)) problems.push(`${path}: ${shown}`);
      if (!shown.includes('Matches the contract')) problems.push(`${path}: ${shown}`);
      problems.push(...requests.map((url) => `${path} requested ${url}`));
      page.removeAllListeners('request');
    }
    expect([...problems, ...errors]).toEqual([]);
  });

  test('keeps created resources until it is reset', async ({page}) => {
    await tryOut(page, 'create-course');
    await field(page, 'Body').fill('{"title": "Chainsaw basics", "organization_id": "org_4dn7q"}');
    await send(page);
    await expectStatus(page, '201 Created');
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', {name: /List courses$/})
      .first()
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('List courses');
    await page.getByRole('button', {name: 'Try it', exact: true}).click();
    await field(page, 'limit').fill('100');
    await send(page);
    await expect(responseBody(page)).toContainText('Chainsaw basics');
    await consoleOf(page).getByRole('button', {name: 'Reset sandbox'}).click();
    await expect(spoken(page)).toContainText('The sandbox has been reset');
    await send(page);
    await expect(responseBody(page)).not.toContainText('Chainsaw basics');
  });

  test('returns every documented response, with a link to its explanation', async ({page}) => {
    await tryOut(page, 'get-course');
    const choice = consoleOf(page).getByLabel('Respond with');
    const codes = await choice
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
    expect(codes).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '404', '405', '406', '429', '500', '503']),
    );
    for (const code of codes) {
      await choice.selectOption(code);
      await send(page);
      await expectStatus(page, new RegExp(`^${code} \\w`));
      await expect(responseOf(page)).toContainText('Matches the contract');
      if (code >= '400') {
        await expect(responseOf(page).getByRole('link', {name: `What to do about ${code}`})).toHaveAttribute(
          'href',
          `/developer/guides/errors#${code}`,
        );
      }
    }
  });

  test('rejects an unknown key', async ({page}) => {
    await tryOut(page, 'list-courses');
    await consoleOf(page).getByText('Credentials', {exact: false}).first().click();
    await field(page, 'X-API-Key').fill('another');
    await send(page);
    await expectStatus(page, '401 Unauthorized');
  });

  test('works offline', async ({page, context}) => {
    await tryOut(page, 'list-courses');
    await context.setOffline(true);
    await send(page);
    await expectStatus(page, '200 OK');
  });

  test('shows all headers of a response', async ({page}) => {
    await tryOut(page, 'list-courses');
    await send(page);
    await expectStatus(page, '200 OK');
    await responseOf(page)
      .getByText(/^Response headers/)
      .click();
    await expect(responseOf(page)).toContainText('cache-control');
    await expect(responseOf(page)).not.toContainText('only the headers that a server exposes');
  });

  test('offers the next page of a list', async ({page}) => {
    await tryOut(page, 'list-courses');
    await field(page, 'limit').fill('2');
    await send(page);
    const next = responseOf(page).getByRole('button', {name: /^Next page/});
    await expect(next).toHaveText(/2 of \d/);
    const first = await responseBody(page).innerText();
    while (await next.isVisible()) {
      const [, number] = /\((\d+) of/.exec((await next.textContent())!)!;
      await next.click();
      await expect(field(page, 'page')).toHaveValue(number!);
      await expect(responseOf(page)).toContainText(`page=${number}`);
    }
    expect(await responseBody(page).innerText()).not.toBe(first);
    expect(await page.evaluate(() => document.activeElement!.closest('dialog') !== null)).toBe(true);
  });
});

test.describe('validation before sending', () => {
  test('reports invalid JSON with its line', async ({page}) => {
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
    await expect(body).toHaveValue('{\n  "title": "A"\n  "organization_id": "o"\n}');
    // The message stays until the fault is fixed.
    await body.press('End');
    await body.press('x');
    await expect(consoleOf(page).getByText('There is a problem')).toBeVisible();
    await expect(body).toHaveAttribute('aria-invalid', 'true');
    await body.fill('{\n  "title": "A",\n  "organization_id": "o"\n}');
    await expect(consoleOf(page).getByText('There is a problem')).toBeHidden();
    await expect(body).not.toHaveAttribute('aria-invalid');
  });

  test('reports each path that breaks the schema, and can send the body anyway', async ({page}) => {
    await tryOut(page, 'create-course');
    await field(page, 'Body').fill('{"title": "", "description": 3}');
    await send(page);
    const summary = consoleOf(page).getByRole('alert');
    await expect(summary.getByRole('listitem')).toHaveText([
      'Body: organization_id is required',
      'Body: title must not be empty',
      'Body: description must be a string',
    ]);
    await summary.getByRole('button', {name: 'Send it anyway'}).click();
    await expectStatus(page, '400 Bad Request');
    await expect(summary).toBeHidden();
  });

  test('names a missing parameter and keeps everything else', async ({page}) => {
    const requests = await stubServer(page, OK);
    await tryOut(page, 'get-learner-progress');
    await chooseServer(page);
    await field(page, 'id').fill('');
    await field(page, 'course_id').fill('crs_1');
    await send(page);
    const summary = consoleOf(page).getByRole('alert');
    await expect(summary.getByRole('listitem')).toHaveText(['id: Enter a value']);
    await expect(summary.getByRole('button')).toHaveCount(0);
    await expect(field(page, 'course_id')).toHaveValue('crs_1');
    await field(page, 'id').fill('..');
    await send(page);
    await expect(summary).toContainText('can’t be sent as a value');
    expect(requests).toHaveLength(0);
    await consoleOf(page).getByRole('button', {name: 'Reset', exact: true}).click();
    await expect(field(page, 'id')).toHaveValue('usr_3h7m9');
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
    const names: string[] = [];
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab');
      names.push(
        await page.evaluate(() => {
          const {activeElement: element} = document;
          const label = (element as HTMLInputElement).labels?.[0];
          return (element!.getAttribute('aria-label') ?? label?.textContent ?? element!.textContent)!.trim();
        }),
      );
    }
    expect(names.slice(0, 9)).toEqual([
      'Close the console',
      'Reset sandbox',
      'Send to',
      'Respond with',
      expect.stringContaining('Credentials'),
      'Body',
      'Send',
      'Copy link',
      'Copy as curl',
    ]);
    await field(page, 'Body').focus();
    await page.keyboard.press('Control+Enter');
    await expectStatus(page, '201 Created');
    await expect(spoken(page)).toHaveText(
      /^201 Created in [\d.]+ ms, \d+ B, matches the contract\. Added to your sandbox: course Forklift safety\.$/,
    );
    await page.keyboard.press('Escape');
    await expect(consoleOf(page)).toBeHidden();
    await expect(button).toBeFocused();
    // Closing it loses nothing.
    await page.keyboard.press('Enter');
    await expectStatus(page, '201 Created');
  });

  test('on a phone it covers the page and is modal', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await tryOut(page, 'list-courses');
    const box = (await consoleOf(page).boundingBox())!;
    expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, 390, 844]);
    expect(await consoleOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await send(page);
    await expect(responseOf(page).locator('strong')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    await expect(consoleOf(page)).toBeHidden();
    await expect(page.getByRole('button', {name: 'Try it', exact: true})).toBeFocused();
  });

  test('it adapts when the window is resized', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await tryOut(page, 'create-course');
    await field(page, 'Body').fill('{"title": "kept"}');
    const isModal = () => consoleOf(page).evaluate((dialog) => dialog.matches(':modal'));
    expect(await isModal()).toBe(false);
    const words = (await page.getByRole('heading', {level: 2, name: 'Authentication'}).boundingBox())!;
    expect(words.x + words.width).toBeLessThanOrEqual((await consoleOf(page).boundingBox())!.x);
    await page.setViewportSize({width: 800, height: 900});
    await expect.poll(isModal).toBe(true);
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

  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await consoleOf(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(spoken(page)).toContainText('The body is left out: it contains a credential.');
  const link = await clipboard();
  expect(link).toContain('/developer/reference/create-course#try');
  await field(page, 'Body').fill('{"title": "Saw", "organization_id": "o"}');
  await consoleOf(page).getByRole('button', {name: 'Copy as curl'}).click();
  await expect(spoken(page)).toContainText('Command copied');
  const command = await clipboard();
  expect(command).toContain('-H "X-API-Key: $API_KEY"');
  expect(command).toContain('{"title": "Saw", "organization_id": "o"}');
  for (const key of keys) {
    expect(`${link} ${command} ${logged.join(' ')}`).not.toContain(key);
    expect(await tracesOf(page, key)).toEqual([]);
  }
  await page.reload();
  await page.getByRole('button', {name: 'Try it', exact: true}).click();
  await sendButton(page).waitFor();
  await chooseServer(page);
  await expect(field(page, 'X-API-Key')).toHaveValue('');
  await expect(field(page, 'X-Domain-ID')).toHaveValue('');
});

test('long lines of a request body wrap', async ({page}) => {
  await tryOut(page, 'create-course');
  const body = field(page, 'Body');
  await expect(body).toHaveValue(/.{60}/);
  const {scroll, client} = await body.evaluate(({scrollWidth, clientWidth}) => ({
    scroll: scrollWidth,
    client: clientWidth,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
});
