/** The console's sheet: how request and response share it, the faults it lists, and the page behind it. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {consoleOf, expectStatus, field, responseBody, responseOf, send, sendButton, tryOut} from './support/console';

const divider = (page: Page) => consoleOf(page).getByRole('separator');
const problems = (page: Page) => consoleOf(page).getByRole('heading', {name: 'There is a problem'});
const status = (page: Page) => responseOf(page).locator('strong');
const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test.use({viewport: {width: 1440, height: 900}, contextOptions: {reducedMotion: 'reduce'}});

async function sendFrom(page: Page, slug: string): Promise<void> {
  await tryOut(page, slug);
  await send(page);
  await expectStatus(page, /^20\d/);
}

/** Height of the request, of which the divider is the lower edge. */
const requestHeight = async (page: Page) =>
  (await boxOf(page.locator(`[id="${await divider(page).getAttribute('aria-controls')}"]`))).height;

test('request and response share the sheet at every width, as divided by pointer and keys', async ({page}) => {
  await sendFrom(page, 'list-courses');
  const isModal = () => consoleOf(page).evaluate((dialog) => dialog.matches(':modal'));
  expect(await isModal()).toBe(false);
  const words = await boxOf(page.getByRole('heading', {level: 2, name: 'Authentication'}));
  expect(words.x + words.width).toBeLessThanOrEqual((await boxOf(consoleOf(page))).x);
  await page.setViewportSize({width: 1024, height: 768});
  await expect(status(page)).toBeInViewport();
  await expect(sendButton(page)).toBeInViewport();
  const response = await boxOf(responseOf(page));
  expect(response.height).toBeGreaterThanOrEqual(await requestHeight(page));
  expect(response.y + response.height - (await boxOf(responseBody(page))).y).toBeGreaterThan(200);

  await test.step('the row of facts stays in view while the body scrolls below it', async () => {
    await responseBody(page).press('PageDown');
    await expect.poll(() => responseBody(page).evaluate((body) => body.scrollTop)).toBeGreaterThan(0);
    for (const fact of [status(page), responseOf(page).getByText('Matches the contract')])
      await expect(fact).toBeInViewport({ratio: 1});
  });

  await test.step('the divider', async () => {
    const before = await requestHeight(page);
    const {x, y, height} = await boxOf(divider(page));
    expect(height).toBeGreaterThanOrEqual(24);
    await page.mouse.move(x + 50, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 50, y + height / 2 + 60);
    await expect.poll(() => requestHeight(page)).toBeGreaterThan(before + 40);
    await page.mouse.up();
    const isNow = (value: string | null) => expect(divider(page)).toHaveAttribute('aria-valuenow', value!);
    await divider(page).press('Home');
    // Only while the button is down does it follow the pointer.
    await page.mouse.move(x + 50, y);
    await isNow(await divider(page).getAttribute('aria-valuemin'));
    // This tab remembers it.
    await page.reload();
    await sendFrom(page, 'list-courses');
    await isNow(await divider(page).getAttribute('aria-valuemin'));
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
    await expect(divider(page)).toHaveCount(0);
  });
});

test('faults are listed and in view with their fields, go when they are mended, and can be sent anyway', async ({
  page,
}) => {
  const body = field(page, 'Body');
  const summary = consoleOf(page).getByRole('alert');
  await sendFrom(page, 'create-course');

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
    // A change that does not fix it. No longer an alert: the list changes with every key.
    await page.keyboard.type(' ');
    await expect(summary).toHaveCount(0);
    await expect(problems(page)).toBeVisible();
    await expect(body).toHaveAttribute('aria-invalid', 'true');
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
