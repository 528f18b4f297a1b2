/**
 * What people can add to the site: features of Markdown that no guide uses, pictures in files, a public sandbox, and
 * the script of an analytics service. tests/deep/recipes.test.ts adds what the documents have recipes for.
 */
import axe, {type AxeResults, type RunOptions} from 'axe-core';
import {appendFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, BrowserContextOptions, Route} from '@playwright/test';
import sharp from 'sharp';
import {beforeAll, expect, it} from 'vitest';
import {hydrated, isSameDocument, markDocument, visit} from '../browser/support/site';
import {watch} from '../browser/support/watch';
import {serveBuild, startBrowser} from '../support/browse';
import {buildCopy, change, copyProject} from '../support/copy';

const TIMEOUT = 600_000;

const BLOCKS = `
:::note
A note with [a link](/pricing) and \`code\`.
:::

:::tip[Ask early]
A tip.
:::

:::warning Take care
A warning.
:::

:::danger
A danger.
:::

<details>
<summary>More</summary>

Text to open.

</details>

\`\`\`js {2} title="count.js"
const one = 1;
const two = 2;
\`\`\`
`;

const GUIDE = '/developer/guides/pagination';

const PICTURE = {imageUrl: '/img/screen.png', imageAlt: 'The list of courses'};
/** A feature whose first key capability shows a file. */
const FEATURE = 'quizzes';

const SANDBOX_URL = 'https://sandbox.example/try';

const SERVICE = 'https://plausible.example';
const ANALYTICS = {
  ANALYTICS_SCRIPT_URL: `${SERVICE}/js/script.js`,
  ANALYTICS_ATTRIBUTES: `data-domain=www.skillgrove.example data-api=${SERVICE}/api/event`,
};

/** Reads the attributes of its own element, and follows the history API. */
const ANALYTICS_SCRIPT = `
  const {domain, api} = document.currentScript.dataset;
  const count = () => {
    const request = new XMLHttpRequest();
    request.open('POST', api);
    request.setRequestHeader('Content-Type', 'text/plain');
    request.send(JSON.stringify({n: 'pageview', u: location.href, d: domain}));
  };
  const {pushState} = history;
  history.pushState = function (...state) {
    pushState.apply(this, state);
    count();
  };
  addEventListener('popstate', count);
  count();`;

const serveAnalytics = (route: Route) =>
  route.request().url() === ANALYTICS.ANALYTICS_SCRIPT_URL
    ? route.fulfill({contentType: 'text/javascript', body: ANALYTICS_SCRIPT})
    : route.fulfill({status: 202, headers: {'Access-Control-Allow-Origin': '*'}, body: 'ok'});

let copy: string;
let origin: string;
let browser: Browser;

const readText = (file: string) => readFileSync(path.join(copy, 'build', file), 'utf8');

/** Opens a tab in which `handle` takes every request to the analytics service. */
async function openTab(options: BrowserContextOptions = {}, handle: (route: Route) => Promise<void> = serveAnalytics) {
  const page = await browser.newPage(options);
  await page.route(`${SERVICE}/**`, handle);
  return page;
}

function write(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
  writeFileSync(path.join(copy, file), text);
}

beforeAll(async () => {
  copy = copyProject('features');
  appendFileSync(path.join(copy, `docs/guides/${path.basename(GUIDE)}.md`), BLOCKS);
  const noise = {type: 'gaussian', mean: 128, sigma: 30} as const;
  const screenshot = sharp({create: {width: 2000, height: 1250, channels: 3, background: '#fff', noise}});
  write(`static${PICTURE.imageUrl}`, await screenshot.png().toBuffer());
  change(
    path.join(copy, `src/content/features/${FEATURE}.ts`),
    /(?<=keyCapabilities: \[\s*\{\n)/,
    `...${JSON.stringify(PICTURE)},\n`,
  );
  buildCopy(copy, {...process.env, ...ANALYTICS, SANDBOX_URL});
  origin = await serveBuild(copy);
  browser = await startBrowser();
}, TIMEOUT);

it.each(['light', 'dark'] as const)(
  'in the %s theme, all that Markdown offers can be read in a guide, wide and narrow',
  {timeout: 120_000},
  async (colorScheme) => {
    const page = await openTab({colorScheme, viewport: {width: 1280, height: 800}});
    const {errors} = watch(page, origin);
    await visit(page, origin + GUIDE);
    await page.evaluate(axe.source);
    const {violations} = await page.evaluate(() =>
      (window as unknown as {axe: {run(options: RunOptions): Promise<AxeResults>}}).axe.run({
        runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']},
      }),
    );
    expect(violations.map(({id, nodes}) => [id, nodes.map(({html}) => html)])).toEqual([]);
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 800});
      const {left, right, overflow} = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('main :is(h1, h2, p)')]
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect());
        const sides = boxes.filter((box) => box.width > 1);
        return {
          left: Math.min(...sides.map((box) => box.left)),
          right: Math.max(...sides.map((box) => box.right)),
          overflow: document.documentElement.scrollWidth - innerWidth,
        };
      });
      expect(left, `left edge at ${width}`).toBeGreaterThanOrEqual(16);
      expect(right, `right edge at ${width}`).toBeLessThanOrEqual(width - 16);
      expect(overflow).toBeLessThanOrEqual(0);
    }
    expect(errors).toEqual([]);
    await page.close();
  },
);

it.each([
  '.well-known/mcp/server-card.json',
  'openapi.yaml',
  'postman-collection.json',
  'developer/guides/quickstart.md',
  'developer/guides/agents.md',
  '_headers',
])('%s names a public sandbox', (file) => {
  expect(readText(file)).toContain(file === '_headers' ? new URL(SANDBOX_URL).origin : SANDBOX_URL);
});

it('admonitions have a title in either syntax', async () => {
  const page = await openTab();
  await page.goto(origin + GUIDE);
  const titles = ['note', 'Ask early', 'Take care', 'danger'];
  await expect.poll(() => page.locator('.theme-admonition > :first-child').allTextContents()).toEqual(titles);
  expect(await page.locator('main').innerText()).not.toContain(':::');
  await page.close();
});

it('a file that a record names is shown compressed, in the width that is needed, with its size and its text', async () => {
  const page = await openTab({viewport: {width: 390, height: 800}, deviceScaleFactor: 1});
  await page.goto(`${origin}/features/${FEATURE}`);
  const picture = page.getByRole('img', {name: PICTURE.imageAlt});
  for (const [name, value] of Object.entries({width: '2000', height: '1250', loading: 'lazy', decoding: 'async'}))
    expect(await picture.getAttribute(name), name).toBe(value);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-480\.webp$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await page.close();
});

it.each<[state: string, handle: (route: Route) => Promise<void>]>([
  ['works', serveAnalytics],
  ['hangs', () => new Promise<void>(() => {})],
  ['is blocked', (route) => route.abort()],
])('when an analytics service %s, pages load and links work', {timeout: 120_000}, async (state, handle) => {
  const page = await openTab({}, handle);
  const {errors, foreign} = watch(page, origin);
  const counted: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') counted.push(request.postDataJSON());
  });
  const expected: object[] = [];
  const isCounted = async (address: string) => {
    if (state !== 'works') return;
    expected.push({n: 'pageview', u: origin + address, d: 'www.skillgrove.example'});
    await expect.poll(() => counted, {timeout: 30_000}).toEqual(expected);
  };
  const asked = page.waitForRequest(ANALYTICS.ANALYTICS_SCRIPT_URL);
  // With the request pending, the page must finish loading all the same.
  await page.goto(`${origin}/about`, {waitUntil: 'load'});
  await hydrated(page);
  await asked;
  await isCounted('/about');
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await page.getByRole('slider').waitFor();
  await isCounted('/pricing');
  await page.goBack();
  await isCounted('/about');
  expect(await isSameDocument(page)).toBe(true);
  // The browser logs that it could not load the script.
  expect(errors.filter((error) => state !== 'is blocked' || !error.includes(SERVICE))).toEqual([]);
  expect(foreign).toEqual([ANALYTICS.ANALYTICS_SCRIPT_URL, ...expected.map(() => `${SERVICE}/api/event`)]);
  expect(await page.context().cookies()).toEqual([]);
  await page.close();
});
