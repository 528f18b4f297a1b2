/** `npm run dev` shows changes to a record and to the contract without a restart, and the pictures that records can name. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {CHROMIUM_ARGS, findChromium} from '../../scripts/chromium';
import {copyProject} from '../../scripts/copy';
import {freePort} from '../../scripts/listen';
import brand from '../../src/content/brand';

const TIMEOUT = 300_000;

let copy: string;
let dev: ChildProcess;
let browser: Browser;
let page: Page;
let home: string;

/** Replaces the first match in a file of the copy. */
function change(file: string, from: string, to: string): void {
  const target = path.join(copy, file);
  const text = readFileSync(target, 'utf8');
  expect(text, file).toContain(from);
  writeFileSync(target, text.replace(from, to));
}

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

beforeAll(async () => {
  copy = copyProject('dev');
  const port = await freePort();
  home = `http://localhost:${port}`;
  const args = ['run', 'dev', '--', '--port', String(port), '--no-open'];
  // `detached` gives npm a process group, so that one signal reaches all its processes. Docusaurus would use the
  // NODE_ENV that Vitest sets.
  const env = {...process.env, NODE_ENV: undefined};
  dev = spawn('npm', args, {cwd: copy, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  await compiled();
  browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
  page = await browser.newPage();
}, TIMEOUT);

afterAll(async () => {
  await browser?.close();
  if (dev && dev.exitCode === null && dev.signalCode === null) process.kill(-dev.pid!, 'SIGKILL');
  if (copy) rmSync(copy, {recursive: true, force: true});
});

/** Reloads the page until its heading contains the text. */
const shows = (address: string, text: string) =>
  expect
    .poll(
      async () => {
        await page.goto(home + address);
        return page.locator('main h1').first().textContent();
      },
      {timeout: 120_000},
    )
    .toContain(text);

it('serves the home page and an operation', {timeout: TIMEOUT}, async () => {
  await page.goto(home);
  await expect.poll(() => page.title(), {timeout: 120_000}).toContain(brand.name);
  await shows('/developer/reference/list-courses', 'List courses');
});

it('shows authors every picture with its seed, and filters them', {timeout: TIMEOUT}, async () => {
  await shows('/pictures', 'Pictures');
  await page.getByLabel('Filter by seed or layout').fill('team-due');
  const entries = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({has: page.getByRole('button', {name: /^Copy/})});
  await expect
    .poll(() => page.getByRole('status').filter({hasText: / of /}).textContent())
    .not.toMatch(/^(\d+) of \1$/);
  const seeds = await entries.locator('p code').allTextContents();
  expect(seeds.length).toBeGreaterThan(0);
  expect(seeds.filter((seed) => !seed.startsWith('team-due'))).toEqual([]);
  await expect.poll(() => entries.first().locator('[data-picture]').innerText()).not.toBe('');
});

it('shows an edited record', {timeout: TIMEOUT}, async () => {
  change('src/content/features/audit-logs.ts', "headline: '", "headline: 'Edited: ");
  await shows('/features/audit-logs', 'Edited: ');
});

it('shows an edited contract', {timeout: TIMEOUT}, async () => {
  change('openapi/paths/courses.yaml', 'summary: List courses', 'summary: List edited courses');
  await shows('/developer/reference/list-courses', 'List edited courses');
});

it('stops on a signal', {timeout: TIMEOUT}, async () => {
  const ended = once(dev, 'close');
  process.kill(-dev.pid!, 'SIGINT');
  await ended;
  await expect(fetch(home)).rejects.toThrow();
});
