import {expect, test, type Page} from '@playwright/test';
import {visit} from './support/site';

/** How high the first description is drawn. */
const shownHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('main li:has(h3) p')!.getBoundingClientRect().height);

test('with a mouse, a feature on the wall shows its description on focus, in the same space', async ({page}) => {
  await visit(page, '/features');
  const tile = page.getByRole('main').getByRole('listitem').first();
  const before = await tile.boundingBox();
  expect(await shownHeight(page)).toBe(0);
  await tile.getByRole('link').focus();
  await expect.poll(() => shownHeight(page)).toBeGreaterThan(15);
  expect((await tile.boundingBox())!.height).toBe(before!.height);
});

test.describe('on a touch screen', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the wall shows the descriptions of all features on request', async ({page}) => {
    await visit(page, '/features');
    expect(await shownHeight(page)).toBe(0);
    await page.getByRole('switch').tap();
    await expect.poll(() => shownHeight(page)).toBeGreaterThan(15);
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('the wall shows them from the start', async ({page}) => {
      await page.goto('/features');
      expect(await shownHeight(page)).toBeGreaterThan(15);
    });
  });
});
