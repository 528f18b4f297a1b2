/** The console: what it sends and keeps, the sandbox, how request and response share its sheet, and the faults it lists. */
import {expect, test, type Locator, type Page} from '@playwright/test';
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
import {openConsole, routeTo, visit} from './support/site';

test.use({viewport: {width: 1440, height: 900}, contextOptions: {reducedMotion: 'reduce'}});

const OK = {status: 200, contentType: 'application/json', body: '{"success":true,"data":"for you"}'};

const problems = (page: Page) => consoleOf(page).getByRole('heading', {name: 'There is a problem'});
const status = (page: Page) => responseOf(page).locator('strong');
const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

async function sendFrom(page: Page, slug: string): Promise<void> {
  await tryOut(page, slug);
  await send(page);
  await expectStatus(page, /^20\d/);
}

test('credentials are sent with every request, stored nowhere and gone after a reload', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const requests = await stubServer(page, () => OK);
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
  const requests = await stubServer(page, () => released.then(() => OK));
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

  await test.step('“Run” asks as well', async () => {
    await page.keyboard.press('Escape');
    const example = page.getByRole('region', {name: 'Example request'});
    const run = example.getByRole('button', {name: /^Run/});
    await run.press('Enter');
    const {keep, really} = {
      keep: example.getByRole('button', {name: 'Keep it'}),
      really: example.getByText('Delete it?'),
    };
    await expect(really).toHaveText('This deletes data from the sandbox. Delete it?');
    await expect(keep).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(run).toBeFocused();
    await expect(really).toBeHidden();
    await page.keyboard.press('Enter');
    await example.getByRole('button', {name: 'Delete', exact: true}).click();
    await expect(page.getByRole('tab', {name: 'Your request: 200'})).toBeVisible();
    await expect(run).toBeFocused();
  });
});

test('what is filled in survives a look at another page, and a response stays with its server', async ({page}) => {
  const sidebar = page.getByRole('navigation', {name: 'Documentation'});
  await sendFrom(page, 'list-courses');
  await field(page, 'page').fill('2');
  await chooseServer(page);
  await expect(status(page)).toBeHidden();
  await expect(responseOf(page)).toContainText('The response appears here');
  await page.keyboard.press('Escape');
  await sidebar.getByRole('link', {name: /Create a course$/}).click();
  await openConsole(page);
  const example = await field(page, 'Body').inputValue();
  await field(page, 'Body').fill('{"title": "Mine"}');
  await page.keyboard.press('Escape');
  await page.goBack();
  await openConsole(page);
  await expect(field(page, 'page')).toHaveValue('2');
  await page.goForward();
  await openConsole(page);
  await expect(field(page, 'Body')).toHaveValue('{"title": "Mine"}');
  await consoleOf(page).getByRole('button', {name: 'Restore the examples'}).click();
  await expect(field(page, 'Body')).toHaveValue(example);
  // A link wins over what was filled in before, and what is changed after it wins over the link.
  const linked = '/developer/reference/list-courses#try?query.page=5';
  await routeTo(page, linked);
  await expect(field(page, 'page')).toHaveValue('5');
  await field(page, 'page').fill('6');
  await routeTo(page, '/developer');
  await page.goBack();
  await expect(field(page, 'page')).toHaveValue('6');
});

test('the example follows what is filled in, and earlier calls can be chosen again', async ({page}) => {
  const example = page.getByRole('region', {name: 'Example request'});
  const earlier = consoleOf(page).locator('details', {hasText: 'Earlier requests'});
  const open = () => earlier.locator('summary').click();
  const ofPage = (number: number) => earlier.locator('li').getByText(`/api/v1/courses?page=${number}`, {exact: true});

  await tryOut(page, 'list-courses');
  await expect(earlier).toBeHidden();
  for (const number of ['2', '0']) {
    await field(page, 'page').fill(number);
    await expect(example).toContainText(`/api/v1/courses?page=${number}`);
    await send(page);
    if (number === '0') await consoleOf(page).getByRole('button', {name: 'Send it anyway'}).click();
    await expectStatus(page, number === '0' ? /^400/ : /^200/);
  }
  await open();
  await expect(earlier.locator('li')).toHaveText([/page=0.*400/, /page=2.*200/]);
  await ofPage(2).click();
  await expect(field(page, 'page')).toHaveValue('2');
  await expectStatus(page, /^200/);
  await expect(responseBody(page)).toContainText('"page": 2');
  await page.keyboard.press('Escape');
  await expect(example).not.toContainText('page=');

  await test.step('from the page of another operation', async () => {
    const sidebar = page.getByRole('navigation', {name: 'Documentation'});
    await sidebar.getByRole('link', {name: /Create a course$/}).click();
    await openConsole(page);
    await open();
    await ofPage(0).click();
    await expect(page).toHaveURL(/list-courses#try$/);
    await expect(field(page, 'page')).toHaveValue('0');
    await expectStatus(page, /^400/);
    expect(await page.evaluate(() => JSON.stringify([{...sessionStorage}, {...localStorage}]))).not.toContain(
      'courses',
    );
  });

  await open();
  await earlier.getByRole('button', {name: 'Clear'}).click();
  await expect(earlier).toBeHidden();
  await expect(spoken(page)).toContainText('cleared');
});

test('it opens, sends and closes by keyboard; the sandbox responds offline, page by page', async ({page, context}) => {
  await visit(page, '/developer/reference/list-courses');
  // By id, because the button is hidden while the console covers it.
  const button = page.locator('button#try');
  await button.press('Enter');
  await expect(consoleOf(page).getByRole('heading', {name: 'Console: List courses'})).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const [ring, room] = await consoleOf(page).evaluate((dialog) => {
    const [title, endpoint] = [dialog.querySelector('h2')!, dialog.querySelector('h2 + *')!];
    const {outlineOffset, outlineWidth} = getComputedStyle(title);
    const below = [...endpoint.children].map((part) => part.getBoundingClientRect().top);
    const gap = Math.min(...below) - title.getBoundingClientRect().bottom;
    return [Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth), gap];
  });
  expect(ring).toBeGreaterThan(0);
  expect(room).toBeGreaterThan(ring!);
  await expect(responseOf(page).getByText('also send')).toBeVisible();
  await sendButton(page).waitFor();
  await context.setOffline(true);
  await field(page, 'limit').fill('12');
  await page.keyboard.press('Control+Enter');
  await expectStatus(page, '200 OK');
  await expect(spoken(page)).toHaveText(/^200 OK in [\d.]+ ms, [\d.]+ k?B, matches the contract\.$/);
  await page.keyboard.press('Escape');
  await expect(consoleOf(page)).toBeHidden();
  await expect(button).toBeFocused();
  // Closing it loses nothing, and neither does a key that comes before the browser has reported that it closed.
  await page.keyboard.press('Enter');
  await field(page, 'limit').evaluate(async (focused) => {
    focused.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    await Promise.resolve();
    document.querySelector<HTMLElement>('#try')!.click();
  });
  await expectStatus(page, '200 OK');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async (name: string) => {
    await consoleOf(page).getByRole('button', {name}).click();
    await expect(spoken(page)).toContainText('copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('Copy as curl')).toContain(`'${SERVER}/api/v1/courses?limit=12'`);
  await consoleOf(page).getByLabel('Respond with').selectOption('503');
  await send(page);
  await expectStatus(page, /^503 \w/);
  expect(await copied('Copy as curl')).toMatch(/'http:\/\/localhost:4010\/[^]*'Prefer: code=503'/);
  const link = await copied('Copy link');
  await context.setOffline(false);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(consoleOf(page).getByLabel('Respond with')).toHaveValue('503');
});

test('request and response share the sheet at every width', async ({page}) => {
  await sendFrom(page, 'list-courses');
  const isModal = () => consoleOf(page).evaluate((dialog) => dialog.matches(':modal'));
  expect(await isModal()).toBe(false);
  const words = await boxOf(page.getByRole('heading', {level: 2, name: 'Authentication'}));
  expect(words.x + words.width).toBeLessThanOrEqual((await boxOf(consoleOf(page))).x);
  await page.setViewportSize({width: 1024, height: 768});
  await expect(status(page)).toBeInViewport();
  await expect(sendButton(page)).toBeInViewport();
  const response = await boxOf(responseOf(page));
  expect(response.height).toBeGreaterThan(300);
  expect(response.y + response.height - (await boxOf(responseBody(page))).y).toBeGreaterThan(200);

  await test.step('the row of facts stays in view while the body scrolls below it', async () => {
    await responseBody(page).press('PageDown');
    await expect.poll(() => responseBody(page).evaluate((body) => body.scrollTop)).toBeGreaterThan(0);
    for (const fact of [status(page), responseOf(page).getByText('Matches the contract')])
      await expect(fact).toBeInViewport({ratio: 1});
  });

  await test.step('on a phone it covers the page and is modal, with the same values', async () => {
    await field(page, 'page').fill('1');
    await page.setViewportSize({width: 390, height: 844});
    await expect.poll(isModal).toBe(true);
    expect(await boxOf(consoleOf(page))).toEqual({x: 0, y: 0, width: 390, height: 844});
    await expect(field(page, 'page')).toHaveValue('1');
    await expect(field(page, 'page')).toBeFocused();
    await send(page);
    await expect(status(page)).toBeInViewport();
    await expect(sendButton(page)).toBeInViewport();
  });
});

test('faults are listed, in view with their fields, go when mended, and can be sent anyway', async ({page}) => {
  const body = field(page, 'Body');
  const summary = consoleOf(page).getByRole('alert');
  await sendFrom(page, 'create-course');

  await test.step('invalid JSON puts the response aside', async () => {
    await body.fill('{\n  "title": "A"\n  "organization_id": "o"\n}');
    await send(page);
    await expect(summary).toContainText('The body is not JSON');
    await expect(body).toHaveAccessibleDescription(/The body is not JSON/);
    await expect(problems(page)).toBeInViewport();
    await expect(body).toBeInViewport({ratio: 0.9});
    await expect(status(page)).toBeHidden();
    await summary.getByRole('link').click();
    await expect(body).toBeFocused();
    // A change that does not fix it. No longer an alert: the list changes with every key.
    await page.keyboard.type(' ');
    await expect(summary).toHaveCount(0);
    await expect(problems(page)).toBeVisible();
    await expect(body).toHaveAttribute('aria-invalid', 'true');
    await body.fill('{"title": "A", "organization_id": "o"}');
    await expect(problems(page)).toBeHidden();
    await expect(body).not.toHaveAttribute('aria-invalid');
  });

  await test.step('values that break the schema', async () => {
    await body.fill('{"title": "", "description": 3}');
    await send(page);
    await expect(summary.getByRole('listitem')).toHaveCount(3);
    await summary.getByRole('button', {name: 'Send it anyway'}).click();
    await expectStatus(page, '400 Bad Request');
    await expect(summary).toBeHidden();
  });

  await test.step('names that the contract does not have are sent, and named', async () => {
    await body.fill('{"title": "A", "organization_id": "org_4dn7q", "descripton": "B"}');
    await send(page);
    await expectStatus(page, '201 Created');
    await expect(responseOf(page)).toContainText('descripton is not in the contract');
    await expect(spoken(page)).toContainText('descripton is not in the contract');
  });

  await test.step('a parameter that breaks its schema', async () => {
    await tryOut(page, 'list-courses');
    await field(page, 'page').fill('0');
    await send(page);
    await expect(summary.getByRole('listitem')).toHaveCount(1);
    await expect(field(page, 'page')).toHaveAccessibleDescription(/1 or more/);
    await summary.getByRole('button', {name: 'Send it anyway'}).click();
    await expectStatus(page, '400 Bad Request');
  });

  await test.step('further down, or in closed credentials', async () => {
    await tryOut(page, 'get-learner-progress');
    const credentials = consoleOf(page).locator('summary');
    await field(page, 'course_id').fill('');
    await credentials.click();
    await field(page, 'X-API-Key').fill('€');
    await credentials.click();
    await consoleOf(page).getByLabel('Send to').scrollIntoViewIfNeeded();
    await send(page);
    await expect(problems(page)).toBeInViewport();
    await field(page, 'course_id').fill('crs_1');
    await field(page, 'X-API-Key').fill('demo-api-key');
    await expect(problems(page)).toBeHidden();
  });

  await test.step('no focused control of the page lies under the open console (WCAG 2.4.11)', async () => {
    const stops = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, [tabindex="0"]')].flatMap((each) => {
        each.focus();
        if (document.activeElement !== each || each.closest('dialog')) return [];
        // The criterion asks for a part of it.
        const isSeen = [...each.getClientRects()].some(({left, top, width, height}) =>
          [0.1, 0.5, 0.9].some((part) => {
            const front = document.elementFromPoint(left + width * part, top + height / 2);
            return front && (each.contains(front) || front.contains(each));
          }),
        );
        return [{name: each.textContent.trim(), isSeen}];
      }),
    );
    expect(stops.filter(({isSeen}) => !isSeen)).toEqual([]);
    expect(stops.filter(({name}) => /Next|Privacy/.test(name)).length).toBeGreaterThanOrEqual(2);
  });
});

test.describe('with a finger', () => {
  test.use({hasTouch: true});

  test('the console says nothing about keys', async ({page}) => {
    await tryOut(page, 'list-courses');
    await expect(responseOf(page)).toContainText('The response appears here');
    await expect(responseOf(page).getByText('also send')).toBeHidden();
  });
});
