import {expect, test} from '@playwright/test';
import homeContent from '../../src/content/home';
import {tiers} from '../../src/content/tiers';
import {quotedPrices} from '../../src/lib/pricing';
import {visit} from './support/site';

const home = homeContent(quotedPrices(tiers));

test('audience tabs start with Learner and show one panel, which is the next stop', async ({page}) => {
  await visit(page, '/');
  const tabs = page.getByRole('tablist').getByRole('tab');
  const panel = page.getByRole('tabpanel');
  await expect(tabs).toHaveText(['Learner', 'Manager', 'Admin']);
  await expect(panel).toHaveAccessibleName('Learner');
  await tabs.last().click();
  await expect(panel).toHaveAccessibleName('Admin');
  // The arrow keys go around.
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await expect(panel).toHaveAccessibleName('Learner');
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
});

test('the strip of customer names loops every 30 seconds and pauses on its button and on hover', async ({page}) => {
  await visit(page, '/');
  const strip = page.getByRole('region', {name: home.logoStrip.title});
  const pause = strip.getByRole('button', {name: /pause/i});
  const expectState = (playState: AnimationPlayState) =>
    expect
      .poll(() =>
        strip.evaluate((element) =>
          element.getAnimations({subtree: true}).map((animation) => {
            const {duration, iterations} = animation.effect!.getTiming();
            return {playState: animation.playState, duration, iterations};
          }),
        ),
      )
      .toEqual([{playState, duration: 30_000, iterations: Infinity}]);
  await expectState('running');
  await pause.press('Space');
  await expect(pause).toHaveAttribute('aria-pressed', 'true');
  await expectState('paused');
  await pause.press('Enter');
  await expect(pause).toHaveAttribute('aria-pressed', 'false');
  await expectState('running');
  // Hovers the strip's viewport, because a single name may be moving out of view.
  await strip.locator(':has(> [data-paused])').hover();
  await expectState('paused');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the strip of customer names stays in place, and all views of the product are shown', async ({page}) => {
    await page.goto('/');
    const strip = page.getByRole('region', {name: home.logoStrip.title});
    expect(await strip.evaluate((element) => element.getAnimations({subtree: true}).length)).toBe(0);
    await expect(strip.getByRole('button')).toBeHidden();
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
  });
});
