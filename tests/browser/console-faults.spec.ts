/** The console with failing servers and untrusted links. */
import {expect, test, type Request} from '@playwright/test';
import {listen, stopTime} from './support/announcements';
import {
  responseOf,
  chooseServer,
  consoleOf,
  expectStatus,
  field,
  responseBody,
  send,
  sendButton,
  SERVER,
  spoken,
  stubServer,
  tryOut,
  watchInjection,
} from './support/console';
import {visit} from './support/site';
import {watch} from './support/watch';

const HOSTILE = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><b data-injected>x</b>';

test('any response is shown as text, with what the contract says about it', async ({page}) => {
  const injected = await watchInjection(page);
  const respond = async (response: Parameters<typeof stubServer>[1]) => {
    await page.unrouteAll();
    await stubServer(page, response);
    await send(page);
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
    await responseOf(page).getByRole('button', {name: 'Headers'}).click();
    await expect(responseOf(page)).toContainText('<b data-injected>x</b>');
    await expect(responseOf(page)).toContainText('only the headers that a server exposes');
  });

  await test.step('a status that is not documented, and a body that differs', async () => {
    const html = `<!doctype html><title>Down</title><body>${HOSTILE}`;
    await respond({status: 502, contentType: 'text/html', body: html});
    await expect(responseBody(page)).toHaveText(html);
    await expect(responseOf(page)).toContainText('The contract does not document 502');
    expect(await injected()).toEqual([]);
    await respond({status: 200, ...json({success: true, data: {id: 7}})});
    await expect(responseOf(page)).toContainText('Differs from the contract');
    await expect(responseOf(page).getByRole('listitem').first()).toContainText(/data\./);
  });

  await test.step('5 MB, in part', async () => {
    const data = Array.from({length: 45_000}, () => ({id: 'crs', title: 'x'.repeat(100)}));
    await respond({status: 200, ...json({success: true, data})});
    await expect(responseOf(page)).toContainText('the first 100.0 kB are shown');
    const show = responseOf(page).getByRole('button', {name: 'Show more'});
    await show.click();
    await expect(show).toBeHidden();
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

  await test.step('refused by CORS, after a look at the server without credentials or input', async () => {
    const requests: Request[] = [];
    await page.route(`${SERVER}/**`, (route) => {
      requests.push(route.request());
      return route.fulfill({body: '{}', headers: {'Access-Control-Allow-Origin': 'https://other.example'}});
    });
    await send(page);
    await expect(explanation).toHaveText('Refused by CORS');
    expect(requests).toHaveLength(2);
    expect([requests[1]!.method(), requests[1]!.url()]).toEqual(['HEAD', `${SERVER}/`]);
    expect(Object.keys(await requests[1]!.allHeaders()).filter((name) => name.startsWith('x-'))).toEqual([]);
    await page.unrouteAll();
  });
  await stopTime(page);

  await test.step('nothing within 30 seconds', async () => {
    const requests = await stubServer(page, () => {});
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
    await stubServer(page, {status: 429, json: {}, headers: {'Retry-After': '45'}});
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
  await expect(spoken(page)).toHaveText(/doesn’t accept: .* and \d more/);
  await expect(consoleOf(page).getByLabel('Send to')).toHaveValue('sandbox');
  await send(page);
  await expectStatus(page, /^4/);
  expect(await injected()).toEqual([]);
  expect([...errors, ...foreign]).toEqual([]);
});
