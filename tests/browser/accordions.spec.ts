import {expect, test, type Locator} from '@playwright/test';
import {items as securityItems} from '../../src/content/security';
import {openers} from './support/accordion';
import {visit} from './support/site';

test.use({contextOptions: {reducedMotion: 'reduce'}});

const expectOpen = (buttons: Locator, entries: number[]) =>
  expect
    .poll(() =>
      buttons.evaluateAll((all) => {
        const panels = all.map((button) => document.getElementById(button.getAttribute('aria-controls')!)!);
        const where = (isSo: (index: number) => boolean) => [...all.keys()].filter(isSo);
        return {
          open: where((index) => all[index]!.getAttribute('aria-expanded') === 'true'),
          shown: where((index) => panels[index]!.firstElementChild!.checkVisibility()),
          notFindable: where((index) => panels[index]!.getAttribute('hidden') !== 'until-found'),
        };
      }),
    )
    .toEqual({open: entries, shown: entries, notFindable: entries});

test('entries of a FAQ start closed, open one at a time and close again', async ({page}) => {
  await visit(page, '/solutions/employee-training');
  const buttons = openers(page);
  await expectOpen(buttons, []);
  for (const open of [[1], [3], []]) {
    await buttons.nth(open[0] ?? 3).click();
    await expectOpen(buttons, open);
  }
  // As the browser's find-in-page does when it finds text in a closed panel.
  await page.locator(`[id="${await buttons.nth(2).getAttribute('aria-controls')}"]`).dispatchEvent('beforematch');
  await expectOpen(buttons, [2]);
});

test('the accordion of a feature always has one entry open', async ({page}) => {
  await visit(page, '/features/skills-engine');
  const buttons = openers(page);
  await expectOpen(buttons, [0]);
  await expect(buttons.first()).toHaveAttribute('aria-disabled', 'true');
  for (const entry of [0, 3, 3, 1]) {
    await buttons.nth(entry).dispatchEvent('click');
    await expectOpen(buttons, [entry]);
  }
  await expect(page.locator('main [aria-disabled="true"]')).toHaveCount(1);
});

test('the security statement starts with its first entry open, and works by keyboard', async ({page}) => {
  await visit(page, '/security');
  const buttons = openers(page);
  await expectOpen(buttons, [0]);
  await buttons.nth(1).press('Enter');
  await expectOpen(buttons, [1]);
  await page.keyboard.press('Space');
  await expectOpen(buttons, []);

  // With large text on a small screen, the longest panel scrolls by keyboard instead of being clipped.
  await page.setViewportSize({width: 320, height: 640});
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const lengths = securityItems.map(({content}) => content.length);
  const longest = securityItems[lengths.indexOf(Math.max(...lengths))]!;
  await buttons.filter({hasText: longest.title}).press('Enter');
  const panel = page.getByRole('region', {name: longest.title});
  await expect(panel).toHaveAttribute('tabindex', '0');
  await panel.press('End');
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  // It is a tab stop only while it scrolls.
  await page.setViewportSize({width: 1280, height: 800});
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await expect(panel).not.toHaveAttribute('tabindex');
});
