/**
 * The theme's own operation page and explorer compared with ours, on the same operation: bytes, readability without
 * JavaScript, accessibility, and a security policy without `eval`. The figures of docs/decisions/reference.md.
 */
import fs from 'node:fs';
import path from 'node:path';
import {AxeBuilder} from '@axe-core/playwright';
import type {Browser, Page} from '@playwright/test';
import {CONTRACT_DIR} from '../src/config/reference';
import {hostingDir, rulesFile} from '../src/plugins/finish/hosting/files';
import type {HostingRules} from '../src/plugins/finish/hosting/rules';
import {inKilobytes, recorder, sendFirstCall, sum} from '../scripts/measure/bytes';
import {table, type RowResult} from '../scripts/measure/figure';
import {BUILD, withBrowser, withSite} from '../scripts/measure/site';
import {buildStockReference} from './stockReference';

const OPERATION = 'create-course';
/** The policy of our pages, reduced to what matters here: no `eval`. */
const POLICY = "script-src 'self' 'unsafe-inline'";

const NO_RULES: HostingRules = {
  baseUrl: '/',
  redirects: [],
  notFound: [],
  headers: [],
  fallbackHeaders: {},
  refused: [],
};

interface Side {
  /** Folder of the build, with its rules next to it. */
  dir: string;
  path: string;
  /** Opens the explorer and sends a call. */
  tryIt: (page: Page) => Promise<void>;
}

const OURS: Side = {
  dir: BUILD,
  path: `developer/reference/${OPERATION}`,
  tryIt: sendFirstCall,
};

/** Builds the stock site with our contract, in a folder that our server can serve. */
async function stockSide(): Promise<Side> {
  const site = await buildStockReference(path.join(CONTRACT_DIR, 'openapi.json'));
  const dir = path.join(site.dir, 'build');
  fs.mkdirSync(hostingDir(dir), {recursive: true});
  fs.writeFileSync(rulesFile(dir), JSON.stringify(NO_RULES));
  return {
    dir,
    path: `api/${OPERATION}`,
    async tryIt(page) {
      await page.getByRole('button', {name: /send api request/i}).click();
    },
  };
}

/** Rules that axe finds violated, with the number of elements. */
async function violations(page: Page): Promise<string[]> {
  const {violations: found} = await new AxeBuilder({page}).analyze();
  return found.map(({id, nodes}) => `${id} (${nodes.length})`);
}

async function visit<T>(browser: Browser, options: object, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, ...options});
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Columns of the table for one side. */
async function measure({dir, path: page, tryIt}: Side): Promise<string[]> {
  return withSite(dir, (home) =>
    withBrowser(async (browser) => {
      const url = home + page;
      const [before, after, axe, axeOpen] = await visit(browser, {}, async (tab) => {
        const newResponses = recorder(tab, new Map());
        await tab.goto(url, {waitUntil: 'networkidle'});
        const atFirst = await newResponses();
        const found = await violations(tab);
        await tryIt(tab);
        await tab.waitForLoadState('networkidle');
        const onDemand = await newResponses();
        return [atFirst, onDemand, found, await violations(tab)] as const;
      });
      const words = (options: object) =>
        visit(browser, options, async (tab) => {
          await tab.goto(url, {waitUntil: 'networkidle'});
          return (await tab.locator('main').innerText()).split(/\s+/).length;
        });
      const blocked = await visit(browser, {}, async (tab) => {
        let reports = 0;
        tab.on('console', (message) => void (/unsafe-eval|EvalError/.test(message.text()) && (reports += 1)));
        tab.on('pageerror', (error) => void (/unsafe-eval|EvalError/.test(error.message) && (reports += 1)));
        await tab.route(url, async (route) => {
          const response = await route.fetch();
          await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': POLICY}});
        });
        await tab.goto(url, {waitUntil: 'networkidle'});
        await tryIt(tab).catch(() => undefined);
        return reports;
      });
      return [
        inKilobytes(sum(before, 'JS')),
        inKilobytes(sum(before, 'CSS')),
        inKilobytes(sum(after, 'JS')),
        `${await words({javaScriptEnabled: false})} of ${await words({})}`,
        axe.join(', ') || 'none',
        axeOpen.join(', ') || 'none',
        String(blocked),
      ];
    }),
  );
}

const ROWS = [
  'JavaScript before "Try it", kB',
  'style sheets, kB',
  'JavaScript on "Try it" and the first call, kB',
  'words shown without JavaScript',
  'axe, before',
  'axe, after a call',
  'evaluations blocked by the policy',
];

export async function measureExplorer(): Promise<RowResult> {
  const ours = await measure(OURS);
  const stock = await measure(await stockSide());
  return {
    text: table(
      ['on "Create a course"', 'ours', 'stock'],
      ROWS.map((row, index) => [row, ours[index]!, stock[index]!]),
    ),
    figures: [],
  };
}
