/** The console with failing servers, malformed links, old browsers and bad networks. */
import {expect, test, type Page, type Request} from '@playwright/test';
import brand from '../../src/content/brand';
import {
  responseOf,
  chooseServer,
  consoleOf,
  expectStatus,
  responseBody,
  sendButton,
  spoken,
  stubServer,
  tryOut,
  watchInjection,
} from './support/console';
import {hydrated, visit} from './support/site';
import {watch} from './support/watch';

const CORS = {'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*'};
const HOSTILE = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><b data-injected>x</b>';

const field = (page: Page, name: string) => consoleOf(page).getByRole('textbox', {name, exact: true});
const send = (page: Page) => sendButton(page).click();

/** Opens an operation's console and selects the documented server. */
async function tryServer(page: Page, slug: string): Promise<void> {
  await tryOut(page, slug);
  await chooseServer(page);
}

/** Checks that the console still works: the sandbox returns a response. */
async function expectUsable(page: Page): Promise<void> {
  await consoleOf(page).getByLabel('Send to').selectOption('sandbox');
  await send(page);
  await expectStatus(page, '200 OK');
}

test.describe('a response', () => {
  for (const status of [400, 401, 403, 404, 405, 406, 429, 500, 503]) {
    test(`with status ${status} is announced and links to its explanation`, async ({page}) => {
      const body = JSON.stringify({success: false, message: HOSTILE, data: null});
      await stubServer(page, {status, contentType: 'application/json', body});
      const injected = await watchInjection(page);
      await tryServer(page, 'list-courses');
      await send(page);
      await expectStatus(page, new RegExp(`^${status} `));
      await expect(spoken(page)).toContainText(`${status} `);
      await expect(responseOf(page).getByRole('link', {name: `What to do about ${status}`})).toBeVisible();
      await expect(responseBody(page)).toContainText('<img src=x onerror=');
      expect(await injected()).toEqual([]);
      await expectUsable(page);
    });
  }

  test('in HTML is shown as text', async ({page}) => {
    const html = `<!doctype html><title>Down</title><body>${HOSTILE}`;
    await stubServer(page, {status: 502, contentType: 'text/html', body: html});
    const injected = await watchInjection(page);
    await tryServer(page, 'list-courses');
    await send(page);
    await expectStatus(page, '502 Bad Gateway');
    await expect(responseBody(page)).toHaveText(html);
    await expect(responseOf(page)).toContainText('The contract does not document 502');
    expect(await injected()).toEqual([]);
  });

  test('that breaks its schema is reported with the path', async ({page}) => {
    const body = '{"success": true, "data": [{"id": 7}], "pagination": null}';
    await stubServer(page, {status: 200, contentType: 'application/json', body});
    await tryServer(page, 'list-courses');
    await send(page);
    await expect(responseOf(page)).toContainText('Differs from the contract');
    await expect(responseOf(page).getByRole('listitem').first()).toContainText(/data\[0\]\./);
    await expect(spoken(page)).toContainText(/differs from the contract: \S+/);
  });

  test('of 5 MB blocks the page for less than a second', async ({page}) => {
    const entry = {id: 'crs', title: 'x'.repeat(100)};
    const body = JSON.stringify({success: true, data: Array.from({length: 45_000}, () => entry)});
    expect(body.length).toBeGreaterThan(5_000_000);
    await stubServer(page, {status: 200, contentType: 'application/json', body});
    await tryServer(page, 'list-courses');
    await page.evaluate(() => {
      const longest = {duration: 0};
      Object.assign(window, {longest});
      new PerformanceObserver((list) => {
        for (const {duration} of list.getEntries()) longest.duration = Math.max(longest.duration, duration);
      }).observe({type: 'longtask'});
    });
    await send(page);
    await expectStatus(page, '200 OK');
    await expect(responseOf(page)).toContainText('too long to check');
    await expect(responseOf(page)).toContainText('the first 100.0 kB are shown');
    const show = responseOf(page).getByRole('button', {name: 'Show more'});
    await show.click();
    await expect(show).toBeHidden();
    const download = page.waitForEvent('download');
    await responseOf(page).getByRole('button', {name: 'Download'}).click();
    expect((await download).suggestedFilename()).toBe('get-200.json');
    const longest = await page.evaluate(() => (window as unknown as {longest: {duration: number}}).longest.duration);
    expect(longest).toBeLessThan(1000);
    await expectUsable(page);
  });

  test('without a body, or with a binary body, is described as such', async ({page}) => {
    await stubServer(page, {status: 204});
    await tryServer(page, 'list-courses');
    await send(page);
    await expect(responseOf(page)).toContainText('The response has no body');
    await page.unrouteAll();
    await stubServer(page, {status: 200, contentType: 'image/png', body: Buffer.from([0x89, 0x50, 0, 1])});
    await send(page);
    await expect(responseOf(page)).toContainText('The response isn’t text: image/png');
  });

  test('has its headers shown as text', async ({page}) => {
    const headers = {'X-Note': '<b data-injected>x</b>'};
    await stubServer(page, {status: 200, contentType: 'application/json', body: '{}', headers});
    const injected = await watchInjection(page);
    await tryServer(page, 'list-courses');
    await send(page);
    await responseOf(page)
      .getByText(/^Response headers/)
      .click();
    await expect(responseOf(page)).toContainText('<b data-injected>x</b>');
    await expect(responseOf(page)).toContainText('only the headers that a server exposes');
    expect(await injected()).toEqual([]);
  });
});

test.describe('a request without a response', () => {
  test('is explained: blocked by CORS, or connection refused', async ({page}) => {
    const {errors} = watch(page);
    await stubServer(page, (route) => route.abort('connectionrefused'));
    await tryServer(page, 'list-courses');
    await send(page);
    await expect(responseOf(page).getByRole('heading')).toHaveText('No response reached this page');
    await page.unrouteAll();
    const requests: Request[] = [];
    await page.route(`https://api.${brand.domain}/**`, (route) => {
      requests.push(route.request());
      return route.fulfill({
        status: 200,
        body: '{}',
        headers: {'Access-Control-Allow-Origin': 'https://other.example'},
      });
    });
    await send(page);
    await expect(responseOf(page).getByRole('heading')).toHaveText('Refused by CORS');
    // The check that the server is reachable carries no credentials or input.
    const [, look] = requests;
    expect([look?.method(), look?.url()]).toEqual(['HEAD', `https://api.${brand.domain}/`]);
    expect(Object.keys(await look!.allHeaders()).filter((name) => name.startsWith('x-'))).toEqual([]);
    expect(requests).toHaveLength(2);
    await expectUsable(page);
    expect(errors.filter((error) => !/ERR_|CORS/.test(error))).toEqual([]);
  });

  test('is explained: offline', async ({page, context}) => {
    await tryServer(page, 'create-course');
    await context.setOffline(true);
    await send(page);
    await expect(responseOf(page).getByRole('heading')).toHaveText('You are offline');
    await expect(spoken(page)).toContainText('You are offline. Nothing was sent.');
    await expect(field(page, 'Body')).toHaveValue(/Forklift/);
  });

  test('is explained: nothing within 30 seconds', async ({page}) => {
    await page.clock.install();
    await stubServer(page, () => {});
    await tryServer(page, 'create-course');
    // Otherwise the clock also runs during the steps below, and a slow machine reaches 30 seconds too early.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await send(page);
    await page.clock.runFor(29_000);
    await expect(consoleOf(page).getByRole('button', {name: 'Cancel'})).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(responseOf(page).getByRole('heading')).toHaveText('No response within 30 seconds');
    await expect(responseOf(page)).toContainText('Check before you send it again');
    await expect(sendButton(page)).toBeEnabled();
  });

  test('is explained: a body that never ends', async ({page}) => {
    await page.clock.install();
    // A stubbed route cannot leave a response open, so fetch is replaced in the page.
    await page.addInitScript(() => {
      window.fetch = () =>
        Promise.resolve(
          new Response(new ReadableStream({start: (stream) => stream.enqueue(new TextEncoder().encode('{"a":'))})),
        );
    });
    await tryServer(page, 'list-courses');
    await send(page);
    await page.clock.runFor(30_500);
    await expect(responseOf(page).getByRole('heading')).toHaveText('No response within 30 seconds');
  });

  test('is explained: cancelled', async ({page}) => {
    await stubServer(page, () => {});
    await tryServer(page, 'list-courses');
    await send(page);
    await consoleOf(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(responseOf(page).getByRole('heading')).toHaveText('Cancelled');
    await expect(sendButton(page)).toBeFocused();
    await expectUsable(page);
  });
});

test('a Retry-After is counted down, and announced only at its start and end', async ({page}) => {
  await page.clock.install();
  const headers = {...CORS, 'Retry-After': '45'};
  await stubServer(page, {status: 429, contentType: 'application/json', body: '{}', headers});
  await tryServer(page, 'list-courses');
  // From here on, time passes only when the test says so.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await send(page);
  await expect(responseOf(page)).toContainText('Wait 45 seconds');
  await page.clock.runFor(1000);
  await expect(spoken(page)).toContainText('Wait 45 seconds before you send it again.');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, {heard});
    const region = document.querySelector('dialog [role="status"]')!;
    new MutationObserver(() => heard.push(region.textContent!)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.clock.runFor(4000);
  await expect(responseOf(page)).toContainText('Wait 40 seconds');
  await page.clock.runFor(41_000);
  await expect(responseOf(page)).not.toContainText('Wait');
  await expect(spoken(page)).toHaveText('You can send it again now.');
  expect(await page.evaluate(() => (window as unknown as {heard: string[]}).heard)).toEqual([
    'You can send it again now.',
  ]);
});

test.describe('a link to a filled-in console', () => {
  test('restores parameters and body, and nothing else', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await tryOut(page, 'create-course');
    const body = '{"title": "é 😀 & <b>", "organization_id": "org_4dn7q"}';
    await field(page, 'Body').fill(body);
    const before = await page.evaluate(() => [location.href, history.length]);
    await consoleOf(page).getByRole('button', {name: 'Copy link'}).click();
    await expect(spoken(page)).toHaveText('Link copied, without credentials.');
    expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    const requests: string[] = [];
    await other.goto(link);
    await sendButton(other).waitFor();
    // The pages of links in view may still be prefetched.
    other.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/assets/')) requests.push(request.url());
    });
    await expect(field(other, 'Body')).toHaveValue(body);
    await expect(responseOf(other)).toContainText('The response appears here');
    expect(requests).toEqual([]);
    await sendButton(other).click();
    await expectStatus(other, '201 Created');
  });

  test('opens the console on the current page', async ({page}) => {
    await visit(page, '/developer/reference/get-course');
    await page.evaluate(() => (location.hash = '#try?path.id=crs_2m6v8'));
    await expect(field(page, 'id')).toHaveValue('crs_2m6v8');
    // Other fragments do not open it.
    await field(page, 'id').fill('mine');
    await page.evaluate(() => (location.hash = '#responses'));
    await expect(field(page, 'id')).toHaveValue('mine');
  });

  for (const hash of [
    `#try?path.id=${encodeURIComponent(HOSTILE)}`,
    `#try?${encodeURIComponent(HOSTILE)}=1`,
    `#try?path.id=${'x'.repeat(100_000)}`,
    '#try?__proto__.x=1&path.__proto__=2&server=https://evil.example&scheme.ApiKey=k',
    '#try?%FF=%&path.id=%E0%A4%A',
    '#try?path.id=%00%0A%0D',
  ]) {
    test(`from an untrusted source does no harm: ${hash.slice(0, 40)}`, async ({page}) => {
      const {errors, foreign} = watch(page);
      const injected = await watchInjection(page);
      await page.goto(`/developer/reference/get-course${hash}`);
      await hydrated(page);
      await sendButton(page).waitFor();
      await expect(field(page, 'id')).not.toHaveValue('');
      await send(page);
      await responseOf(page).locator('strong, h3').or(consoleOf(page).getByRole('alert')).first().waitFor();
      await expect(consoleOf(page).getByLabel('Send to')).toHaveValue('sandbox');
      expect(await injected()).toEqual([]);
      expect([...errors, ...foreign]).toEqual([]);
    });
  }

  test('names the values it could not fill in', async ({page}) => {
    await visit(page, '/developer/reference/get-course#try?query.colour=red');
    await expect(spoken(page)).toHaveText(/doesn’t accept: query\.colour/);
  });
});

test('input that looks like markup is shown as text in every field', async ({page}) => {
  const {errors} = watch(page);
  const injected = await watchInjection(page);
  await stubServer(page, {status: 200, contentType: 'application/json', body: '{}'});
  await tryOut(page, 'get-learner-progress');
  await field(page, 'id').fill(HOSTILE);
  await field(page, 'course_id').fill(HOSTILE);
  await send(page);
  await expectStatus(page, /^4/);
  await chooseServer(page);
  await field(page, 'X-API-Key').fill(HOSTILE);
  await send(page);
  await expectStatus(page, '200 OK');
  expect(await injected()).toEqual([]);
  expect(errors).toEqual([]);
});

test('a console that fails to load says so, and loads on retry', async ({page}) => {
  await visit(page, '/developer/reference/list-courses');
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('button', {name: 'Try it', exact: true}).click();
  const alert = consoleOf(page).getByRole('alert');
  await expect(alert).toContainText('The console could not be loaded');
  await page.unrouteAll();
  await alert.getByRole('button', {name: 'Try again'}).click();
  await send(page);
  await expectStatus(page, '200 OK');
});

test('a console that is loading says so', async ({page}) => {
  await visit(page, '/developer/reference/list-courses');
  await page.waitForLoadState('networkidle');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', {name: 'Try it', exact: true}).click();
  await expect(consoleOf(page).getByRole('status')).toHaveText('Loading the console');
  release();
  await expect(sendButton(page)).toBeVisible();
  await expect(consoleOf(page).getByRole('heading', {level: 2})).toBeFocused();
});

test('everything works in a browser without clipboard and newer APIs, which shows text to copy instead', async ({
  page,
}) => {
  const {errors} = watch(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    for (const [owner, name] of [
      [window, 'structuredClone'],
      [AbortSignal, 'timeout'],
      [AbortSignal, 'any'],
      [Promise, 'withResolvers'],
      [Array.prototype, 'findLast'],
      [Array.prototype, 'toSorted'],
      [crypto, 'randomUUID'],
      [window, 'requestIdleCallback'],
    ] as [object, string][]) {
      Object.defineProperty(owner, name, {value: undefined, configurable: true});
    }
  });
  await tryOut(page, 'list-courses');
  await send(page);
  await expectStatus(page, '200 OK');
  await consoleOf(page).getByRole('button', {name: 'Copy as curl'}).click();
  const text = consoleOf(page).getByLabel(/page can’t use the clipboard/);
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/^curl [^]*\/api\/v1\/courses/);
  const selected = await text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart);
  expect(selected).toBe((await text.inputValue()).length);
  await consoleOf(page).getByRole('button', {name: 'Done'}).click();
  await expect(text).toBeHidden();
  await expect(sendButton(page)).toBeFocused();
  expect(errors).toEqual([]);
});
