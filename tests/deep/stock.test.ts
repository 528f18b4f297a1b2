/** The site with and without the measures in src/plugins/performance: both work, and a table shows the difference. */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {measurePages, sum, type PageBytes} from '../../bench/bytes';
import {CHROMIUM_ARGS, findChromium} from '../../scripts/chromium';
import {createSiteServer, type SiteServer} from '../../scripts/serve';
import {buildCopy, copyProject} from '../support/copy';

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

const BUILDS = {stock: '1', ours: '0'};
type Name = keyof typeof BUILDS;
const NAMES = Object.keys(BUILDS) as Name[];

const dirs = {} as Record<Name, string>;
const sites = {} as Record<Name, SiteServer>;
const homes = {} as Record<Name, string>;
let browser: Browser;

beforeAll(async () => {
  for (const name of NAMES) {
    const copy = copyProject(`deep-${name}`);
    buildCopy(copy, {...process.env, SITE_STOCK: BUILDS[name]});
    dirs[name] = path.join(copy, 'build');
    sites[name] = createSiteServer({dir: dirs[name]});
    homes[name] = `http://127.0.0.1:${await sites[name].listen(0, '127.0.0.1')}`;
  }
  browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
});

afterAll(async () => {
  await browser?.close();
  for (const name of NAMES) {
    await sites[name]?.close();
    if (dirs[name] && !process.env.KEEP) rmSync(path.dirname(dirs[name]), {recursive: true, force: true});
  }
});

const headline = (page: Page) => page.getByRole('heading', {level: 1});

/** Opens a page, follows a link in its footer, and returns the headlines of both pages and all errors. */
async function tour(home: string, from: string): Promise<{headlines: string[]; problems: string[]}> {
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

describe.each(NAMES)('the site (%s)', (name) => {
  it.each([...PAGES, MISSING])('shows %s, and its links work', async (from) => {
    const {headlines, problems} = await tour(homes[name], from);
    expect(problems).toEqual([]);
    expect(headlines[0]).not.toBe('');
    expect(headlines[1]).toBe('Terms of Service');
  });
});

it('applies the measures only without SITE_STOCK', () => {
  const html = (name: Name) => readFileSync(path.join(dirs[name], 'pricing.html'), 'utf8');
  const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;
  const sheets = /<link\b[^>]* rel="?stylesheet/g;
  expect(html('stock')).not.toMatch(/<meta\b[^>]* name="?entry-script/);
  expect(count(html('stock'), sheets)).toBe(1);
  expect(html('stock')).toMatch(/<script[^>]* integrity="?sha384-/);
  expect(html('ours')).toMatch(/<meta\b[^>]* name="?entry-script/);
  expect(count(html('ours'), sheets)).toBeGreaterThan(1);
});

it('loads fewer bytes with the measures', {timeout: 300_000}, async () => {
  const stock = await measurePages(dirs.stock, PAGES);
  const ours = await measurePages(dirs.ours, PAGES);
  const kilobytes = ({loaded}: PageBytes) =>
    (['HTML', 'JS', 'CSS'] as const).map((kind) => (sum(loaded, kind) / 1000).toFixed(1));
  const rows = stock.map((page, index) => [page.page, ...kilobytes(page), ...kilobytes(ours[index]!)]);
  const table = [['kB, brotli 11', 'HTML', 'JS', 'CSS (stock)', 'HTML', 'JS', 'CSS (ours)'], ...rows];
  console.log(
    table.map(([page, ...cells]) => page!.padEnd(36) + cells.map((cell) => cell.padStart(13)).join('')).join('\n'),
  );
  // Scripts and style sheets together: a guide shows code, so it loads the highlighter either way.
  const code = ({loaded}: PageBytes) => sum(loaded, 'JS') + sum(loaded, 'CSS');
  const larger = ours.filter((page, index) => code(page) >= code(stock[index]!));
  expect(larger.map(({page}) => page)).toEqual([]);
});
