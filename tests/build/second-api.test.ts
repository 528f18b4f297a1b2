/**
 * A second API, added with the stock generator, is rendered by the theme, next to our reference. The same build also
 * loads the script of Matomo, which saves a further build.
 */
import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import * as cheerio from 'cheerio';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {CHROMIUM_ARGS, findChromium} from '../../scripts/chromium';
import {createSiteServer, type SiteServer} from '../../scripts/serve';
import {MATOMO, problemsWithAnalytics} from '../support/analytics';
import {buildCopy, copyProject, ROOT, runBuild} from '../support/copy';

/** The site with pets.yaml as a second contract, set up as in the README of the generator. */
const config = (route: string) => `import site from './site.config';

export default {
  ...site,
  // The descriptions of pets.yaml link to another site.
  onBrokenLinks: 'warn',
  plugins: [
    ...site.plugins!,
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'pets',
        docsPluginId: 'pets',
        config: {pets: {specPath: 'pets.yaml', outputDir: 'docs/pets', sidebarOptions: {groupPathsBy: 'tag'}}},
      },
    ],
    [
      '@docusaurus/plugin-content-docs',
      {id: 'pets', path: 'docs/pets', routeBasePath: '${route}', docItemComponent: '@theme/ApiItem'},
    ],
  ],
};
`;

let copy: string;

beforeAll(() => {
  copy = copyProject('second-api');
  renameSync(path.join(copy, 'docusaurus.config.ts'), path.join(copy, 'site.config.ts'));
  copyFileSync(path.join(ROOT, 'tests/contracts/pets.yaml'), path.join(copy, 'pets.yaml'));
  mkdirSync(path.join(copy, 'docs/pets'));
  writeFileSync(path.join(copy, 'docusaurus.config.ts'), config('developer/pets'));
  const command = ['--no-install', 'docusaurus', 'gen-api-docs', 'pets', '--plugin-id', 'pets'];
  const {status, stdout, stderr} = spawnSync('npx', command, {cwd: copy, encoding: 'utf8'});
  expect(status, stdout + stderr).toBe(0);
}, 300_000);

afterAll(() => rmSync(copy, {recursive: true, force: true}));

describe('at its own path', () => {
  let browser: Browser;
  let server: SiteServer;
  let origin: string;

  beforeAll(async () => {
    buildCopy(copy, {...process.env, ...MATOMO.env});
    server = createSiteServer({dir: path.join(copy, 'build')});
    origin = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
    browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it('shows the operation, its parameters and its schemas, and the explorer', async () => {
    const page = await browser.newPage();
    await page.route(MATOMO.env.ANALYTICS_SCRIPT_URL, (route) => route.abort());
    await page.goto(`${origin}/developer/pets/find-pets`);
    const main = page.getByRole('main');
    await main.getByRole('heading', {level: 1}).waitFor();
    // The theme renders both only in the browser.
    await main.getByText('Query Parameters').first().waitFor();
    await main.getByRole('button', {name: /Send API Request/i}).waitFor();
    expect(
      await page.locator('.openapi-left-panel__container').evaluate((node) => getComputedStyle(node).display),
    ).not.toBe('none');
    await page.close();
  }, 60_000);

  it('counts visits with Matomo without cookies, and works without its script', async () => {
    expect(await problemsWithAnalytics(browser, origin, MATOMO)).toEqual([]);
  }, 600_000);

  it('does not change our own pages', () => {
    const $ = cheerio.load(readFileSync(path.join(copy, 'build/developer/reference/create-course.html'), 'utf8'));
    expect($('#try').text()).toBe('Try it');
    expect($('.openapi-left-panel__container')).toHaveLength(0);
  });
});

it('stops the build if its paths collide with ours', {timeout: 300_000}, () => {
  writeFileSync(path.join(copy, 'docusaurus.config.ts'), config('developer/reference'));
  renameSync(path.join(copy, 'docs/pets/find-pets.api.mdx'), path.join(copy, 'docs/pets/list-courses.api.mdx'));
  const file = path.join(copy, 'docs/pets/list-courses.api.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('id: find-pets', 'id: list-courses'));
  const {status, stdout, stderr} = runBuild(copy, process.env);
  expect(status).not.toBe(0);
  expect(stdout + stderr).toMatch(/[Dd]uplicate routes/);
  expect(stdout + stderr).toContain('/developer/reference/list-courses');
});
