import {expect, test, type Locator} from '@playwright/test';
import {serve} from '../support/server';
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
    await count(page.getByRole('main'), 1);
    await visit(page, '/');
    await page.getByRole('button', {name: 'Help', exact: true}).click();
    const help = page.getByRole('dialog', {name: 'How can we help?'});
    await help.getByRole('searchbox').fill('price');
    await help.locator('summary').first().waitFor();
    await count(help, 1);
  });
}
