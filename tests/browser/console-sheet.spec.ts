/** The console's sheet: how request and response share it, its faults, its colours, and the page behind it. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {consoleOf, expectStatus, responseBody, responseOf, sendButton, tryOut} from './support/console';

const field = (page: Page, name: string) => consoleOf(page).getByRole('textbox', {name, exact: true});
const divider = (page: Page) => consoleOf(page).getByRole('separator');
const problems = (page: Page) => consoleOf(page).getByRole('heading', {name: 'There is a problem'});
const send = (page: Page) => sendButton(page).click();
const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test.use({viewport: {width: 1440, height: 900}, contextOptions: {reducedMotion: 'reduce'}});

/** Opens the console of an operation, sends a request to the sandbox and waits for the response. */
async function sendFrom(page: Page, slug = 'create-course'): Promise<void> {
  await tryOut(page, slug);
  await send(page);
  await expectStatus(page, /^20\d/);
}

/** Height of the request, of which the divider is the lower edge. */
const requestHeight = async (page: Page) =>
  (await boxOf(page.locator(`[id="${await divider(page).getAttribute('aria-controls')}"]`))).height;

test('request and response share the sheet at every width, and nothing scrolls inside them', async ({page}) => {
  await sendFrom(page, 'list-courses');
  const isModal = () => consoleOf(page).evaluate((dialog) => dialog.matches(':modal'));
  const scrollers = () =>
    consoleOf(page).evaluate(
      (dialog) =>
        [...dialog.querySelectorAll('*:not(textarea)')].filter(
          (element) =>
            /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight + 1,
        ).length,
    );
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({width, height});
      await expect(responseOf(page).locator('strong')).toBeInViewport();
      await expect(sendButton(page)).toBeInViewport();
      expect(await scrollers()).toBe(2);
      const response = await boxOf(responseOf(page));
      expect(response.height).toBeGreaterThanOrEqual(await requestHeight(page));
      expect(response.y + response.height - (await boxOf(responseBody(page))).y).toBeGreaterThan(200);
      expect(await responseBody(page).evaluate((body) => body.scrollWidth - body.clientWidth)).toBeLessThanOrEqual(0);
      if (width < 1280) return;
      expect(await isModal()).toBe(false);
      const words = await boxOf(page.getByRole('heading', {level: 2, name: 'Authentication'}));
      expect(words.x + words.width).toBeLessThanOrEqual((await boxOf(consoleOf(page))).x);
    });
  }

  await test.step('the row of facts stays in view while the body scrolls below it', async () => {
    await responseBody(page).focus();
    await page.keyboard.press('PageDown');
    await expect.poll(() => responseOf(page).evaluate((pane) => pane.scrollTop)).toBeGreaterThan(0);
    const status = await boxOf(responseOf(page).locator('strong'));
    const verdict = await boxOf(responseOf(page).getByText('Matches the contract'));
    expect(Math.abs(verdict.y + verdict.height / 2 - status.y - status.height / 2)).toBeLessThan(6);
    await expect(responseOf(page).locator('strong')).toBeInViewport({ratio: 1});
  });

  await test.step('on a phone it covers the page and is modal, with the same values', async () => {
    await field(page, 'page').fill('1');
    await page.setViewportSize({width: 390, height: 844});
    await expect.poll(isModal).toBe(true);
    expect(await boxOf(consoleOf(page))).toEqual({x: 0, y: 0, width: 390, height: 844});
    await expect(field(page, 'page')).toHaveValue('1');
    await expect(field(page, 'page')).toBeFocused();
    await send(page);
    await expect(responseOf(page).locator('strong')).toBeInViewport();
    await expect(sendButton(page)).toBeInViewport();
    expect(await scrollers()).toBe(1);
    await expect(divider(page)).toHaveCount(0);
  });
});

test('request and response are divided by pointer and keys, which this tab remembers', async ({page}) => {
  await sendFrom(page);
  const before = await requestHeight(page);
  const handle = await boxOf(divider(page));
  expect(handle.height).toBeGreaterThanOrEqual(24);
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 60, {steps: 4});
  await page.mouse.up();
  const dragged = await requestHeight(page);
  expect(dragged - before).toBeGreaterThan(40);
  // Only while the button is down.
  await page.mouse.move(x, y - 100);
  expect(await requestHeight(page)).toBe(dragged);

  const value = (name: string) => divider(page).getAttribute(`aria-value${name}`);
  await divider(page).focus();
  await page.keyboard.press('End');
  expect(await value('now')).toBe(await value('max'));
  await page.keyboard.press('Home');
  expect(await value('now')).toBe(await value('min'));
  await page.keyboard.press('ArrowDown');
  expect(Number(await value('now'))).toBeGreaterThan(Number(await value('min')));
  const share = (await value('now'))!;
  await page.reload();
  await sendFrom(page, 'list-courses');
  await expect(divider(page)).toHaveAttribute('aria-valuenow', share);
});

test('faults are listed and in view with their fields, go when they are mended, and can be sent anyway', async ({
  page,
}) => {
  const body = field(page, 'Body');
  const summary = consoleOf(page).getByRole('alert');
  await sendFrom(page);

  await test.step('invalid JSON puts the response aside', async () => {
    await body.fill('{\n  "title": "A"\n  "organization_id": "o"\n}');
    await send(page);
    await expect(summary).toContainText('Line 3, column 3');
    await expect(body).toHaveAccessibleDescription(/Line 3, column 3/);
    await expect(problems(page)).toBeInViewport();
    await expect(body).toBeInViewport({ratio: 0.9});
    await expect(responseOf(page)).toContainText('Nothing was sent.');
    await summary.getByRole('link').click();
    await expect(body).toBeFocused();
    await page.keyboard.press('End');
    // A change that does not fix it. No longer an alert: the list changes with every key.
    await page.keyboard.type(' ');
    await expect(problems(page)).toBeVisible();
    await expect(body).toHaveAttribute('aria-invalid', 'true');
    await expect(summary).toHaveCount(0);
    await body.fill('{"title": "A", "organization_id": "o"}');
    await expect(problems(page)).toBeHidden();
    await expect(body).not.toHaveAttribute('aria-invalid');
    await consoleOf(page).getByRole('button', {name: 'Show the previous response'}).click();
    await expectStatus(page, '201 Created');
  });

  await test.step('values that break the schema', async () => {
    await body.fill('{"title": "", "description": 3}');
    await send(page);
    await expect(summary.getByRole('listitem')).toHaveCount(3);
    await summary.getByRole('button', {name: 'Send it anyway'}).click();
    await expectStatus(page, '400 Bad Request');
    await expect(summary).toBeHidden();
  });

  await test.step('further down, or in closed credentials', async () => {
    await tryOut(page, 'get-learner-progress');
    await field(page, 'course_id').fill('');
    await consoleOf(page).locator('summary').click();
    await field(page, 'X-API-Key').fill('€');
    await consoleOf(page).locator('summary').click();
    await consoleOf(page).getByLabel('Send to').scrollIntoViewIfNeeded();
    await send(page);
    await expect(problems(page)).toBeInViewport();
    for (const [name, value] of [
      ['course_id', 'crs_1'],
      ['X-API-Key', 'demo-api-key'],
    ] as const) {
      await expect(field(page, name)).toBeVisible();
      await field(page, name).fill(value);
      await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
    }
    await expect(problems(page)).toBeHidden();
  });
});

test('no focused control of the page lies under the open console (WCAG 2.4.11)', async ({page}) => {
  await sendFrom(page);
  const names: string[] = [];
  const hidden: string[] = [];
  // Once around: from the first control of the console, through the page, and back.
  await consoleOf(page).getByRole('button', {name: 'Close the console'}).focus();
  while (!names.at(-1)?.includes('Close the console') && names.length < 200) {
    await page.keyboard.press('Tab');
    const [name, isSeen] = await page.evaluate(() => {
      const element = document.activeElement!;
      const points = [...element.getClientRects()].flatMap(({left, top, width, height}) =>
        // The criterion asks for a part of it: the browser leaves a tall editor whose first line is in view where it is.
        [0.1, 0.5, 0.9].flatMap((part) => [
          document.elementFromPoint(left + width * part, top + height / 2),
          document.elementFromPoint(left + width * part, top + height * 0.1),
        ]),
      );
      const isFront = points.some((front) => front && (element.contains(front) || front.contains(element)));
      return [element.textContent.trim() || (element.getAttribute('aria-label') ?? ''), isFront] as const;
    });
    names.push(name);
    if (!isSeen) hidden.push(name);
  }
  expect(hidden).toEqual([]);
  expect(names.filter((name) => /Next|Privacy/.test(name)).length).toBeGreaterThanOrEqual(2);
});
