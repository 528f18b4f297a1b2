/** The examples next to the words of an operation: where they are, their tabs, and what marks what. */
import {type Browser, expect, test, type Locator, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {visit} from './support/site';
import {watch} from './support/watch';

const PAGE = '/developer/reference/create-course';
const WITH_PATH = '/developer/reference/get-learner-progress';
const WIDTHS = [390, 1024, 1440];

const request = (page: Page) => page.getByRole('region', {name: 'Example request'});
const response = (page: Page) => page.getByRole('region', {name: 'Example response'});
const tryIt = (page: Page) => page.getByRole('button', {name: 'Try it'});
const line = (region: Locator, text: string) => region.locator('pre > code > span', {hasText: text}).first();
const isMarked = (element: Locator) => expect(element).toHaveAttribute('data-marked', '');

const open = async (browser: Browser, width: number, options: Parameters<Browser['newContext']>[0] = {}) => {
  const context = await browser.newContext({
    baseURL: process.env.SITE_ORIGIN,
    viewport: {width, height: 900},
    ...options,
  });
  return context.newPage();
};

async function boxOf(element: Locator) {
  const {x, y, width, height} = (await element.boundingBox())!;
  return {top: y, left: x, right: x + width, bottom: y + height};
}

/** How much of a list of tabs is to the right of its edge, in pixels, and a picture of a part of that edge without text. */
async function overflowOf(page: Page, list: Locator) {
  await list.scrollIntoViewIfNeeded();
  const {top, right} = await boxOf(list);
  const hidden = await list.evaluate(
    ({scrollWidth, clientWidth, scrollLeft}) => scrollWidth - clientWidth - Math.ceil(scrollLeft),
  );
  return {hidden, edge: await page.screenshot({clip: {x: right - 4, y: top + 2, width: 3, height: 5}})};
}

for (const width of WIDTHS) {
  test.describe(`at ${width} pixels`, () => {
    test.use({viewport: {width, height: 900}});
    const isWide = width >= 1280;

    test('the button and the examples are where one looks for them', async ({page}) => {
      await visit(page, PAGE);
      const [button, sample, answer, endpoint, intro, details] = await Promise.all(
        [
          tryIt(page),
          request(page),
          response(page),
          page.locator('article p:has(> code)').first(),
          page.getByText('Creates a course in an organisation'),
          page.getByRole('heading', {name: 'Authentication', exact: true}),
        ].map(boxOf),
      );
      expect(answer!.top).toBeGreaterThanOrEqual(sample!.bottom);
      if (isWide) {
        expect(button!.bottom).toBeLessThanOrEqual(sample!.top);
        for (const part of [button, sample, answer]) expect(part!.left).toBeGreaterThan(intro!.right);
        await page.mouse.wheel(0, 1200);
        await expect(page.locator('#responses')).toBeInViewport();
        await expect(tryIt(page)).toBeInViewport({ratio: 1});
        await expect(request(page)).toBeInViewport({ratio: 1});
        await expect(response(page)).toBeInViewport({ratio: 1});
      } else {
        // On the line of the endpoint, to its right.
        expect(button!.top).toBeLessThan(endpoint!.bottom);
        expect(button!.bottom).toBeGreaterThan(endpoint!.top);
        expect(button!.left).toBeGreaterThanOrEqual(endpoint!.right);
        expect(sample!.top).toBeGreaterThanOrEqual(intro!.bottom);
        expect(answer!.bottom).toBeLessThanOrEqual(details!.top);
      }
    });

    test('no example is cut, and the rest of a long line hangs', async ({page}) => {
      for (const path of [PAGE, WITH_PATH, '/developer', '/developer/guides/quickstart']) {
        await visit(page, path);
        const cut = await page
          .locator('main pre')
          .evaluateAll((blocks) =>
            blocks.flatMap((block) => (block.scrollWidth > block.clientWidth ? [block.textContent!.slice(0, 80)] : [])),
          );
        expect(cut, path).toEqual([]);
      }
      await visit(page, WITH_PATH);
      const starts = await line(request(page), '/learners/').evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const [first, ...others] = [...range.getClientRects()];
        const below = others.filter(({top}) => top > first!.bottom - 4);
        return [first!, ...below].map(({left}) => Math.round(left));
      });
      if (starts.length > 1) expect(Math.min(...starts.slice(1))).toBeGreaterThan(starts[0]!);
      // A long word starts on the line of its indentation.
      const heights = await request(page)
        .locator('pre > code > span', {hasText: '/learners/'})
        .evaluate((element) => {
          const range = document.createRange();
          const string = element.querySelector('span')!;
          const start = string.firstChild!.textContent!.search(/\S/);
          range.setStart(string.firstChild!, start);
          range.setEnd(string.firstChild!, start + 1);
          return range.getBoundingClientRect().top - element.getBoundingClientRect().top;
        });
      expect(heights).toBeLessThan(10);
    });

    test('short inline code stays on one line', async ({page}) => {
      for (const path of ['/developer', PAGE, '/developer/guides/authentication', '/developer/guides/errors']) {
        await visit(page, path);
        const codes = page.locator('main code.short-code');
        const broken = await codes.evaluateAll((all) =>
          all.flatMap((code) => (code.getClientRects().length > 1 ? [code.textContent] : [])),
        );
        expect(broken, path).toEqual([]);
      }
      await expect(page.locator('main code.short-code').first()).toBeAttached();
    });

    test('pointing at a property marks its lines, and pointing at a line marks its property', async ({page}) => {
      const {errors} = watch(page);
      await visit(page, PAGE);
      const row = page.locator('#body-title');
      const title = line(request(page), '"title": "Forklift safety"');
      await row.locator('code').first().hover();
      await isMarked(title);
      await expect(page.locator('[data-marked]')).toHaveCount(1);
      await expect(title).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\)).+/);
      await page.locator('#response-201-data').getByText('data', {exact: true}).first().hover();
      await isMarked(line(response(page), '"data": {'));
      await isMarked(line(response(page), '"created_at"'));
      await expect(title).not.toHaveAttribute('data-marked');
      await line(response(page), '"created_at"').hover();
      // The members of this object are not described, so they belong to it.
      await isMarked(page.locator('#response-201-data'));
      await expect(page.locator('[data-marked]')).toHaveCount(1);
      await page.getByRole('heading', {level: 1}).hover();
      await expect(page.locator('[data-marked]')).toHaveCount(0);
      await visit(page, '/developer/reference/list-courses');
      await line(response(page), '"title"').hover();
      await isMarked(page.locator('#response-200-data-title'));
      await page.locator('#response-200-data-title code').first().hover();
      await isMarked(line(response(page), '"title"'));
      expect(errors).toEqual([]);
    });

    test('focusing the link of a parameter marks its line in every language', async ({page}) => {
      await visit(page, WITH_PATH);
      for (const [language, text] of [
        ['curl', '/learners/'],
        ['Python', '/learners/'],
        ['Go', '/learners/'],
      ] as const) {
        await request(page).getByRole('tab', {name: language, exact: true}).click();
        await expect(request(page).getByRole('tab', {name: language, exact: true})).toHaveAttribute(
          'aria-selected',
          'true',
        );
        await expect(request(page).getByRole('tabpanel')).toHaveAccessibleName(`${language} example`);
        // The focus may scroll; the pointer should not rest on a line then.
        await page.mouse.move(0, 0);
        await page.getByRole('link', {name: 'Link to id', exact: true}).first().focus();
        await isMarked(line(request(page), text));
      }
      await line(request(page), '/learners/').hover();
      await isMarked(page.locator('#parameter-id'));
    });

    test('the responses are tabs', async ({page}) => {
      await visit(page, PAGE);
      const tab = (name: string) => response(page).getByRole('tab', {name, exact: true});
      const panel = response(page).getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      await expect(panel).toContainText('The course was created.');
      await tab('201').focus();
      await page.keyboard.press('ArrowRight');
      await expect(tab('400')).toBeFocused();
      await expect(panel).toHaveAccessibleName('400');
      await expect(panel).toContainText('"success": false');
      await page.keyboard.press('End');
      await expect(tab('503')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowRight');
      await expect(tab('201')).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Home');
      await expect(tab('201')).toBeFocused();
      await expect(response(page).getByRole('tab').and(page.locator('[tabindex="0"]'))).toHaveCount(1);
      await tab('404').click();
      await expect(panel).toHaveAccessibleName('404');
    });

    test('the tabs stay in one row, and the keyboard reaches all of them', async ({page}) => {
      await visit(page, PAGE);
      for (const region of [request(page), response(page)]) {
        const list = region.getByRole('tablist');
        const tabs = await list.getByRole('tab').all();
        const controls = [...tabs, ...(await region.getByRole('combobox').all())];
        const boxes = await Promise.all(controls.map(boxOf));
        for (const {top, bottom, left, right} of boxes) {
          expect((top + bottom) / 2).toBeCloseTo((boxes[0]!.top + boxes[0]!.bottom) / 2, 0);
          expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(24);
        }
        const {hidden, edge} = await overflowOf(page, list);
        await tabs[0]!.focus();
        for (const tab of tabs) {
          await expect(tab).toBeFocused();
          await expect(tab).toBeInViewport({ratio: 1});
          if (tab !== tabs[tabs.length - 1]) await page.keyboard.press('ArrowRight');
        }
        // A shadow at the edge says that there is more, and goes at the end.
        await tabs[tabs.length - 1]!.blur();
        const atEnd = await overflowOf(page, list);
        expect(atEnd.hidden).toBeLessThanOrEqual(1);
        expect(edge.equals(atEnd.edge)).toBe(hidden <= 1);
      }
    });

    test('the snippets of a guide end where their code ends', async ({page}) => {
      await visit(page, '/developer/guides/quickstart');
      const gaps = await page.locator('main pre').evaluateAll((all) =>
        all
          // The others scroll.
          .filter(({scrollHeight, clientHeight}) => scrollHeight <= clientHeight)
          .map((code) => {
            const end = code.querySelector('code > :last-child')!.getBoundingClientRect().bottom;
            return Math.round(code.parentElement!.getBoundingClientRect().bottom - end);
          }),
      );
      expect(gaps.length).toBeGreaterThan(3);
      expect(Math.max(...gaps)).toBeLessThan(20);
    });

    test('the address is not broken inside a word, and can be copied', async ({page}) => {
      for (const path of [PAGE, WITH_PATH]) {
        await visit(page, path);
        const endpoint = page.locator('article p:has(> code)').first();
        const broken = await endpoint.locator('code').evaluate((code) => {
          const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const range = document.createRange();
            range.selectNodeContents(texts.currentNode);
            const lines = new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top)));
            if (lines.size > 1) found.push(texts.currentNode.textContent!);
          }
          return found;
        });
        expect(broken, path).toEqual([]);
        const copied = await endpoint.evaluate((element) => {
          getSelection()!.selectAllChildren(element);
          return getSelection()!.toString().replace(/\s/g, '');
        });
        // Phones have room for the path only.
        const host = width > 560 ? `https://api.${brand.domain}`.replaceAll('.', '\\.') : '';
        expect(copied).toMatch(new RegExp(String.raw`^(?:GET|POST)${host}\/api\/v1\/[^ ]+$`));
      }
    });

    test('without scripts every response can be read', async ({browser}) => {
      const page = await open(browser, width, {javaScriptEnabled: false});
      await page.goto(PAGE);
      await expect(response(page).getByRole('tab')).toHaveCount(0);
      for (const status of ['201', '400', '404', '503']) {
        await expect(response(page).locator('p b', {hasText: status})).toBeVisible();
      }
      await expect(response(page).locator('pre').last()).toBeVisible();
      const chip = page.locator('article details', {hasText: 'unspecified'}).first();
      await chip.locator('summary').first().click();
      await expect(chip.getByRole('link', {name: 'All known gaps'})).toBeVisible();
      await page.context().close();
    });
  });
}

test('marks are visible in forced colours', async ({browser}) => {
  const page = await open(browser, 1440, {forcedColors: 'active'});
  await visit(page, PAGE);
  await page.locator('#body-title code').first().hover();
  const title = line(request(page), '"title"');
  await isMarked(title);
  await expect(title).toHaveCSS('outline-style', 'solid');
  await title.hover();
  await expect(page.locator('#body-title > :first-child')).toHaveCSS('outline-style', 'solid');
  await page.context().close();
});

test('short code holds at 320 pixels', async ({browser}) => {
  const page = await open(browser, 320);
  for (const path of ['/developer', PAGE, '/developer/guides/authentication']) {
    await visit(page, path);
    const codes = await page
      .locator('main code.short-code')
      .evaluateAll((all) => all.map((code) => [code.textContent, code.getClientRects().length] as const));
    expect(
      codes.filter(([, lines]) => lines > 1),
      path,
    ).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await page.context().close();
});

test('a response without an example says what is returned', async ({page}) => {
  await visit(page, '/developer/reference/delete-user');
  for (const tab of await response(page).getByRole('tab').all()) {
    await tab.click();
    const panel = response(page).getByRole('tabpanel');
    await expect(panel).toContainText(/^\d+ \S/);
    await expect(panel).toHaveAccessibleName((await tab.textContent())!);
  }
});

test('all methods have one width, which the selected one keeps with its outline', async ({page}) => {
  await visit(page, '/developer');
  const methods = page.locator('[data-method]');
  const widths = await methods.evaluateAll((all) =>
    all.map((method) => ({
      // Not offsetWidth, whose whole pixels are a tenth of an em at this size.
      width: method.getBoundingClientRect().width / parseFloat(getComputedStyle(method).fontSize),
      colour: getComputedStyle(method).color,
      method: method.textContent,
      border: getComputedStyle(method).borderTopStyle,
    })),
  );
  expect(new Set(widths.map(({method}) => method))).toEqual(new Set(['GET', 'POST', 'DELETE']));
  expect(new Set(widths.map(({width}) => Math.round(width * 10))).size).toBe(1);
  expect(new Set(widths.map(({colour}) => colour)).size).toBe(3);
  expect(new Set(widths.map(({border}) => border))).toEqual(new Set(['solid']));
  await visit(page, PAGE);
  await expect(page.locator('a[aria-current=page] [data-method]')).toHaveCSS('border-top-style', 'solid');
});

test('nothing is announced when a line is marked', async ({page}) => {
  await visit(page, PAGE);
  const texts = () => page.locator('[role=status], [aria-live]').allTextContents();
  const before = await texts();
  await page.locator('#body-title code').first().hover();
  await isMarked(line(request(page), '"title"'));
  expect(await texts()).toEqual(before);
});
