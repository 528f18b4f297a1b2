/** The console with servers that send more than JSON, fail or may not be called, and with untrusted links. */
import type http from 'node:http';
import {expect, test} from '@playwright/test';
import {serve} from '../support/server';
import {listen, stopTime} from './support/announcements';
import {
  type Fulfil,
  chooseServer,
  consoleOf,
  expectStatus,
  field,
  responseBody,
  responseOf,
  send,
  sendButton,
  SERVER,
  spoken,
  stubServer,
  tryOut,
  watchInjection,
} from './support/console';
import {openConsole, visit} from './support/site';
import {startReplaced} from './support/variant';
import {watch} from './support/watch';

const HOSTILE = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><b data-injected>x</b>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>window.top.pwned=1</script></svg>';

test('what has arrived of a response is shown when it is cancelled', async ({page}) => {
  const streams: http.ServerResponse[] = [];
  const api = await serve((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return response.end();
    response.writeHead(200, {'Content-Type': 'text/event-stream'});
    response.flushHeaders();
    streams.push(response);
  });
  page.once('close', () => void api.close());
  const site = await startReplaced(page, SERVER, api.origin);
  await page.clock.install();
  // Tells when the page itself has the beginning of the response.
  await page.addInitScript((origin) => {
    const original = fetch;
    window.fetch = async (...request) => {
      const response = await original(...request);
      if (response.url.startsWith(origin)) document.documentElement.dataset.begun = '';
      return response;
    };
  }, api.origin);
  await visit(page, `${site}/developer/reference/get-course`);
  await openConsole(page);
  await chooseServer(page, api.origin);
  await send(page);
  await expect(page.locator('html[data-begun]')).toBeAttached();
  streams[0]!.write('data: one\n\n');
  // The time limit is for the first byte.
  await page.clock.fastForward(60_000);
  await consoleOf(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(sendButton(page)).toBeVisible();
  await expectStatus(page, '200 OK');
  await expect(responseBody(page)).toHaveText('data: one');
  await expect(responseOf(page)).toContainText('Cancelled');
});

test('a server that pages may not call is called by the copied command only', async ({page, context}) => {
  const origin = 'http://10.0.0.1:8108';
  const site = await startReplaced(page, SERVER, origin);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `${site}/developer/reference/get-course`);
  await openConsole(page);
  await chooseServer(page, origin);
  await expect(consoleOf(page).getByLabel('Send to')).toHaveAccessibleDescription(
    /can’t call http:\/\/10\.0\.0\.1:8108/,
  );
  await expect(sendButton(page)).toBeHidden();
  await consoleOf(page).getByLabel('Send to').press('Control+Enter');
  await expect(consoleOf(page).getByRole('alert')).toContainText('can’t call');
  await expect(consoleOf(page).getByRole('button', {name: 'Send it anyway'})).toBeHidden();
  await consoleOf(page).getByRole('button', {name: 'Copy as curl'}).click();
  await expect(spoken(page)).toContainText('Command copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${origin}/api/v1/courses/`);
});

test('any response is shown, as text or a picture, with what the contract says about it', async ({page}) => {
  const injected = await watchInjection(page);
  let response: Fulfil;
  await stubServer(page, () => response);
  const respond = (next: Fulfil) => {
    response = next;
    return send(page);
  };
  const json = (value: unknown) => ({contentType: 'application/json', body: JSON.stringify(value)});
  await tryOut(page, 'get-course');
  await chooseServer(page);

  await test.step('an error, with hostile markup wherever text can be', async () => {
    await field(page, 'X-API-Key').fill(HOSTILE);
    await field(page, 'id').fill(HOSTILE);
    const headers = {'X-Note': '<b data-injected>x</b>'};
    await respond({status: 404, headers, ...json({success: false, message: HOSTILE, data: null})});
    await expectStatus(page, /^404 /);
    const link = responseOf(page).getByRole('link', {name: 'What to do about 404'});
    await expect(link).toHaveAttribute('href', '/developer/guides/errors#404');
    await expect(responseBody(page)).toContainText('<img src=x onerror=');
    await responseOf(page).getByText('Headers', {exact: true}).click();
    await expect(responseOf(page)).toContainText('<b data-injected>x</b>');
    await expect(responseOf(page)).toContainText('only the headers that a server exposes');
  });

  await test.step('a page of HTML with a status that is not documented', async () => {
    const html = `<!doctype html><title>Down</title><body>${HOSTILE}`;
    await respond({status: 502, contentType: 'text/html', body: html});
    await expect(responseBody(page)).toHaveText(html);
    await expect(responseOf(page)).toContainText('The contract does not document 502');
  });

  await test.step('a picture, without running its script', async () => {
    await respond({contentType: 'image/svg+xml', body: SVG});
    const picture = responseOf(page).getByRole('img', {name: /picture/});
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(9);
    expect(await injected()).toEqual([]);
  });

  await test.step('5 MB, in part', async () => {
    const data = Array.from({length: 45_000}, () => ({id: 'crs', title: 'x'.repeat(100)}));
    await respond({status: 200, ...json({success: true, data})});
    await expect(responseOf(page)).toContainText('the first 100.0 kB are shown');
    const download = page.waitForEvent('download');
    await responseOf(page).getByRole('button', {name: 'Download'}).click();
    expect((await download).suggestedFilename()).toBe('get-200.json');
  });
});

test('a request without a response is explained, and a Retry-After counted down', async ({page}) => {
  const explanation = responseOf(page).getByRole('heading');
  await page.clock.install();
  await tryOut(page, 'create-course');
  await chooseServer(page);

  await test.step('refused by CORS', async () => {
    const headers = {'Access-Control-Allow-Origin': 'https://other.example'};
    await stubServer(page, () => ({body: '{}', headers}));
    await send(page);
    await expect(explanation).toHaveText('No response reached this page');
    await page.unrouteAll();
  });
  await stopTime(page);

  await test.step('nothing within 30 seconds', async () => {
    const requests = await stubServer(page, () => undefined);
    await send(page);
    await expect.poll(() => requests.length).toBe(1);
    await page.clock.runFor(29_000);
    await expect(consoleOf(page).getByRole('button', {name: 'Cancel'})).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(explanation).toHaveText('No response within 30 seconds');
    await expect(responseOf(page)).toContainText('Check before you send it again');
    await expect(sendButton(page)).toBeEnabled();
    await page.unrouteAll();
  });

  await test.step('a Retry-After, announced only at its start and end', async () => {
    await stubServer(page, () => ({status: 429, json: {}, headers: {'Retry-After': '45'}}));
    await send(page);
    await expect(responseOf(page)).toContainText('Wait 45 seconds');
    await expect(spoken(page)).toContainText('Wait 45 seconds before you send it again.');
    const announced = await listen(spoken(page));
    await page.clock.runFor(5000);
    await expect(responseOf(page)).toContainText('Wait 40 seconds');
    await page.clock.runFor(41_000);
    await expect(responseOf(page)).not.toContainText('Wait');
    await expect(spoken(page)).toHaveText('You can send it again now.');
    expect(await announced()).toEqual(['You can send it again now.']);
    await consoleOf(page).getByLabel('Send to').selectOption('sandbox');
    await expect(spoken(page)).toHaveText('');
  });
});

test('a link fills in the console, sends nothing by itself, and does no harm', async ({page, context}) => {
  const {errors, foreign} = watch(page);
  const injected = await watchInjection(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await tryOut(page, 'create-course');
  const body = '{"title": "é 😀 & <b>", "organization_id": "org_4dn7q"}';
  await field(page, 'Body').fill(body);
  await consoleOf(page).getByRole('button', {name: 'Copy link'}).click();
  await expect(spoken(page)).toHaveText('Link copied, without credentials.');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await visit(page, '/developer/reference/get-course');
  await page.evaluate(() => (location.hash = '#try?path.id=crs_2m6v8'));
  await expect(field(page, 'id')).toHaveValue('crs_2m6v8');

  await visit(page, link);
  await expect(field(page, 'Body')).toHaveValue(body);
  await expect(responseOf(page)).toContainText('The response appears here');

  const markup = encodeURIComponent(HOSTILE);
  const evil = '__proto__.x=1&server=https://evil.example&scheme.ApiKey=k&query.colour=red';
  await visit(page, `/developer/reference/get-course#try?path.id=${markup}&${markup}=1&${evil}`);
  await expect(field(page, 'id')).toHaveValue(HOSTILE);
  await expect(spoken(page)).toHaveText(/doesn’t accept/);
  await expect(consoleOf(page).getByLabel('Send to')).toHaveValue('sandbox');
  await send(page);
  await expectStatus(page, /^4/);
  expect(await injected()).toEqual([]);
  expect([...errors, ...foreign]).toEqual([]);
});
