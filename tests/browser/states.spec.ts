/** Makes every inspection of audit.spec.ts on what opens or appears on interaction: dialogs, menus, panels, messages. */
import {expect, test} from '@playwright/test';
import {violationsOf, WIDTHS} from './support/axe';
import {walk} from './support/focus';
import {enlargeText, misplacedTexts} from './support/layout';
import {enter, STATES} from './support/states';
import {share} from './support/sweep';

const PARTS = 3;

test.use({actionTimeout: 20_000});

for (let part = 0; part < PARTS; part++) {
  test(`dialogs, menus and panels, part ${part + 1}`, async ({page}) => {
    test.setTimeout(600_000);
    const problems: string[] = [];
    for (const state of share(STATES, part, PARTS)) {
      const {name, size = 'wide', layer, isWalked = true} = state;
      await page.setViewportSize(WIDTHS[size]);
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await enter(page, state);
      const within = layer?.(page) ?? page.getByRole('main');
      const found = await violationsOf(page, within);
      await expect(state.shown(page), `${name}, after the axe run`).toBeVisible();
      if (layer && isWalked) found.push(...(await walk(page, {within, isColumn: size === 'narrow'})));
      if (layer && state.size !== 'wide') {
        await page.setViewportSize({width: 320, height: 256});
        for (const factor of [2, 1]) {
          await enlargeText(page, factor);
          const misplaced = await misplacedTexts(page, within);
          found.push(...misplaced.map((problem) => `320 by 256, text × ${factor}: ${problem}`));
        }
      }
      problems.push(...found.map((problem) => `${name}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
