/** The reference in a site as create-docusaurus makes it, with our packages installed from their tarballs. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import * as cheerio from 'cheerio';
import sirv from 'sirv';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {consoleOperation} from 'openapi-model/console/operation';
import {openContract} from 'openapi-model/contract';
import type {OpenApiDocument} from 'openapi-model/document';
import {overviewOf} from 'openapi-model/overview';
import {axeProblems} from '../browser/support/axe';
import {startBrowser} from '../support/browse';
import {change, PLAIN_ENV, ROOT} from '../support/copy';
import {stranger} from '../support/stranger';

const EXAMPLE = path.join(ROOT, 'examples/stock');

let at: (...parts: string[]) => string;
let page: Page;
beforeAll(async () => {
  at = stranger();
  fs.cpSync(EXAMPLE, at(), {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|build|\.docusaurus)$/.test(file),
  });
  page = await (await startBrowser()).newPage();
});

const servers: http.Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** Builds the site into a folder, and serves it. */
async function build(folder: string): Promise<string> {
  const docusaurus = at('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [docusaurus, 'build', '--out-dir', folder], {
    cwd: at(),
    env: PLAIN_ENV,
    stdio: 'inherit',
  });
  const send = sirv(at(folder), {extensions: ['html'], dev: true});
  const server = http.createServer((request, response) => send(request, response, () => void response.end()));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Opens a page in a theme, which stock sites do not take from the system. */
async function open(address: string, theme: string): Promise<void> {
  await page.goto(address);
  await page.evaluate((name) => localStorage.setItem('theme', name), theme);
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator(`html[data-theme="${theme}"]`).waitFor({state: 'attached'});
}

/** The computed styles of every element of a page, in both themes. */
async function stylesOf(address: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await open(address, theme);
    found.push(
      ...(await page.evaluate(() =>
        Array.from(document.querySelectorAll('html, body, body :not(script, style)'), (element) => {
          const style = getComputedStyle(element);
          const values = Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`);
          return `${element.tagName} ${values.join('; ')}`;
        }),
      )),
    );
  }
  return found;
}

/** The pages are complete in their HTML: parameters, bodies, responses, samples. */
function expectPages(folder: string, document: OpenApiDocument): void {
  const contract = openContract(document);
  for (const operation of overviewOf(document).tags.flatMap(({operations}) => operations)) {
    const $ = cheerio.load(fs.readFileSync(at(folder, 'api', operation.slug, 'index.html'), 'utf8'));
    $('script').remove();
    const text = $('main').text();
    const {parameters, body} = consoleOperation(contract, operation.id);
    const names = parameters.map(({name}) => name);
    const statuses = operation.responses.map(({status}) => status);
    const parts = [operation.summary, operation.method, operation.path, ...names, ...statuses, 'curl '];
    const words = [...parts, ...(body?.media ?? []).map(({contentType}) => contentType)];
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
  }
}

describe('a stock site', () => {
  let before: string;
  let site: string;
  beforeAll(async () => {
    const preset = /\n {4}\['docusaurus-openapi-pages'.*/;
    const config = at('docusaurus.config.js');
    const whole = fs.readFileSync(config, 'utf8');
    const guide = fs.readFileSync(at('docs/intro.md'), 'utf8');
    change(config, preset, '');
    // The links to the reference stay.
    change(config, "onBrokenLinks: 'throw'", "onBrokenLinks: 'ignore'");
    change(config, /remarkPlugins: .*contract\.json'\]\]/, 'remarkPlugins: []');
    fs.writeFileSync(at('docs/intro.md'), guide.replace(/```[^]*?```/g, ''));
    before = await build('plain');
    fs.writeFileSync(config, whole);
    fs.writeFileSync(at('docs/intro.md'), guide);
    site = await build('build');
  });

  it('has a page for each operation, and its look is unchanged', async () => {
    expectPages('build', parse(fs.readFileSync(at('openapi.yaml'), 'utf8')) as OpenApiDocument);
    expect(await stylesOf(site)).toEqual(await stylesOf(before));
  });

  it('has Markdown copies of its pages', () => {
    const copy = fs.readFileSync(at('build/api/add-book.md'), 'utf8');
    expect(copy).toMatch(/^# Add a book$/m);
    expect(copy).toContain('1 to 200 characters');
    expect(fs.readFileSync(at('build/api.md'), 'utf8')).toContain('https://bookshelf.example/api/add-book');
  });

  it('names nothing of this site', () => {
    const files = fs.readdirSync(at('build'), {recursive: true, encoding: 'utf8'}).map((file) => at('build', file));
    const texts = files.filter((file) => /\.(?:html|js|css|json|ya?ml|svg|xml)$/.test(file));
    expect(texts.filter((file) => /skillgrove|larkfield/i.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('sends requests to the sandbox in the page, from the console and from guides', async () => {
    await page.goto(`${site}/api/add-book#try`);
    await page.getByRole('button', {name: 'Send'}).click();
    await page.getByText('Matches the contract', {exact: true}).waitFor();
    await page.goto(`${site}/docs/intro`);
    await page.getByRole('button', {name: /^Run/}).first().click();
    await page.getByText('201 Created', {exact: true}).waitFor();
    await page.getByText('Uses the response to “Add a book”.').waitFor();
  });

  it.each(['light', 'dark'] as const)('is accessible in the %s theme', async (theme) => {
    for (const path of ['/api', '/api/list-books', '/api/add-book#try']) {
      await open(site + path, theme);
      if (path.endsWith('#try')) await page.getByRole('button', {name: 'Send'}).waitFor();
      for (const within of await page.locator('.openapi').all()) {
        expect(await axeProblems(page, 'all', `${path}, ${theme}`, {within})).toEqual([]);
      }
    }
  });

  it('is built with our contract', async () => {
    execFileSync('npx', ['--no-install', 'docusaurus', 'reference'], {cwd: ROOT, env: PLAIN_ENV, stdio: 'inherit'});
    fs.copyFileSync(path.join(ROOT, '.cache/reference/public/openapi.yaml'), at('openapi.yaml'));
    fs.writeFileSync(at('docs/intro.md'), '---\nslug: /intro\n---\n\n# Guide\n');
    await build('ours');
    expectPages('ours', parse(fs.readFileSync(at('openapi.yaml'), 'utf8')) as OpenApiDocument);
  });
});
