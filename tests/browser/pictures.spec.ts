/**
 * Compares pages with their screenshots in `tests/browser/pictures`. After an intended change run
 * `npx playwright test pictures --update-snapshots=changed`, and look at the new ones before committing them. Until then,
 * those of another brand are not compared.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import brand from '../../src/content/brand';
import {COMPARISON, SOLUTIONS} from './support/pages';
import {visit} from './support/site';

/** Covers font smoothing but not an element that moved, nor a pale one. */
const TOLERANCE = {maxDiffPixelRatio: 0.005, threshold: 0.05};
/** Height of the compared area from the top of the page, in pixels. */
const HEIGHT = 2000;

const PICTURES: {path: string; kind?: string; width: number; colorScheme: 'light' | 'dark'}[] = [
  {path: '/', width: 1280, colorScheme: 'light'},
  {path: SOLUTIONS[0]!, kind: 'solution', width: 1280, colorScheme: 'dark'},
  {path: '/features', width: 1280, colorScheme: 'light'},
  {path: '/pricing', width: 1280, colorScheme: 'dark'},
  ...(COMPARISON ? [{path: COMPARISON, kind: 'comparison', width: 390, colorScheme: 'light'} as const] : []),
  {path: '/developer', width: 768, colorScheme: 'light'},
  {path: '/contact', width: 390, colorScheme: 'dark'},
  {path: '/developer/reference/create-course', width: 1280, colorScheme: 'dark'},
];

const RENEW = 'after an intended change, run `npx playwright test pictures --update-snapshots=changed`';

const SHOWN = path.resolve('tests/browser/pictures/brand.txt');
const OURS = `${brand.name}, ${brand.color}\n`;

test.beforeAll(() => {
  const {updateSnapshots} = test.info().config;
  // Not read then: each worker writes it, and one that reads meanwhile finds an empty file.
  if (updateSnapshots === 'all' || updateSnapshots === 'changed') writeFileSync(SHOWN, OURS);
  else test.skip(readFileSync(SHOWN, 'utf8') !== OURS, `the screenshots show another brand: ${RENEW}`);
});

for (const {path: address, kind = address, width, colorScheme} of PICTURES) {
  test(`${kind} matches its screenshot, ${colorScheme} at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: HEIGHT});
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await visit(page, address);
    await page.evaluate(() => document.fonts.ready);
    const name = `${kind.replace(/^\//, '').replaceAll('/', '-') || 'home'}-${width}-${colorScheme}.png`;
    await expect(page, RENEW).toHaveScreenshot(name, {...TOLERANCE, animations: 'disabled'});
  });
}
