/** The console's sheet: how request and response share it, its faults, its colours, and the page behind it. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {useTheme} from './support/axe';
import {
  chooseServer,
  consoleOf,
  expectStatus,
  responseBody,
  responseOf,
  sendButton,
  stubServer,
  tryOut,
} from './support/console';
import {contrast} from './support/contrast';
import {markDocument, isSameDocument} from './support/site';

const DESKTOP = {width: 1440, height: 900};
const TABLET = {width: 1024, height: 768};
const PHONE = {width: 390, height: 844};
const SIZES = [DESKTOP, TABLET, PHONE];

const field = (page: Page, name: string) => consoleOf(page).getByRole('textbox', {name, exact: true});
const divider = (page: Page) => consoleOf(page).getByRole('separator');
const problems = (page: Page) => consoleOf(page).getByRole('heading', {name: 'There is a problem'});
const send = (page: Page) => sendButton(page).click();

/** Opens the console of an operation at a size, sends a request to the sandbox and waits for the response. */
async function sendAt(page: Page, size: {width: number; height: number}, slug = 'create-course'): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await tryOut(page, slug);
  await send(page);
  await expectStatus(page, /^20\d/);
}

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
/** Height of the request, of which the divider is the lower edge. */
const requestHeight = async (page: Page) => {
  const id = await divider(page).getAttribute('aria-controls');
  return (await boxOf(page.locator(`[id="${id}"]`))).height;
};

/** Elements in the console that scroll their content up and down, without the text areas. */
const scrollers = (page: Page) =>
  consoleOf(page).evaluate((dialog) =>
    [...dialog.querySelectorAll('*:not(textarea)')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .map((element) => element.getAttribute('aria-label') ?? element.className),
  );

test.describe('request and response', () => {
  for (const size of [DESKTOP, TABLET]) {
    test(`share the height at ${size.width}, at least half for the response, and nothing scrolls inside it`, async ({
      page,
    }) => {
      await sendAt(page, size, 'list-courses');
      const response = await boxOf(responseOf(page));
      expect(response.height).toBeGreaterThanOrEqual(await requestHeight(page));
      // Neither pane lies in another one that scrolls, and the body does not scroll by itself.
      expect(await scrollers(page)).toHaveLength(2);
      expect(await responseBody(page).evaluate((body) => body.scrollWidth - body.clientWidth)).toBeLessThanOrEqual(0);
      const body = await boxOf(responseBody(page));
      const room = response.y + response.height - body.y;
      expect(room).toBeGreaterThan(size === DESKTOP ? 300 : 200);
      // The row of facts stays in view while the body scrolls below it.
      await responseBody(page).focus();
      await page.keyboard.press('PageDown');
      await expect.poll(() => responseOf(page).evaluate((pane) => pane.scrollTop)).toBeGreaterThan(0);
      await expect(responseOf(page).locator('strong')).toBeInViewport({ratio: 1});
    });

    test(`are divided by hand at ${size.width}: pointer and keys`, async ({page}) => {
      await sendAt(page, size);
      const before = await requestHeight(page);
      const handle = await boxOf(divider(page));
      expect(handle.height).toBeGreaterThanOrEqual(24);
      const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y + 60, {steps: 4});
      await page.mouse.up();
      expect((await requestHeight(page)) - before).toBeGreaterThan(40);
      // Only while the button is down.
      const dragged = await requestHeight(page);
      await page.mouse.move(x, y - 100);
      expect(await requestHeight(page)).toBe(dragged);

      const value = async () => Number(await divider(page).getAttribute('aria-valuenow'));
      await divider(page).focus();
      const start = await value();
      await page.keyboard.press('ArrowUp');
      expect(await value()).toBeLessThan(start);
      await page.keyboard.press('End');
      await expect(divider(page)).toHaveAttribute(
        'aria-valuenow',
        (await divider(page).getAttribute('aria-valuemax'))!,
      );
      const largest = await requestHeight(page);
      await page.keyboard.press('Home');
      await expect(divider(page)).toHaveAttribute(
        'aria-valuenow',
        (await divider(page).getAttribute('aria-valuemin'))!,
      );
      expect(await requestHeight(page)).toBeLessThan(largest / 2);
      await expect(divider(page)).toBeFocused();
    });
  }

  test('keep their sizes while the tab lives, and nothing else is stored', async ({page}) => {
    const stored = () =>
      page.evaluate(() => [{...sessionStorage}, Object.keys(localStorage)] as [Record<string, string>, string[]]);
    await sendAt(page, DESKTOP);
    const [before] = await stored();
    await divider(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const share = (await divider(page).getAttribute('aria-valuenow'))!;
    const [after, local] = await stored();
    expect(after).toEqual({...before, 'console-share': share});
    expect(local.filter((key) => key.includes('console'))).toEqual([]);

    await markDocument(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('link', {name: /List courses$/})
      .first()
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('List courses');
    await page.getByRole('button', {name: 'Try it', exact: true}).click();
    await send(page);
    await expect(divider(page)).toHaveAttribute('aria-valuenow', share);
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    await tryOut(page, 'list-courses');
    await send(page);
    await expect(divider(page)).toHaveAttribute('aria-valuenow', share);
  });

  for (const [name, spoil] of [
    [
      'is blocked',
      () =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
    ],
    ['has rubbish', () => sessionStorage.setItem('console-share', '{"__proto__": 1e99}')],
  ] as const) {
    test(`can be divided where storage ${name}`, async ({page}) => {
      await page.addInitScript(spoil);
      await sendAt(page, DESKTOP);
      await divider(page).focus();
      await page.keyboard.press('ArrowDown');
      await expect(divider(page)).toHaveAttribute('aria-valuenow', '45');
    });
  }

  test('are one column with one scroll bar on a phone, without a divider', async ({page}) => {
    await sendAt(page, PHONE, 'list-courses');
    await expect(divider(page)).toHaveCount(0);
    expect(await scrollers(page)).toHaveLength(1);
    await expect(responseOf(page).locator('strong')).toBeInViewport();
    await expect(sendButton(page)).toBeInViewport();
  });

  test('have no divider before the first response', async ({page}) => {
    await page.setViewportSize(DESKTOP);
    await tryOut(page, 'create-course');
    await expect(divider(page)).toHaveCount(0);
  });

  test('name the endpoint once, and show what was filled in', async ({page}) => {
    await sendAt(page, DESKTOP);
    expect(await consoleOf(page).getByText('/api/v1/courses').count()).toBe(1);
    await tryOut(page, 'get-course');
    await send(page);
    await expect(responseOf(page)).toContainText('/api/v1/courses/crs_');
  });

  test('have time, verdict and headers in the row of the status', async ({page}) => {
    await sendAt(page, DESKTOP);
    const row = await boxOf(responseOf(page).locator('strong'));
    for (const fact of [
      responseOf(page).getByText(/^[\d.]+ ms$/),
      responseOf(page).getByText('Matches the contract'),
      responseOf(page).getByRole('button', {name: 'Response headers'}),
      responseOf(page).getByRole('button', {name: 'Download the response'}),
    ]) {
      const box = await boxOf(fact);
      expect(Math.abs(box.y + box.height / 2 - row.y - row.height / 2)).toBeLessThan(6);
    }
  });
});

for (const size of SIZES) {
  test.describe(`a fault at ${size.width}`, () => {
    test('is in view with its field, puts the previous response aside, and goes when it is mended', async ({page}) => {
      await sendAt(page, size);
      await field(page, 'Body').fill('{\n  "title": "A"\n  "organization_id": "o"\n}');
      await send(page);
      const summary = consoleOf(page).getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(problems(page)).toBeInViewport();
      await expect(field(page, 'Body')).toBeInViewport({ratio: 0.9});
      await expect(responseBody(page)).toHaveCount(0);
      await expect(responseOf(page)).toContainText('Nothing was sent.');

      await summary.getByRole('link').click();
      await expect(field(page, 'Body')).toBeFocused();
      // A change that does not fix it.
      await page.keyboard.press('End');
      await page.keyboard.type(' ');
      await expect(problems(page)).toBeVisible();
      await expect(field(page, 'Body')).toHaveAttribute('aria-invalid', 'true');
      // No longer an alert: the list changes with every key.
      await expect(summary).toHaveCount(0);
      await field(page, 'Body').evaluate((area: HTMLTextAreaElement) => {
        const end = area.value.indexOf('"A"') + 3;
        area.setSelectionRange(end, end);
      });
      await page.keyboard.type(',');
      await expect(problems(page)).toBeHidden();
      await expect(field(page, 'Body')).not.toHaveAttribute('aria-invalid');
      await expect(field(page, 'Body')).toBeFocused();
      // A fault made later is not reported before the next attempt.
      await page.keyboard.type(',');
      await expect(field(page, 'Body')).toHaveValue(/,,/);
      await expect(problems(page)).toBeHidden();

      await consoleOf(page).getByRole('button', {name: 'Show the previous response'}).click();
      await expectStatus(page, '201 Created');
    });

    test('in a parameter far down is scrolled into view', async ({page}) => {
      await page.setViewportSize(size);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await tryOut(page, 'get-learner-progress');
      await field(page, 'course_id').fill('');
      await consoleOf(page).getByLabel('Send to').scrollIntoViewIfNeeded();
      await send(page);
      await expect(problems(page)).toBeInViewport();
      await expect(field(page, 'course_id')).toBeInViewport({ratio: 1});
      await field(page, 'course_id').fill('crs_1');
      await expect(problems(page)).toBeHidden();
    });
  });

  test(`a fault in the credentials goes without hiding the field at ${size.width}`, async ({page}) => {
    await page.setViewportSize(size);
    await tryOut(page, 'list-courses');
    await consoleOf(page).locator('summary').click();
    const key = field(page, 'X-API-Key');
    await key.fill('€');
    await consoleOf(page).locator('summary').click();
    await send(page);
    await expect(key).toBeInViewport({ratio: 1});
    await consoleOf(page).getByRole('alert').getByRole('link').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('demo-api-key');
    await expect(problems(page)).toBeHidden();
    await expect(key).toBeFocused();
    await expect(key).toHaveValue('demo-api-key');
  });

  test(`several faults go one after the other at ${size.width}`, async ({page}) => {
    await page.setViewportSize(size);
    await tryOut(page, 'create-course');
    await field(page, 'Body').fill('{"title": "", "description": 3}');
    await send(page);
    const items = consoleOf(page).getByRole('group', {name: 'There is a problem'}).getByRole('listitem');
    await field(page, 'Body').fill('{"title": "A", "description": 3}');
    await expect(items).toHaveText(['Body: organization_id is required', 'Body: description must be a string']);
    await field(page, 'Body').fill('{"title": "A", "organization_id": "o"}');
    await expect(problems(page)).toBeHidden();
  });

  test(`status and verdict never disagree in colour at ${size.width}`, async ({page}) => {
    await sendAt(page, size);
    const hue = (locator: Locator) =>
      locator.evaluate((element) => {
        const canvas = document.createElement('canvas').getContext('2d')!;
        canvas.fillStyle = getComputedStyle(element).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return green > red + 20 ? 'green' : red > green + 20 ? 'red' : 'neutral';
      });
    const status = responseOf(page).locator('strong');
    const verdict = responseOf(page).getByText('Matches the contract');
    expect([await hue(status), await hue(verdict)]).toEqual(['green', 'green']);
    const icon = () => verdict.locator('xpath=..').locator('use').getAttribute('href');
    expect(await icon()).toContain('#check-circle');
    await consoleOf(page).getByLabel('Respond with').selectOption('400');
    await send(page);
    await expectStatus(page, '400 Bad Request');
    expect([await hue(status), await hue(verdict)]).toEqual(['red', 'neutral']);
    expect(await icon()).not.toContain('#check');
    await expect(responseBody(page)).toContainText('"field": "organization_id"');
    await expect(responseBody(page)).not.toContainText('page');

    await stubServer(page, {status: 200, contentType: 'application/json', body: '{}'});
    await chooseServer(page);
    await send(page);
    await expectStatus(page, '200 OK');
    expect(await hue(status)).not.toBe('green');
    expect(await hue(responseOf(page).getByText(/contract does not document|Differs/))).not.toBe('green');
  });
}

/** How much of the focused element can be seen, from 0 to 1, at points spread over it. */
const visiblePart = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const boxes = [...element.getClientRects()];
    const points = boxes.flatMap(({left, top, width, height}) =>
      steps.flatMap((x) => steps.map((y) => [left + width * x, top + height * y] as const)),
    );
    const seen = points.filter(([x, y]) => {
      const front = document.elementFromPoint(x, y);
      return front && (element.contains(front) || front.contains(element) || front.closest('label')?.contains(element));
    });
    const name = (element.textContent!.trim() || element.getAttribute('aria-label')) ?? '';
    return {
      name: `${element.localName} "${name.slice(0, 30)}"`,
      part: points.length > 0 ? seen.length / points.length : 0,
    };
  });

for (const [width, height] of [
  [1280, 720],
  [1440, 900],
  [390, 844],
] as const) {
  test(`no focused control of the page lies under the open console at ${width} (WCAG 2.4.11)`, async ({page}) => {
    test.setTimeout(240_000);
    await page.setViewportSize({width, height});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await tryOut(page, 'create-course');
    await send(page);
    await expectStatus(page, '201 Created');
    const hidden: string[] = [];
    const names: string[] = [];
    // Once around: from the first control after the console back into the console.
    await consoleOf(page).getByRole('button', {name: 'Close the console'}).focus();
    for (let step = 0; step < 200; step++) {
      await page.keyboard.press('Tab');
      const isNowhere = await page.evaluate(() => document.activeElement === document.body);
      if (isNowhere) continue;
      const {name, part} = await visiblePart(page);
      if (part === 0) hidden.push(name);
      names.push(name);
      if (name.includes('Close the console')) break;
    }
    expect(hidden).toEqual([]);
    expect(names[names.length - 1]).toContain('Close the console');
    if (width >= 1280) {
      // The page is part of the round, to its last link.
      expect(names.filter((name) => /Next|Privacy/.test(name)).length).toBeGreaterThanOrEqual(2);
      const edge = (await boxOf(consoleOf(page))).x;
      for (const covered of ['main', 'footer']) {
        const box = await boxOf(page.locator(covered));
        expect(box.x + box.width, covered).toBeLessThanOrEqual(edge + 1);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

for (const size of SIZES) {
  test(`selects and disclosures look like the site's at ${size.width}`, async ({page}) => {
    await sendAt(page, size);
    for (const theme of ['light', 'dark'] as const) {
      await useTheme(page, theme);
      for (const select of await consoleOf(page).locator('select').all()) {
        const look = await select.evaluate((element) => {
          const {appearance, borderTopColor} = getComputedStyle(element);
          const canvas = document.createElement('canvas').getContext('2d')!;
          const read = (color: string): [number, number, number] => {
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
            const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
            return [red, green, blue];
          };
          const ground = getComputedStyle(element.closest('dialog')!).backgroundColor;
          const after = getComputedStyle(element.parentElement!, '::after');
          return {appearance, border: read(borderTopColor), ground: read(ground), chevron: after.borderBottomWidth};
        });
        expect(look.appearance).toBe('none');
        expect(Number.parseFloat(look.chevron)).toBeGreaterThanOrEqual(1);
        // Clear enough for the edge of a control, and lighter than text.
        const edge = contrast(look.border, look.ground);
        expect(edge).toBeGreaterThanOrEqual(3);
        expect(edge).toBeLessThan(4.5);
      }
    }
    const summaries = consoleOf(page).locator('summary');
    const markers = await summaries.evaluateAll((all) => all.map((one) => getComputedStyle(one).listStyleType));
    expect(new Set(markers)).toEqual(new Set(['none']));
    await summaries.filter({hasText: 'Credentials'}).click();
    await expect(field(page, 'X-API-Key')).toBeVisible();
    const toggle = responseOf(page).getByRole('button', {name: 'Response headers'});
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(responseOf(page)).toContainText('cache-control');
  });
}
