/** Follows the steps of "How to go back" in docs/decisions/reference.md, after which the theme renders our contract. */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {CHROMIUM_ARGS, findChromium} from '../../scripts/chromium';
import {createSiteServer, type SiteServer} from '../../scripts/serve';
import {buildCopy, copyProject, ROOT} from '../support/copy';

/** The code blocks of the steps, in order: generator options, sidebar, commands. */
const [options = '', sidebar = '', commands = ''] = [
  ...readFileSync(path.join(ROOT, 'docs/decisions/reference.md'), 'utf8').matchAll(/```\w+\n([\s\S]*?)```/g),
].map(([, code]) => code!);

let copy: string;
let server: SiteServer;
let browser: Browser;
let home: string;

/** Replaces text in a file of the copy. */
function change(file: string, ...changes: [from: string, to: string][]): void {
  const target = path.join(copy, file);
  let text = readFileSync(target, 'utf8');
  for (const [from, to] of changes) {
    expect(text, file).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(target, text);
}

beforeAll(async () => {
  copy = copyProject('deep-going-back');
  change(
    'docusaurus.config.ts',
    ['generatorOptions(OUTLINE_FILE, REFERENCE_DIR)', options],
    ['path: REFERENCE_DIR', "path: 'reference'"],
    [
      "docsRootComponent: '@theme/DocsFrame',\n        docRootComponent: '@theme/DocFrame',\n        docItemComponent: '@theme/ApiItem'",
      "docItemComponent: '@theme/ApiItem'",
    ],
    ["onBrokenAnchors: 'throw'", "onBrokenAnchors: 'warn'"],
  );
  writeFileSync(path.join(copy, 'sidebars.reference.ts'), sidebar);
  const {status, stdout, stderr} = spawnSync('sh', ['-ec', commands], {cwd: copy, encoding: 'utf8'});
  expect(status, stdout + stderr).toBe(0);
  buildCopy(copy, process.env);
  server = createSiteServer({dir: path.join(copy, 'build')});
  home = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  if (copy) rmSync(copy, {recursive: true, force: true});
});

it.each(['create-course', 'list-courses'])('shows %s with style and console, without errors', async (slug) => {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({message}) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto(`${home}/developer/reference/${slug}`);
  const main = page.getByRole('main');
  await main.getByRole('button', {name: /Send API Request/i}).waitFor();
  // Only the theme's sheet gives the method a colour.
  const colour = await main
    .locator('.openapi__method-endpoint .badge')
    .evaluate((badge) => getComputedStyle(badge).backgroundColor);
  expect(colour).not.toBe('rgba(0, 0, 0, 0)');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  expect(problems).toEqual([]);
  await page.close();
});
