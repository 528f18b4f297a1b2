/** Serves the built site and opens it in a browser. */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {readRules} from '../../src/plugins/finish/hosting/files';
import {CHROMIUM_ARGS, findChromium} from '../chromium';
import {createSiteServer} from '../serve';

export const ROOT = process.cwd();
export const BUILD = path.join(ROOT, 'build');

/** Serves a build while `use` runs; the home page's URL ends in a slash. */
export async function withSite<T>(dir: string, use: (home: string) => Promise<T>): Promise<T> {
  const site = createSiteServer({dir});
  const port = await site.listen(0, '127.0.0.1');
  try {
    return await use(`http://127.0.0.1:${port}${site.baseUrl}`);
  } finally {
    await site.close();
  }
}

/** @param args additional arguments for Chromium */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>, args: string[] = []): Promise<T> {
  const browser = await chromium.launch({executablePath: findChromium(), args: [...CHROMIUM_ARGS, ...args]});
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Paths of the pages in the sitemap, relative to the base URL, with a leading slash. */
export function sitemapPaths(dir = BUILD): string[] {
  const {baseUrl} = readRules(dir);
  const sitemap = fs.readFileSync(path.join(dir, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => `/${new URL(address!).pathname.slice(baseUrl.length)}`,
  );
}

export const isReference = (page: string): boolean => /^\/developer(?:$|\/)/.test(page);

/** One page of each kind that has bounds. */
export function samplePages(): string[] {
  const all = sitemapPaths();
  const first = (pattern: RegExp) => {
    const found = all.find((page) => pattern.test(page));
    if (!found) throw new Error(`No page in the sitemap matches ${pattern.source}.`);
    return found;
  };
  return ['/', '/pricing', first(/^\/solutions\/./), first(/^\/compare\/./), first(/\/reference\/./), '/developer'];
}

/** Ends a process and waits until it has exited. */
export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve()).kill();
  });
}

export interface Served {
  child: ChildProcess;
  home: string;
}

/** Starts the server of `npm start` as a separate process. */
export function startServer(): Promise<Served> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: {...process.env, PORT: '0', SANDBOX_PORT: '0'},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text;
      const found = /The site is at http:\/\/localhost:(\d+)(\S*)/.exec(output);
      if (found) resolve({child, home: `http://127.0.0.1:${found[1]}${found[2]}`});
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The server ended with exit code ${code}.`)));
  });
}
