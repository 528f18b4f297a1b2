/** A page made as docs/new-page.md says, in a site with a third-party script. */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import * as cheerio from 'cheerio';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {CHROMIUM_ARGS, findChromium} from '../../scripts/chromium';
import {createSiteServer, type SiteServer} from '../../scripts/serve';
import {buildCopy, copyProject, ROOT} from '../support/copy';
import {PLAUSIBLE, problemsWithAnalytics} from '../support/analytics';

const TIMEOUT = 600_000;

/** The code blocks of the recipe, in its order: text, metadata, page and link. */
const [TEXT, METADATA, PAGE, LINK] = [
  ...readFileSync(path.join(ROOT, 'docs/new-page.md'), 'utf8').matchAll(/```tsx?\n(.*?)```/gs),
].map(([, code]) => code!) as [string, string, string, string];

let copy: string;
let browser: Browser;
let server: SiteServer;

const at = (...segments: string[]) => path.join(copy, ...segments);
const readBuilt = (file: string) => readFileSync(at('build', file), 'utf8');

function change(file: string, from: string, to: string): void {
  const text = readFileSync(at(file), 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(
    at(file),
    text.replace(from, () => to),
  );
}

/** A small contract, because only the other pages matter here. */
const env = {...process.env, OPENAPI_FILE: path.join(ROOT, 'tests/contracts/pets.yaml')};

beforeAll(async () => {
  copy = copyProject('deep-new-page');
  mkdirSync(at('src/pages'), {recursive: true});
  writeFileSync(at('src/content/customersPage.ts'), TEXT);
  writeFileSync(at('src/pages/customers.tsx'), PAGE);
  change('src/content/metadata.ts', "  '/solutions': {", `${METADATA}  '/solutions': {`);
  change('src/content/navigation.ts', '  header: [', `  header: [${LINK}`);
  change('src/content/navigation.ts', "title: 'Company',\n      links: [", `title: 'Company',\n      links: [${LINK}`);
  buildCopy(copy, {...env, ...PLAUSIBLE.env});
  server = createSiteServer({dir: at('build')});
  browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
}, TIMEOUT);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(copy, {recursive: true, force: true});
});

it('follows the recipe: the page has its head, and is in menus, sitemap, search, llms.txt and social images', () => {
  const $ = cheerio.load(readBuilt('customers.html'));
  expect($('title').text()).toBe('Customers and what they say | Skillgrove');
  expect($('meta[name=description]').attr('content')).toContain('How companies use Skillgrove');
  expect($('h1').text()).toBe('Companies that train with Skillgrove');
  const home = cheerio.load(readBuilt('index.html'));
  // The header, the menu on narrow screens, and the footer.
  for (const place of ['header nav[aria-label=Main]', '#site-menu', 'footer'])
    expect(home(`${place} a[href="/customers"]`), place).toHaveLength(1);
  for (const file of ['sitemap.xml', 'search-index.json', 'llms.txt'])
    expect(readBuilt(file), file).toContain('/customers');
  expect(existsSync(at('build/img/social/customers.png'))).toBe(true);
});

it('loads the script of others as the settings say, and works without it', {timeout: TIMEOUT}, async () => {
  const origin = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  expect(await problemsWithAnalytics(browser, origin, PLAUSIBLE)).toEqual([]);
});

it('allows the script in the policy, and names its host in the privacy policy', () => {
  const policy = /Content-Security-Policy: (.*)/.exec(readBuilt('_headers'))![1]!;
  expect(policy).toMatch(/script-src [^;]* https:\/\/plausible\.example;/);
  expect(policy).toMatch(/connect-src [^;]* https:\/\/plausible\.example;/);
  const text = cheerio.load(readBuilt('privacy.html'))('main').text();
  expect(text).toContain('A script from plausible.example counts visits.');
  expect(text).not.toContain('The site sets no cookies.');
});
