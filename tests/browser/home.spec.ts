/** The home page: the audience tabs, the customer names. */
import {expect, test, type Locator} from '@playwright/test';
import homeContent from '../../src/content/home';
import {tiers} from '../../src/content/tiers';
import {quotedPrices} from '../../src/lib/pricing';
import {visit} from './support/site';

const home = homeContent(quotedPrices(tiers));

test.describe('audience tabs', () => {
  test('start with Learner and show one panel at a time', async ({page}) => {
    await visit(page, '/');
    const tabs = page.getByRole('tablist').getByRole('tab');
    await expect(tabs).toHaveText(['Learner', 'Manager', 'Admin']);
    await expect(page.getByRole('tab', {selected: true})).toHaveText('Learner');
    for (const tab of ['Manager', 'Admin', 'Learner']) {
      await page.getByRole('tab', {name: tab}).click();
      await expect(page.getByRole('tab', {selected: true})).toHaveText(tab);
      const panel = page.getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      await expect(panel).toHaveAccessibleName(tab);
      const content = home.audienceTabs.find(({label}) => label === tab)!;
      await expect(panel.getByRole('heading', {name: content.title})).toBeVisible();
      for (const point of content.points) await expect(panel.getByText(point, {exact: true})).toBeVisible();
    }
  });

  test('are one tab stop, and follow the arrow keys, Home and End', async ({page}) => {
    await visit(page, '/');
    await page.getByRole('tab', {name: 'Learner'}).focus();
    const steps = [
      ['ArrowRight', 'Manager'],
      ['ArrowRight', 'Admin'],
      ['ArrowRight', 'Learner'],
      ['ArrowLeft', 'Admin'],
      ['Home', 'Learner'],
      ['End', 'Admin'],
    ] as const;
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      const tab = page.getByRole('tab', {name});
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
    }
    await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', {name: 'Admin'})).not.toBeFocused();
    await expect(page.getByRole('tabpanel')).toBeFocused();
  });
});

test.describe('the strip of customer names', () => {
  const animations = (strip: Locator) =>
    strip.evaluate((element) =>
      element.getAnimations({subtree: true}).map(({playState, effect}) => ({
        playState,
        duration: effect!.getTiming().duration,
        iterations: effect!.getTiming().iterations,
      })),
    );

  test('loops every 30 seconds and pauses on its button, focus and hover', async ({page}) => {
    await visit(page, '/');
    const strip = page.getByRole('region', {name: home.logoStrip.title});
    const pause = strip.getByRole('button', {name: /pause/i});
    expect(await animations(strip)).toEqual([{playState: 'running', duration: 30_000, iterations: Infinity}]);
    const expectState = (state: AnimationPlayState) =>
      expect.poll(async () => (await animations(strip))[0]!.playState).toBe(state);
    await pause.focus();
    await expectState('paused');
    await expect(pause).toHaveAttribute('aria-pressed', 'false');
    await pause.blur();
    await expectState('running');
    await pause.focus();
    await page.keyboard.press('Space');
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await pause.blur();
    await expectState('paused');
    // An explicit request to resume wins over the pause on focus.
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(pause).toHaveAttribute('aria-pressed', 'false');
    await expectState('running');
    // Hovers the strip's viewport, because a single name may be moving out of view.
    await strip.locator(':has(> [data-paused])').hover();
    await expectState('paused');
  });
});
