/** A browser, and servers of builds. They end with the tests of the file. */
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {afterAll} from 'vitest';
import {CHROMIUM_ARGS, findChromium} from '../../scripts/programs';
import {createSiteServer} from '../../scripts/siteServer';

const running: {close: () => Promise<void>}[] = [];
afterAll(async () => void (await Promise.all(running.map((one) => one.close()))));

export async function startBrowser(): Promise<Browser> {
  const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
  running.push(browser);
  return browser;
}

export async function serveBuild(project: string): Promise<string> {
  const site = createSiteServer({dir: path.join(project, 'build')});
  running.push(site);
  return `http://127.0.0.1:${await site.listen()}`;
}
