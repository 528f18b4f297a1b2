/** No page is wider than its window. audit.spec.ts looks at every page in a few sizes, without motion. */
import {expect, test} from '@playwright/test';
import {FEATURES} from './support/pages';
import {visit} from './support/site';

for (const path of ['/', ...FEATURES])
  test(`${path} at any width, and with motion`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await visit(page, path);
    const wider: string[] = [];
    for (let width = 320; width <= 1440; width += 20) {
      await page.setViewportSize({width, height: 800});
      const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (by > 0) wider.push(`${by} pixels at ${width}`);
    }
    expect(wider).toEqual([]);
  });
