/** No page is wider than its window. audit.spec.ts looks at every page in a few sizes, without motion. */
import {expect, test} from '@playwright/test';
import {FEATURES} from './support/pages';
import {visit} from './support/site';

test('at any width, and with motion', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  const wider: string[] = [];
  for (const path of ['/', ...FEATURES]) {
    await visit(page, path);
    for (let width = 320; width <= 1440; width += 20) {
      await page.setViewportSize({width, height: 800});
      const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (by > 0) wider.push(`${path} at ${width}: ${by}`);
    }
  }
  expect(wider).toEqual([]);
});
