/**
 * Pages compared with their picture in `tests/browser/pictures`. Up to one pixel in a hundred may differ visibly, which
 * covers how machines smooth letters, not a part that moved. After a wanted change:
 * `npx playwright test pictures --update-snapshots`, then look at the pictures before they are committed.
 */
import {expect, test} from '@playwright/test';
import {visit} from './support/site';

const TOLERANCE = {maxDiffPixelRatio: 0.01, threshold: 0.2};
/** The part of a page that is compared, in pixels from its top. */
const HEIGHT = 2000;

const PICTURES = [
  {path: '/', width: 1280, colorScheme: 'light'},
  {path: '/solutions/employee-training', width: 1280, colorScheme: 'dark'},
  {path: '/features', width: 1280, colorScheme: 'light'},
  {path: '/pricing', width: 1280, colorScheme: 'dark'},
  {path: '/compare/aldermoot-alternative', width: 390, colorScheme: 'light'},
  {path: '/developer', width: 768, colorScheme: 'light'},
  {path: '/contact', width: 390, colorScheme: 'dark'},
  {path: '/developer/reference/create-course', width: 1280, colorScheme: 'dark'},
] as const;

for (const {path, width, colorScheme} of PICTURES) {
  test(`${path} looks as it did, ${colorScheme} at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: HEIGHT});
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    const name = `${path.replace(/^\//, '').replaceAll('/', '-') || 'home'}-${width}-${colorScheme}.png`;
    await expect(page).toHaveScreenshot(name, {...TOLERANCE, animations: 'disabled'});
  });
}
