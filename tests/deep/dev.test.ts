/** `npm run dev` shows changes to records, guides, the contract and the brand's colour, and their mistakes, without a restart. */
import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Locator, Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {running} from '../../scripts/listen';
import brand from '../../src/content/brand';
import {SEEDS} from '../../src/content/scenes';
import {brokenWords} from '../browser/support/layout';
import {startBrowser} from '../support/browse';
import {change as changeFile, copyProject, ROOT} from '../support/copy';

vi.setConfig({testTimeout: 300_000, hookTimeout: 300_000});

let copy: string;
let dev: ChildProcess;
let page: Page;
let home: string;

const change = (file: string, from: string | RegExp, to: string) => changeFile(path.join(copy, file), from, to);

/** Resolves after the first compilation; rejects with the output if the command ends before it. */
const compiled = () =>
  new Promise<void>((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (/compiled successfully/i.test(output)) resolve();
    };
    dev.stdout!.on('data', listen);
    dev.stderr!.on('data', listen);
    dev.once('exit', (code) => reject(new Error(`npm run dev ended with exit code ${code}:\n${output.slice(-4000)}`)));
  });

/** Starts the server on a free port: it cannot choose one itself. */
async function start(): Promise<void> {
  const unused = running(http.createServer());
  const port = await unused.listen();
  await unused.close();
  home = `http://localhost:${port}`;
  const args = ['run', 'dev', '--', '--port', String(port), '--no-open'];
  // `detached` gives npm a process group, so that one signal reaches all its processes. Docusaurus would use the
  // NODE_ENV that Vitest sets.
  const env = {...process.env, NODE_ENV: undefined};
  dev = spawn('npm', args, {cwd: copy, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  await compiled();
}

beforeAll(async () => {
  copy = copyProject('dev');
  await start();
  page = await (await startBrowser()).newPage();
});

afterAll(() => {
  if (dev && dev.exitCode === null && dev.signalCode === null) process.kill(-dev.pid!, 'SIGKILL');
});

const OVERLAY = '#webpack-dev-server-client-overlay';
const OPERATION = '/developer/reference/list-courses';
const FEATURE = 'src/content/features/audit-logs.ts';
const SOLUTION = 'employee-training';

const SLOWLY = {timeout: 120_000};

const contains = (locator: Locator, text: string) =>
  expect.poll(() => locator.textContent({timeout: 1000}).catch(String), SLOWLY).toContain(text);

/** Waits until the page in the browser contains the text; the development server updates it. */
const shows = (selector: string, text: string) => contains(page.locator(selector).first(), text);

const reports = (text: string) => contains(page.frameLocator(OVERLAY).locator('body'), text);

const reportsNothing = () => expect.poll(() => page.locator(OVERLAY).count(), SLOWLY).toBe(0);

it('serves pages without messages in the console', async () => {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', ({message}) => messages.push(message));
  await page.goto(home);
  await shows('title', brand.name);
  await page.goto(`${home}/developer/guides/quickstart`);
  await shows('main h1', 'API quickstart');
  await page.goto(`${home}/solutions/${SOLUTION}`);
  await page.locator('main h3').first().waitFor();
  await page.goto(home + OPERATION);
  await shows('main h1', 'List courses');
  await page.getByRole('button', {name: 'Open console', exact: true}).first().click();
  await page.getByLabel('X-API-Key').waitFor({state: 'attached'});
  expect(messages).toEqual([]);
});

it('draws every picture with whole words on a phone, also in a card, which breaks any word', async () => {
  await page.setViewportSize({width: 360, height: 900});
  await page.goto(`${home}/pictures`);
  await expect.poll(() => page.locator('main li [role="img"]').count(), SLOWLY).toBe(SEEDS.length);
  await page.addStyleTag({content: 'main li {overflow-wrap: anywhere}'});
  expect(await brokenWords(page)).toEqual([]);
});

it('shows an edited record, and a mistake in it above the page, until it is mended', async () => {
  await page.goto(`${home}/features/audit-logs`);
  change(FEATURE, "headline: '", "headline: 'Edited: ");
  await shows('main h1', 'Edited: ');
  change(FEATURE, 'subheading:', 'subheadng:');
  await reports(`${FEATURE}: (record): unknown field "subheadng"; did you mean "subheading"?`);
  await reports(`${FEATURE}: subheading: must be given; found nothing`);
  change(FEATURE, 'subheadng:', 'subheading:');
  await reportsNothing();
});

it('shows a mistake in a component above the page, until it is mended', async () => {
  const component = 'src/components/sections/PageHero/index.tsx';
  await page.goto(`${home}/about`);
  await shows('main h1', '');
  change(component, 'return (', 'return (;');
  await reports(component);
  change(component, 'return (;', 'return (');
  change('src/content/about.ts', "headline: '", "headline: 'Edited: ");
  await shows('main h1', 'Edited: ');
  await reportsNothing();
});

it('shows an edited title of a fixed page', async () => {
  await page.goto(`${home}/about`);
  change('src/content/metadata.ts', /(?<='\/about': \{\s*title: ')[^']+/, 'Edited: about');
  await shows('title', 'Edited: ');
});

it('shows an edited guide', async () => {
  await page.goto(`${home}/developer/guides/quickstart`);
  // In one save: of two within a millisecond, Docusaurus may miss the second.
  change('docs/guides/quickstart.md', /(?<=^(?:title|sidebar_label): )/gm, 'Edited ');
  await shows('main h1', 'Edited ');
  await shows('nav[aria-label*="Documentation"] a[aria-current="page"]', 'Edited ');
});

it('shows an edited contract, also after npm run reference, and a mistake in it', async () => {
  await page.goto(home + OPERATION);
  change('openapi/paths/courses.yaml', 'summary: List courses', 'summary: List edited courses');
  await shows('main h1', 'List edited courses');
  await promisify(execFile)('npm', ['run', 'reference'], {cwd: copy});
  change('openapi/paths/courses.yaml', 'summary: List edited courses', 'summary: List all courses');
  await shows('main h1', 'List all courses');
  change('openapi/paths/courses.yaml', 'operationId: listCourses', 'operationId: list_courses');
  await reports('openapi/paths/courses.yaml:2: contract/operation-id-style: operationId list_courses must be');
  change('openapi/paths/courses.yaml', 'operationId: list_courses', 'operationId: listCourses');
  await reportsNothing();
});

it('shows another colour, and why one is not possible', async () => {
  change('src/content/brand.ts', brand.color, 'oklch(45% 0.1 460)');
  await reports('src/content/brand.ts: color: must be a colour: #rgb, #rrggbb, or oklch(L C H)');
  change('src/content/brand.ts', 'oklch(45% 0.1 460)', 'oklch(45% 0.1 300)');
  await reportsNothing();
  const hue = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--hue'));
  await expect.poll(() => hue().catch(String), SLOWLY).toBe('300');
});

it('stops on a signal', async () => {
  const ended = once(dev, 'close');
  process.kill(-dev.pid!, 'SIGINT');
  await ended;
  await expect(fetch(home)).rejects.toThrow();
});

it('leaves no cache of the bundler, which could end the next start', () => {
  for (const root of [copy, ROOT]) expect(existsSync(path.join(root, 'node_modules/.cache/rspack'))).toBe(false);
});
