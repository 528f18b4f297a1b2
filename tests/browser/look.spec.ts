import {expect, test, type Locator, type Page} from '@playwright/test';
import {serve} from '../support/server';
import {responseOf, sendButton, tryOut} from './support/console';
import {hydrated, visit} from './support/site';
import {shiftOf, watchShifts} from './support/shifts';

for (const path of ['/developer/guides/errors', '/developer/reference/create-course']) {
  test(`${path} does not move when the code font arrives late on a slow phone`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 900});
    await watchShifts(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/sometype-mono-[^/]*\.woff2$/, async (route) => {
      await released;
      await route.continue();
    });
    const statuses = () =>
      page.evaluate(() =>
        Array.from(document.fonts).flatMap(({family, status}) => (/^"?Sometype Mono"?$/.test(family) ? [status] : [])),
      );
    await visit(page, path);
    // Everything else has arrived and is painted, in the local font.
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await expect.poll(statuses).toEqual(['loading']);
    await shiftOf(page);
    release();
    await expect.poll(statuses).toEqual(['loaded']);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
  });
}

/**
 * Serves the site, but sends the rest of each document only when `release` is called.
 *
 * @param find gives the position in the HTML to pause at
 */
async function servePaused(baseURL: string, find: (html: string) => number) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const {origin, close} = await serve(async ({url, headers}, response) => {
    const original = await fetch(new URL(url!, baseURL), {headers: {accept: headers.accept ?? '*/*'}});
    response.writeHead(original.status, {'content-type': original.headers.get('content-type')!});
    if (!original.headers.get('content-type')!.includes('html')) {
      response.end(Buffer.from(await original.arrayBuffer()));
      return;
    }
    const html = await original.text();
    const cut = find(html);
    response.write(html.slice(0, cut));
    await released;
    response.end(html.slice(cut));
  });
  return {
    origin,
    release,
    [Symbol.asyncDispose]: () => {
      release();
      return close();
    },
  };
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

test('the header does not move when the rest of the document arrives', async ({page, baseURL}) => {
  await using site = await servePaused(baseURL!, (html) => html.indexOf('</nav>') + '</nav>'.length);
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(`${site.origin}/about`, {waitUntil: 'commit'});
  await page.waitForFunction(isPainted);
  const links = page.locator('header > div > :is(a, nav)');
  const places = () => links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().x)));
  const before = await places();
  expect(before).toHaveLength(2);
  site.release();
  await hydrated(page);
  expect(await places()).toEqual(before);
});

for (const [path, share] of [
  ['/', 0.6],
  ['/security', 0.6],
  ['/solutions/employee-training', 0.7],
  ['/contact', 0.9],
  ['/nowhere', 0.9],
] as const) {
  test(`the top of ${path} does not move when the rest of the page arrives`, async ({page, baseURL}) => {
    await using site = await servePaused(baseURL!, (html) => {
      const start = html.indexOf('</h1>');
      return Math.round(start + (html.indexOf('</section>', start) - start) * share);
    });
    await watchShifts(page);
    await page.setViewportSize({width: 1440, height: 900});
    await page.goto(site.origin + path, {waitUntil: 'commit'});
    await page.waitForFunction(isPainted);
    site.release();
    await hydrated(page);
    expect(await shiftOf(page)).toBeLessThan(0.01);
  });
}

test('the header shrinks on scrolling and keeps its content centred', async ({page}) => {
  await visit(page, '/terms');
  const measure = () =>
    page.evaluate(() => {
      const header = document.querySelector('header')!.getBoundingClientRect();
      const logo = document.querySelector('header img')!.getBoundingClientRect();
      return {bottom: header.bottom, offset: logo.top + logo.height / 2 - header.bottom / 2};
    });
  const before = await measure();
  await page.evaluate(() => scrollTo({top: 600, behavior: 'instant'}));
  await expect.poll(async () => (await measure()).bottom).toBeLessThan(before.bottom - 8);
  // The header and its content move in animations of their own.
  await expect.poll(async () => Math.abs((await measure()).offset)).toBeLessThanOrEqual(1.5);
});

test.describe('on paper', () => {
  for (const path of ['/pricing', '/compare/aldermoot-alternative', '/terms', '/developer/reference/list-courses']) {
    test(`${path} prints dark text and no controls`, async ({page}) => {
      await page.emulateMedia({colorScheme: 'dark'});
      await visit(page, path);
      await page.emulateMedia({media: 'print', colorScheme: 'dark'});
      for (const chrome of ['header', 'footer', '.actions']) {
        for (const element of await page.locator(chrome).all()) await expect(element).toBeHidden();
      }
      const pale = await page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
        const luminance = (color: string) => {
          canvas.clearRect(0, 0, 1, 1);
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
          return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
        };
        return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, td, th, dt, dd, code, output)')]
          .filter((element) => element.checkVisibility() && luminance(getComputedStyle(element).color) > 0.55)
          .map((element) => element.textContent.slice(0, 40));
      });
      expect(pale).toEqual([]);
    });
  }
});

test('on a phone, teasers share one style, buttons stack everywhere and questions start at the margin', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/features');
  const lists = await page
    .getByRole('main')
    .getByRole('list')
    .filter({has: page.locator('li h3 a')})
    .evaluateAll((all) =>
      all.map((list) =>
        [...list.children].map((item) => {
          const {backgroundColor, paddingLeft, borderRadius, borderTopColor} = getComputedStyle(item);
          return [backgroundColor, paddingLeft, borderRadius, borderTopColor].join();
        }),
      ),
    );
  expect(lists.length).toBeGreaterThan(0);
  for (const styles of lists) expect(new Set(styles).size).toBe(1);

  for (const path of ['/', '/about', '/features/skills-engine']) {
    await visit(page, path);
    const lefts = await page.locator('.actions').evaluateAll((all) =>
      all.map((group) => {
        const edges = [...group.children].map((child) => Math.round(child.getBoundingClientRect().left));
        return new Set(edges).size;
      }),
    );
    expect(lefts.length).toBeGreaterThan(0);
    expect(new Set(lefts), path).toEqual(new Set([1]));
  }

  await visit(page, '/pricing');
  const button = page.getByRole('button', {name: 'How is the price worked out?'});
  expect(await button.evaluate((element) => getComputedStyle(element).paddingLeft)).toBe('0px');
});

/** Lightness of a CSS colour from 0 to 255, as it is painted on black. */
const lightnessOf = (page: Page, color: string): Promise<number> =>
  page.evaluate((value) => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = 'black';
    context.fillRect(0, 0, 1, 1);
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    return Math.max(...[...context.getImageData(0, 0, 1, 1).data].slice(0, 3));
  }, color);

test('on dark pages, our column of a comparison is tinted and the tabs have a shadow instead of a glow', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/compare/aldermoot-alternative');
  const cells = page.getByRole('table').locator('tbody tr').first().getByRole('cell');
  const grounds = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell).backgroundColor));
  const [own, other] = await Promise.all(grounds.map((ground) => lightnessOf(page, ground)));
  expect(own! - other!).toBeGreaterThanOrEqual(8);

  await visit(page, '/developer/reference/list-courses');
  const tabs = page.getByRole('tablist', {name: 'Language'}).first();
  const shade = await tabs.evaluate((element) => getComputedStyle(element).getPropertyValue('--shade'));
  expect(await lightnessOf(page, shade)).toBe(0);
});

/** How much lighter the background of an element is than what it lies on, of 255. */
async function riseOf(element: Locator): Promise<number> {
  const colors = await element.evaluate((start) => {
    const grounds: string[] = [];
    for (let at: Element | null = start; at && grounds.length < 2; at = at.parentElement) {
      const {backgroundColor} = getComputedStyle(at);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') grounds.push(backgroundColor);
    }
    return grounds;
  });
  const [own, behind] = await Promise.all(colors.map((color) => lightnessOf(element.page(), color)));
  return own! - behind!;
}

test('on dark pages, what is marked on a card is lighter than the card, and a window lighter than its plate', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await visit(page, '/pricing');
  expect(await riseOf(page.getByText('Save 20%', {exact: true}))).toBeGreaterThanOrEqual(6);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', {name: 'Search'}).getByRole('combobox').fill('pricing');
  expect(await riseOf(page.getByRole('option', {selected: true}))).toBeGreaterThanOrEqual(6);

  await tryOut(page, 'list-courses');
  await sendButton(page).click();
  expect(await riseOf(responseOf(page).getByText('200 OK', {exact: true}))).toBeGreaterThanOrEqual(6);

  await visit(page, '/security');
  const title = page.getByRole('main').getByText('Export entries', {exact: true});
  expect(await riseOf(title.locator('xpath=ancestor::*[contains(@class, "window")][1]'))).toBeGreaterThanOrEqual(4);
});

for (const path of ['/how-to-widget', '/branding-guide']) {
  test(`on a phone, the code of ${path} is not cut off, and its paths break after a directory`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, path);
    const code = page.getByRole('main').locator('code');
    const blocks = page.getByRole('main').locator('pre');
    const cut = await blocks.evaluateAll((all) => all.map((block) => block.scrollWidth - block.clientWidth));
    expect(Math.max(...cut)).toBeLessThanOrEqual(0);
    const broken = await code.evaluateAll((all) =>
      all
        .filter((element) => !element.closest('pre') && /\w\/\w/.test(element.textContent))
        .flatMap((element) => {
          const ends: string[] = [];
          const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          let line: number | undefined;
          let before = '';
          for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
            for (let index = 0; index < text.length; index++) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + 1);
              const {top} = range.getBoundingClientRect();
              if (line !== undefined && Math.abs(top - line) > 4) ends.push(before);
              line = top;
              before = text.data[index]!;
            }
          }
          return ends;
        }),
    );
    expect(broken.length).toBeGreaterThan(0);
    expect(broken.filter((end) => end !== '/' && end !== '-')).toEqual([]);
  });
}

test('on a phone, headlines of the API get smaller with their level, and the link to a property takes no line', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/developer');
  const sizeOf = (level: number, name: string) =>
    page
      .getByRole('main')
      .getByRole('heading', {level, name, exact: true})
      .evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  const title = page.getByRole('main').getByRole('heading', {level: 1});
  const sizes = [await sizeOf(1, await title.innerText()), await sizeOf(2, 'Courses'), await sizeOf(3, 'List courses')];
  expect(sizes[0]! - sizes[1]!).toBeGreaterThan(2);
  expect(sizes[1]! - sizes[2]!).toBeGreaterThan(2);

  await visit(page, '/developer/reference/create-course');
  const property = page.locator('#body-organization_id');
  const mark = (await property.locator('summary').boundingBox())!;
  const link = (await property.getByRole('link', {name: 'Link to organization_id'}).boundingBox())!;
  expect(Math.abs(link.y + link.height - mark.y - mark.height)).toBeLessThan(8);
});

test('on a phone, the snippets of a guide show every line', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await visit(page, '/developer/guides/quickstart');
  const snippets = page.getByRole('main').locator('pre');
  const hidden = await snippets.evaluateAll((all) => all.map((snippet) => snippet.scrollHeight - snippet.clientHeight));
  expect(hidden.length).toBeGreaterThan(5);
  expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
});

test('pictures of the home page are equally wide, and a plate that reaches the edge of the window has no corners there', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/');
  const widths = await page
    .locator('main article > [data-picture]')
    .evaluateAll((all) => all.map((picture) => Math.round(picture.getBoundingClientRect().width)));
  expect(widths).toHaveLength(3);
  expect(new Set(widths).size).toBe(1);

  await visit(page, '/features/admin-platform');
  const plate = page.locator('main [data-picture] > [class*="ground"]').first();
  const corners = () => plate.evaluate((element) => getComputedStyle(element).borderRadius);
  expect(await corners()).toMatch(/^(\d+px) 0px 0px \1$/);
  await page.setViewportSize({width: 390, height: 900});
  expect(await corners()).toMatch(/^[1-9]\d*px$/);
});

test('the arrow of a link is on the line of its last word', async ({page}) => {
  for (const path of ['/', '/features']) {
    await visit(page, path);
    for (let width = 320; width <= 440; width += 8) {
      await page.setViewportSize({width, height: 900});
      const alone = await page.locator('main a:has(svg)', {hasText: 'More about'}).evaluateAll((all) =>
        all.flatMap((link) => {
          const range = document.createRange();
          const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          let bottom = 0;
          while (walker.nextNode()) {
            range.selectNodeContents(walker.currentNode);
            if (range.toString().trim()) bottom = [...range.getClientRects()].pop()!.bottom;
          }
          return link.querySelector('svg')!.getBoundingClientRect().top > bottom ? [link.textContent] : [];
        }),
      );
      expect(alone, `${path} at ${width}`).toEqual([]);
    }
  }
});

for (const forcedColors of ['none', 'active'] as const) {
  test(`disclosures and selects have the site's chevron, forced colours ${forcedColors}`, async ({page}) => {
    await page.setViewportSize({width: 1024, height: 900});
    await page.emulateMedia({forcedColors});
    /** Those that still have a marker of the browser, or no chevron that can be seen. */
    const stock = (layer: Locator) =>
      layer.locator('summary, select').evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility() && element.textContent !== 'unspecified')
          .filter((element) => {
            const isSelect = element.localName === 'select';
            const own = getComputedStyle(element);
            const chevron = getComputedStyle(isSelect ? element.parentElement! : element, '::after');
            const isOurs = isSelect ? own.appearance === 'none' : own.display !== 'list-item';
            return !isOurs || chevron.borderBottomWidth === '0px' || chevron.borderBottomColor === own.backgroundColor;
          })
          .map((element) => element.textContent.slice(0, 40)),
      );
    const count = async (layer: Locator, atLeast: number) => {
      expect(await layer.locator('summary:visible, select:visible').count()).toBeGreaterThanOrEqual(atLeast);
      expect(await stock(layer)).toEqual([]);
    };
    await visit(page, '/developer/reference/create-course');
    await count(page.getByRole('main'), 4);
    await page.getByRole('button', {name: 'Try it', exact: true}).click();
    const console = page.getByRole('dialog', {name: /^Try it/});
    await console.getByLabel('Send to').waitFor();
    await count(console, 2);
    await visit(page, '/developer/guides/errors');
    await count(page.getByRole('main'), 2);
    await visit(page, '/');
    await page.getByRole('button', {name: 'Help', exact: true}).click();
    const help = page.getByRole('dialog', {name: 'How can we help?'});
    await help.getByRole('searchbox').fill('price');
    await help.locator('summary').first().waitFor();
    await count(help, 1);
  });
}
