/** Responses that are more than a JSON text, from a server on this machine, and servers that pages may not call. */
import type http from 'node:http';
import {expect, test} from '@playwright/test';
import {serve} from '../support/server';
import {
  chooseServer,
  consoleOf,
  expectStatus,
  responseBody,
  responseOf,
  send,
  sendButton,
  SERVER,
  spoken,
  stubServer,
  tryOut,
} from './support/console';
import {listen} from './support/announcements';
import {openConsole, visit} from './support/site';
import {startReplaced} from './support/variant';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>window.top.pwned=1</script></svg>';

test('a stream is shown as it arrives, and what has arrived stays when it is cancelled or lost', async ({page}) => {
  const streams: http.ServerResponse[] = [];
  const api = await serve((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return response.end();
    response.writeHead(200, {'Content-Type': 'text/event-stream'});
    response.flushHeaders();
    streams.push(response);
  });
  const site = await startReplaced(SERVER, api.origin);
  await page.clock.install();
  try {
    await visit(page, `${site.origin}/developer/reference/get-course`);
    await openConsole(page);
    await chooseServer(page, api.origin);
    const announced = await listen(spoken(page));
    await send(page);
    await expect.poll(() => streams.length).toBe(1);
    for (const event of ['one', 'two', 'three']) {
      streams[0]!.write(`${':\n'.repeat(40)}data: ${event}\n\n`);
      await expect(responseBody(page).getByText(event)).toBeInViewport();
      // The time limit is for the first byte.
      await page.clock.fastForward(60_000);
    }
    await expectStatus(page, '200 OK');
    await consoleOf(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(sendButton(page)).toBeVisible();
    await expect(responseBody(page)).toHaveText(/one[\s:]+data: two[\s:]+data: three/);
    await expect(responseOf(page)).toContainText('Cancelled');
    expect(await announced()).toEqual([
      expect.stringMatching(/^200 OK\. .* arriving\.$/),
      expect.stringMatching(/^200 OK in .* Cancelled/),
    ]);

    await send(page);
    await expect.poll(() => streams.length).toBe(2);
    streams[1]!.write('data: four\n\n');
    await expect(responseBody(page)).toHaveText('data: four');
    streams[1]!.destroy();
    await expect(responseOf(page)).toContainText('The connection was lost');
    await expect(responseBody(page)).toHaveText('data: four');
  } finally {
    await site.close();
    await api.close();
  }
});

test('pictures are shown, and no script in one runs', async ({page}) => {
  await tryOut(page, 'get-course');
  await chooseServer(page);
  const picture = responseOf(page).getByRole('img', {name: /picture/});
  const bodies = [
    {contentType: 'image/png', body: PIXEL, width: 1},
    {contentType: 'image/svg+xml', body: SVG, width: 9},
  ];
  for (const {width, ...response} of bodies) {
    await page.unrouteAll();
    await stubServer(page, response);
    await send(page);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(width);
  }
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
});

test('a server that pages may not call is called by the copied command only', async ({page, context}) => {
  const origin = 'http://10.0.0.1:8108';
  const site = await startReplaced(SERVER, origin);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  try {
    await visit(page, `${site.origin}/developer/reference/get-course`);
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
  } finally {
    await site.close();
  }
});
