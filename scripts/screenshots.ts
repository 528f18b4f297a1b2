/**
 * `npm run screenshots`: full-page screenshots of every kind of page, in light and dark, at 390, 768, 1024, 1440 and 1920
 * pixels, for visual review. Writes to `screenshots/`. Arguments replace the list of pages, as in
 * `npm run screenshots -- /pricing /terms`.
 */
import fs from 'node:fs';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {CHROMIUM_ARGS, findChromium} from './chromium';
import {createSiteServer} from './serve';

const TARGET = path.resolve('screenshots');
const WIDTHS = [390, 768, 1024, 1440, 1920] as const;
const SCHEMES = ['light', 'dark'] as const;

/** One page of each kind, relative to the base URL. */
const PAGES = [
  '/',
  '/solutions',
  '/solutions/employee-training',
  '/features',
  '/features/learning-content',
  '/features/ai-course-creation',
  '/features/skills-engine',
  '/features/learner-dashboard',
  '/features/roles-and-permissions',
  '/ai-course-creation',
  '/pricing',
  '/integrations',
  '/compare',
  '/compare/aldermoot-alternative',
  '/about',
  '/security',
  '/contact',
  '/book-a-demo',
  '/branding-guide',
  '/how-to-widget',
  '/terms',
  '/privacy',
  '/developer',
  '/developer/reference/list-courses',
  '/developer/reference/create-user',
  '/developer/guides/quickstart',
  '/not-here',
  '/solutions/not-here',
];

/** `/compare/a` → `compare-a`, `/` → `home`. */
const fileName = (page: string): string => page.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'home';

/** Waits for fonts and images, including lazy ones. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

async function takeScreenshots(browser: Browser, origin: string, pages: readonly string[]): Promise<void> {
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        viewport: {width, height: 900},
        colorScheme,
        reducedMotion: 'reduce',
      });
      for (const address of pages) {
        const page = await context.newPage();
        await page.goto(origin + address, {waitUntil: 'load'});
        await settle(page);
        const file = path.join(TARGET, `${fileName(address)}-${width}-${colorScheme}.png`);
        await page.screenshot({path: file, fullPage: true});
        await page.close();
      }
      await context.close();
      console.log(`${width} ${colorScheme}: ${pages.length} pages`);
    }
  }
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const site = createSiteServer({dir: path.resolve('build')});
  const port = await site.listen(0, '127.0.0.1');
  const browser = await chromium.launch({executablePath: findChromium(), args: CHROMIUM_ARGS});
  fs.mkdirSync(TARGET, {recursive: true});
  try {
    await takeScreenshots(
      browser,
      `http://127.0.0.1:${port}${site.baseUrl.replace(/\/$/, '')}`,
      wanted.length > 0 ? wanted : PAGES,
    );
  } finally {
    await browser.close();
    await site.close();
  }
  console.log(`Pictures are in ${TARGET}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
