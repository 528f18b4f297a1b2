/** Features of Docusaurus that the site leaves off work once they are turned on, and records can show files as pictures. */
import axe, {type AxeResults, type RunOptions} from 'axe-core';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import * as cheerio from 'cheerio';
import {PNG} from 'pngjs';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {CHROMIUM_ARGS, findChromium} from '../../scripts/chromium';
import {createSiteServer, type SiteServer} from '../../scripts/serve';
import brand from '../../src/content/brand';
import {buildCopy, copyProject} from '../support/copy';

const TIMEOUT = 600_000;

const CONFIG = `import site from './site.config';

const [[preset, options]] = site.presets as [[string, object]];

export default {
  ...site,
  presets: [[preset, {...options, blog: {}}]],
  plugins: [
    ...site.plugins!,
    ['@docusaurus/plugin-content-docs', {id: 'handbook', path: 'handbook', routeBasePath: 'handbook'}],
  ],
};
`;

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

const post = (title: string, text: string) => `---
title: ${title}
description: What changed this month, and where to read more about it.
authors: [amara]
tags: [release]
---
The start of the post.

<!-- truncate -->
${text}`;

const FILES: Record<string, string> = {
  'docusaurus.config.ts': CONFIG,
  'blog/authors.yml': 'amara:\n  name: Amara Osei\n  title: Head of product\n  page: true\n',
  'blog/tags.yml': 'release:\n  label: Release\n  description: What is new in each release.\n',
  'blog/2026-11-03-export.md': post('Export an audit log', BLOCKS),
  'blog/2026-10-01-first.md': post('Why we write', 'The rest.'),
  'handbook/intro.md': `---
title: Handbook
description: How the team works, from the first day on.
tags: [people]
---
${BLOCKS}
`,
  'src/pages/plain.md': '---\ntitle: A plain page\ndescription: A page in Markdown.\n---\n# A plain page\n\nText.\n',
};

/** All pages of these features. */
const PAGES: Record<string, string> = {
  '/blog': 'Blog',
  '/blog/2026/11/03/export': 'Export an audit log',
  '/blog/archive': 'Archive',
  '/blog/authors': 'Authors',
  '/blog/authors/amara': 'Amara Osei',
  '/blog/tags': 'Tags',
  '/blog/tags/release': 'tagged with "Release"',
  '/handbook/intro': 'Handbook',
  '/handbook/tags': 'Tags',
  '/plain': 'A plain page',
};
const GUIDE = '/developer/guides/pagination';

const PICTURE = {imageUrl: '/img/screen.png', imageAlt: 'The list of courses'};
/** A feature whose first key capability shows a file. */
const FEATURE = 'quizzes';

function screenshot(width: number, height: number): Buffer {
  const png = new PNG({width, height});
  for (let at = 0; at < png.data.length; at += 4) png.data.set([(at / 4) % 251, (at / 999) % 241, 90, 255], at);
  return PNG.sync.write(png);
}

let copy: string;
let site: SiteServer;
let origin: string;
let browser: Browser;

const readText = (file: string) => readFileSync(path.join(copy, 'build', file), 'utf8');

beforeAll(async () => {
  copy = copyProject('features');
  renameSync(path.join(copy, 'docusaurus.config.ts'), path.join(copy, 'site.config.ts'));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
    writeFileSync(path.join(copy, file), text);
  }
  appendFileSync(path.join(copy, `docs/guides/${path.basename(GUIDE)}.md`), BLOCKS);
  writeFileSync(path.join(copy, 'static', PICTURE.imageUrl), screenshot(2000, 1250));
  const record = path.join(copy, `src/content/features/${FEATURE}.ts`);
  const text = readFileSync(record, 'utf8');
  const changed = text.replace(
    /keyCapabilities: \[\s*\{([^}]*?)imageSeed: [^\n]*\n/,
    (_, start: string) => `keyCapabilities: [{${start}...${JSON.stringify(PICTURE)},\n`,
  );
  expect(changed).not.toBe(text);
  writeFileSync(record, changed);
  buildCopy(copy, process.env);
  site = createSiteServer({dir: path.join(copy, 'build')});
  origin = `http://127.0.0.1:${await site.listen(0, '127.0.0.1')}`;
  browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
}, TIMEOUT);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  if (copy && !process.env.KEEP) rmSync(copy, {recursive: true, force: true});
});

it.each(Object.entries(PAGES))('%s has a head like other pages, and can be found', (page, title) => {
  const $ = cheerio.load(readText(`${page.slice(1)}.html`));
  const address = `https://www.${brand.domain}${page}`;
  expect($('title').text()).toContain(title);
  expect($('title').text()).toMatch(new RegExp(` \\| ${brand.name}$`));
  for (const name of ['name="description"', 'property="og:title"', 'property="og:description"'])
    expect($(`meta[${name}]`).attr('content'), name).toMatch(/\w/);
  expect($('meta[property="og:url"]').attr('content')).toBe(address);
  expect($('link[rel="canonical"]').attr('href')).toBe(address);
  const image = $('meta[property="og:image"]').attr('content')!;
  expect(statSync(path.join(copy, 'build', new URL(image).pathname)).size).toBeGreaterThan(1000);
  expect(readText('sitemap.xml')).toContain(`${page}</loc>`);
  const {pages} = JSON.parse(readText('search-index.json')) as {pages: {path: string}[]};
  expect(pages.map((entry) => entry.path)).toContain(page);
});

it.each([...Object.keys(PAGES).map((address) => ['light', address] as const), ['dark', GUIDE] as const])(
  'in the %s theme, %s can be read, wide and narrow',
  {timeout: 120_000},
  async (colorScheme, address) => {
    const context = await browser.newContext({colorScheme, viewport: {width: 1280, height: 800}});
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(origin + address, {waitUntil: 'domcontentloaded'});
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
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
        const boxes = [...document.querySelectorAll(':is(main, .main-wrapper > header) :is(h1, h2, p)')]
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
    await context.close();
  },
);

it('admonitions have our colours, and a title in either syntax', async () => {
  const page = await browser.newPage();
  await page.goto(origin + GUIDE);
  const titled = (title: string) => page.locator('.theme-admonition', {has: page.getByText(title, {exact: true})});
  const ground = (token: string) =>
    page.evaluate((name) => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.background = `var(--${name})`;
      return getComputedStyle(probe).backgroundColor;
    }, token);
  for (const [title, token] of Object.entries({
    note: 'paper-2',
    'Ask early': 'brand-soft',
    'Take care': 'accent-soft',
    danger: 'danger-soft',
  })) {
    expect(await titled(title).evaluate((element) => getComputedStyle(element).backgroundColor), title).toBe(
      await ground(token),
    );
  }
  expect(await page.locator('main').innerText()).not.toContain(':::');
  await page.close();
});

it('code has its title and its highlighted lines', () => {
  const $ = cheerio.load(readText(`${GUIDE.slice(1)}.html`));
  expect($('main mark').text()).toBe('const two = 2;');
  expect($('main').text()).toContain('count.js');
});

it('a file that a record names is shown compressed, in the width that is needed, with its size and its text', async () => {
  const page = await browser.newPage({viewport: {width: 390, height: 800}, deviceScaleFactor: 1});
  await page.goto(`${origin}/features/${FEATURE}`);
  const picture = page.getByRole('img', {name: PICTURE.imageAlt});
  expect(
    await picture.evaluate((image) =>
      Object.fromEntries(Array.from(image.attributes, ({name, value}) => [name, value])),
    ),
  ).toMatchObject({
    width: '2000',
    height: '1250',
    loading: 'lazy',
    decoding: 'async',
  });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/-480\.webp$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const files = readdirSync(path.join(copy, 'build/img/pictures')).sort();
  expect(files.map((file) => file.replace(/-\w{10}-/, '-'))).toEqual([
    'screen-1440.webp',
    'screen-480.webp',
    'screen-960.webp',
  ]);
  await page.close();
});

it('the gallery of pictures is not part of a build', () => {
  expect(readdirSync(path.join(copy, 'build'))).not.toContain('pictures.html');
  expect(readText('sitemap.xml')).not.toContain('/pictures<');
});
