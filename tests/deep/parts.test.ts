/** Parts come off: docs/going-stock.md, row by row. Links are checked by the builds. */
import {existsSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import * as cheerio from 'cheerio';
import {beforeAll, describe, expect, it} from 'vitest';
import {visit} from '../browser/support/site';
import {watch} from '../browser/support/watch';
import {serveBuild, startBrowser} from '../support/browse';
import {buildCopy, change, copyProject, ROOT, runIn} from '../support/copy';

const TIMEOUT = 600_000;
const DOCUMENT = readFileSync(path.join(ROOT, 'docs/going-stock.md'), 'utf8');
const [, OPTIONS] = /```ts\n(.*?)```/s.exec(DOCUMENT)!;

/** What each row deletes and sets. */
const ROWS = new Map(
  [...DOCUMENT.matchAll(/^\| (.+?) *\|(.*?)\|(.*?)\|.*\|$/gm)]
    .slice(2)
    .map(([, part, deleted, set]) => [part!, {deleted: deleted!, set: set!}]),
);

/** A page of each kind. */
const PAGES = [
  '404',
  'index',
  'book-a-demo',
  'features/custom-branding',
  'developer',
  'developer/guides/quickstart',
  'developer/reference/list-courses',
];

/** Pages without a stock part in their content. */
const OWN_PAGES = ['index', 'pricing', 'compare/aldermoot-alternative', 'features/custom-branding', 'developer'];

/** What only our part has, as a selector or as text in scripts. Then what only the stock one has, if there is one. */
const STOCK: Record<string, [ours: string, stock: string]> = {
  header: ['#site-menu', 'nav.navbar .navbar__item'],
  footer: ['footer:not(.footer)', 'footer.footer .footer__link-item'],
  'code blocks': ['.markdown button:contains("Run")', '.markdown .prism-code'],
  'API reference': ['#try', '.openapi__heading'],
};
const EXTRAS: Record<string, [ours: string | RegExp, stock?: string]> = {
  search: ['[aria-keyshortcuts], .scripted:contains("Search"), form[role=search]'],
  '“Watch Demo”': ['a:contains("Watch Demo"), #demo', 'main a:contains("Book a Demo")'],
  'colour swatches': ['main [role=group] > button[aria-pressed]'],
  'help widget': ['#help-panel'],
  'tools for agents': [/registerTool/],
  'agent files': [
    '[type="text/markdown"], a[href$=".md"], a[href*="llms"], a[href*="postman"], button:contains("Markdown"), a:contains("as Markdown")',
  ],
};

function find(dir: string, sought: string | RegExp): string[] {
  const read = (file: string) => readFileSync(path.join(dir, 'build', file), 'utf8');
  if (typeof sought !== 'string') {
    const scripts = readdirSync(path.join(dir, 'build/assets/js')).filter((file) => file.endsWith('.js'));
    return scripts.filter((file) => sought.test(read(`assets/js/${file}`)));
  }
  return PAGES.filter((page) => cheerio.load(read(`${page}.html`))(sought).length > 0);
}

/** Does what a row says. */
function follow(copy: string, part: string): void {
  const {deleted, set} = ROWS.get(part)!;
  const lines = /lines with `(\w+)` in `([^`]+)`/.exec(deleted);
  if (lines) change(path.join(copy, lines[2]!), new RegExp(`^.*\\b${lines[1]}\\b.*\\n`, 'gm'), '');
  for (const [, folder] of deleted.replace(lines?.[0] ?? '', '').matchAll(/`([^`]+)`/g)) {
    expect(existsSync(path.join(copy, folder!)), folder).toBe(true);
    rmSync(path.join(copy, folder!), {recursive: true});
  }
  const config = path.join(copy, 'docusaurus.config.ts');
  for (const [, name, value] of set.matchAll(/`(\w+): ([^`]+)`/g)) {
    change(config, new RegExp(`\\b${name}: [^,]+,`), `${name}: ${value},`);
  }
}

/** Size and colours of everything in a page, without scripts and with all of it in the window. */
async function look(browser: Browser, url: string, width: number): Promise<string[]> {
  const page = await browser.newPage({javaScriptEnabled: false, viewport: {width, height: 30_000}});
  await page.goto(url);
  const found = await page.locator('main *').evaluateAll((elements) =>
    elements.map((element) => {
      const {width: x, height: y} = element.getBoundingClientRect();
      const {color, backgroundColor, borderWidth} = getComputedStyle(element);
      return [element.outerHTML.slice(0, 60), x.toFixed(), y.toFixed(), color, backgroundColor, borderWidth].join(' ');
    }),
  );
  await page.close();
  return found;
}

const checkTypes = (copy: string) => void runIn(copy, ['npx', '--no-install', 'tsc']);

it('every row of the document is tested', () => {
  // contracts.test.ts builds without the performance measures.
  expect(['performance measures', ...Object.keys({...STOCK, ...EXTRAS})].sort()).toEqual([...ROWS.keys()].sort());
});

it.each(Object.entries({...STOCK, ...EXTRAS}))('the site has our %s', (_, [ours]) => {
  expect(find(ROOT, ours)).not.toEqual([]);
});

describe('with the stock parts of Docusaurus and of the OpenAPI theme', () => {
  const copy = path.join(ROOT, '.cache/stock');

  beforeAll(() => {
    copyProject('stock');
    for (const part of Object.keys(STOCK)) follow(copy, part);
    change(path.join(copy, 'docusaurus.config.ts'), /(?<= themeConfig: \{\n)/, OPTIONS!);
    buildCopy(copy);
  }, TIMEOUT);

  it.each(Object.entries(STOCK))('pages have the stock %s instead of ours', (_, [ours, stock]) => {
    expect(find(copy, ours)).toEqual([]);
    expect(find(copy, stock)).not.toEqual([]);
  });

  it('the types are right', {timeout: TIMEOUT}, () => checkTypes(copy));

  it.each([390, 1440])(
    'at %i pixels, the navbar is one row with our search, and our own content looks as before',
    {timeout: TIMEOUT},
    async (width) => {
      const [before, origin] = [await serveBuild(ROOT), await serveBuild(copy)];
      const browser = await startBrowser();
      for (const address of PAGES.slice(1)) {
        const page = await browser.newPage({viewport: {width, height: 900}});
        const {errors} = watch(page, origin);
        await visit(page, `${origin}/${address}`);
        const navbar = page.locator('nav.navbar');
        const {height, bottom} = await navbar.evaluate((element) => element.getBoundingClientRect());
        expect(height, address).toBeLessThan(80);
        expect((await page.locator('h1').first().boundingBox())!.y).toBeGreaterThan(bottom);
        expect((await navbar.locator('a.navbar__item:visible').count()) > 0).toBe(width > 1000);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await navbar.getByRole('button', {name: /^Search/}).click();
        await page.getByRole('dialog').getByRole('combobox').waitFor();
        expect(errors).toEqual([]);
        await page.close();
      }
      for (const address of OWN_PAGES) {
        const looks = [before, origin].map((each) => look(browser, `${each}/${address}`, width));
        const [expected, found] = await Promise.all(looks);
        expect(found, address).toEqual(expected);
      }
    },
  );
});

describe('one after the other, in the same copy', () => {
  const copy = path.join(ROOT, '.cache/parts');

  beforeAll(() => void copyProject('parts'));

  it.each(Object.entries(EXTRAS))('%s leaves nothing behind', {timeout: TIMEOUT}, (part, [ours, stock]) => {
    follow(copy, part);
    buildCopy(copy);
    expect(find(copy, ours)).toEqual([]);
    if (stock) expect(find(copy, stock)).not.toEqual([]);
  });

  it('the types are right', {timeout: TIMEOUT}, () => checkTypes(copy));
});
