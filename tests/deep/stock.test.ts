/** The site without the measures in src/plugins/performance works, and loads more than `build/`, which has them. */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {measurePages, sum, type PageBytes} from '../../bench/bytes';
import {CHROMIUM_ARGS, findChromium} from '../../scripts/chromium';
import {createSiteServer, type SiteServer} from '../../scripts/serve';
import {buildCopy, copyProject} from '../support/copy';
import {BUILD} from '../build/support';

/** A page of each kind. */
const PAGES = [
  '/',
  '/pricing',
  '/features/ai-course-creation',
  '/solutions/employee-training',
  '/compare/aldermoot-alternative',
  '/developer',
  '/developer/reference/create-course',
  '/developer/guides/quickstart',
  '/contact',
];
const MISSING = '/nowhere';

let copy: string;
let stock: string;
let site: SiteServer;
let home: string;
let browser: Browser;

beforeAll(async () => {
  copy = copyProject('deep-stock');
  buildCopy(copy, {...process.env, SITE_STOCK: '1'});
  stock = path.join(copy, 'build');
  site = createSiteServer({dir: stock});
  home = `http://127.0.0.1:${await site.listen(0, '127.0.0.1')}`;
  browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
  if (copy && !process.env.KEEP) rmSync(copy, {recursive: true, force: true});
});

const headline = (page: Page) => page.getByRole('heading', {level: 1});

/** Opens a page, follows a link in its footer, and returns the headlines of both pages and all errors. */
async function tour(from: string): Promise<{headlines: string[]; problems: string[]}> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    const isStatus = message.location().url === home + from && message.text().includes('404');
    if (message.type() === 'error' && !(from === MISSING && isStatus)) problems.push(message.text());
  });
  try {
    await page.goto(home + from, {waitUntil: 'domcontentloaded'});
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
    const first = await headline(page).innerText();
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    await page.getByRole('contentinfo').getByRole('link', {name: 'Terms of Service'}).click();
    await page.waitForURL(`${home}/terms`);
    await page.getByRole('heading', {level: 1, name: 'Terms of Service'}).waitFor();
    if ((await page.locator('html[data-same-document]').count()) === 0) problems.push('the link loaded a document');
    return {headlines: [first, await headline(page).innerText()], problems};
  } finally {
    await page.close();
  }
}

it.each([...PAGES, MISSING])('shows %s, and its links work', async (from) => {
  const {headlines, problems} = await tour(from);
  expect(problems).toEqual([]);
  expect(headlines[0]).not.toBe('');
  expect(headlines[1]).toBe('Terms of Service');
});

it('applies the measures only without SITE_STOCK', () => {
  const html = (dir: string) => readFileSync(path.join(dir, 'pricing.html'), 'utf8');
  const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;
  const sheets = /<link\b[^>]* rel="?stylesheet/g;
  expect(html(stock)).not.toMatch(/<meta\b[^>]* name="?entry-script/);
  expect(count(html(stock), sheets)).toBe(1);
  expect(html(stock)).toMatch(/<script[^>]* integrity="?sha384-/);
  expect(html(BUILD)).toMatch(/<meta\b[^>]* name="?entry-script/);
  expect(count(html(BUILD), sheets)).toBeGreaterThan(1);
});

it('loads fewer bytes with the measures', {timeout: 300_000}, async () => {
  const before = await measurePages(stock, PAGES);
  const after = await measurePages(BUILD, PAGES);
  // Scripts and style sheets together: a guide shows code, so it loads the highlighter either way.
  const code = ({loaded}: PageBytes) => sum(loaded, 'JS') + sum(loaded, 'CSS');
  const larger = after.filter((page, index) => code(page) >= code(before[index]!));
  expect(larger.map(({page}) => page)).toEqual([]);
});
