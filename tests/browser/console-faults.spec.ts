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
import {visit} from './support/site';
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

/** From here on, time passes only when the test says so. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

test.describe('a response', () => {
  test('of an error is announced, links to its explanation, and is shown as text', async ({page}) => {
    const body = JSON.stringify({success: false, message: HOSTILE, data: null});
    const headers = {'X-Note': '<b data-injected>x</b>'};
    await stubServer(page, {status: 404, contentType: 'application/json', body, headers});
    const injected = await watchInjection(page);
    await tryServer(page, 'get-course');
    await field(page, 'X-API-Key').fill(HOSTILE);
    await field(page, 'id').fill(HOSTILE);
    await send(page);
    await expectStatus(page, /^404 /);
    await expect(spoken(page)).toContainText('404 ');
    await expect(responseOf(page).getByRole('link', {name: 'What to do about 404'})).toBeVisible();
    await expect(responseBody(page)).toContainText('<img src=x onerror=');
    await responseOf(page)
      .getByText(/^Response headers/)
      .click();
    await expect(responseOf(page)).toContainText('<b data-injected>x</b>');
    await expect(responseOf(page)).toContainText('only the headers that a server exposes');
    expect(await injected()).toEqual([]);
  });

  test('that is not in the contract is shown with what differs', async ({page}) => {
    const html = `<!doctype html><title>Down</title><body>${HOSTILE}`;
    await stubServer(page, {status: 502, contentType: 'text/html', body: html});
    const injected = await watchInjection(page);
    await tryServer(page, 'list-courses');
    await send(page);
    await expect(responseBody(page)).toHaveText(html);
    await expect(responseOf(page)).toContainText('The contract does not document 502');
    expect(await injected()).toEqual([]);
    await page.unrouteAll();
    const body = '{"success": true, "data": [{"id": 7}], "pagination": null}';
    await stubServer(page, {status: 200, contentType: 'application/json', body});
    await send(page);
    await expect(responseOf(page)).toContainText('Differs from the contract');
    await expect(responseOf(page).getByRole('listitem').first()).toContainText(/data\[0\]\./);
    await page.unrouteAll();
    await stubServer(page, {status: 204});
    await send(page);
    await expect(responseOf(page)).toContainText('The response has no body');
    await page.unrouteAll();
    await stubServer(page, {status: 200, contentType: 'image/png', body: Buffer.from([0x89, 0x50, 0, 1])});
    await send(page);
    await expect(responseOf(page)).toContainText('The response isn’t text: image/png');
  });

  test('of 5 MB is shown in part and can be downloaded', async ({page}) => {
    const data = Array.from({length: 45_000}, () => ({id: 'crs', title: 'x'.repeat(100)}));
    await stubServer(page, {status: 200, contentType: 'application/json', body: JSON.stringify({success: true, data})});
    await tryServer(page, 'list-courses');
    await send(page);
    await expect(responseOf(page)).toContainText('too long to check');
    await expect(responseOf(page)).toContainText('the first 100.0 kB are shown');
    const show = responseOf(page).getByRole('button', {name: 'Show more'});
    await show.click();
    await expect(show).toBeHidden();
    const download = page.waitForEvent('download');
    await responseOf(page).getByRole('button', {name: 'Download'}).click();
    expect((await download).suggestedFilename()).toBe('get-200.json');
  });
});

test.describe('a request without a response', () => {
  test('is explained: refused by CORS, after a look at the server without credentials or input', async ({page}) => {
    const requests: Request[] = [];
    await page.route(`https://api.${brand.domain}/**`, (route) => {
      requests.push(route.request());
      return route.fulfill({body: '{}', headers: {'Access-Control-Allow-Origin': 'https://other.example'}});
    });
    await tryServer(page, 'list-courses');
    await send(page);
    await expect(responseOf(page).getByRole('heading')).toHaveText('Refused by CORS');
    expect(requests).toHaveLength(2);
    expect([requests[1]!.method(), requests[1]!.url()]).toEqual(['HEAD', `https://api.${brand.domain}/`]);
    expect(Object.keys(await requests[1]!.allHeaders()).filter((name) => name.startsWith('x-'))).toEqual([]);
  });

  test('is explained: nothing within 30 seconds', async ({page}) => {
    await stubServer(page, () => {});
    await tryServer(page, 'create-course');
    await stopTime(page);
    await send(page);
    await page.clock.runFor(29_000);
    await expect(consoleOf(page).getByRole('button', {name: 'Cancel'})).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(responseOf(page).getByRole('heading')).toHaveText('No response within 30 seconds');
    await expect(responseOf(page)).toContainText('Check before you send it again');
    await expect(sendButton(page)).toBeEnabled();
  });
});

test('a Retry-After is counted down, and announced only at its start and end', async ({page}) => {
  const headers = {...CORS, 'Retry-After': '45'};
  await stubServer(page, {status: 429, contentType: 'application/json', body: '{}', headers});
  await tryServer(page, 'list-courses');
  await stopTime(page);
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
  test('restores the body, and sends nothing by itself', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await tryOut(page, 'create-course');
    const body = '{"title": "é 😀 & <b>", "organization_id": "org_4dn7q"}';
    await field(page, 'Body').fill(body);
    await consoleOf(page).getByRole('button', {name: 'Copy link'}).click();
    await expect(spoken(page)).toHaveText('Link copied, without credentials.');
    const other = await context.newPage();
    await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await sendButton(other).waitFor();
    await expect(field(other, 'Body')).toHaveValue(body);
    await expect(responseOf(other)).toContainText('The response appears here');
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

  test('from an untrusted source does no harm, and names the values that it could not fill in', async ({page}) => {
    const {errors, foreign} = watch(page);
    const injected = await watchInjection(page);
    const markup = encodeURIComponent(HOSTILE);
    const evil = '__proto__.x=1&server=https://evil.example&scheme.ApiKey=k&query.colour=red';
    await visit(page, `/developer/reference/get-course#try?path.id=${markup}&${markup}=1&${evil}`);
    await expect(field(page, 'id')).toHaveValue(HOSTILE);
    await expect(spoken(page)).toHaveText(/doesn’t accept: .* and \d more/);
    await expect(consoleOf(page).getByLabel('Send to')).toHaveValue('sandbox');
    await send(page);
    await expectStatus(page, /^4/);
    expect(await injected()).toEqual([]);
    expect([...errors, ...foreign]).toEqual([]);
  });
});

test('without a clipboard, text to copy is shown instead', async ({page}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', {value: undefined}));
  await tryOut(page, 'list-courses');
  await consoleOf(page).getByRole('button', {name: 'Copy as curl'}).click();
  const text = consoleOf(page).getByLabel(/page can’t use the clipboard/);
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/^curl [^]*\/api\/v1\/courses/);
  const selected = await text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart);
  expect(selected).toBe((await text.inputValue()).length);
  await consoleOf(page).getByRole('button', {name: 'Done'}).click();
  await expect(text).toBeHidden();
  await expect(sendButton(page)).toBeFocused();
});
