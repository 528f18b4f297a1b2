import {expect, test, type Locator, type Page} from '@playwright/test';
import {items as securityItems} from '../../src/content/security';
import {openers} from './support/accordion';
import {FEATURE} from './support/pages';
import {routeTo, twoFrames, visit} from './support/site';

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
  await visit(page, '/ai-course-creation');
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
  await visit(page, FEATURE);
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
  const panel = page.getByRole('group', {name: longest.title});
  await expect(panel).toHaveAttribute('tabindex', '0');
  await panel.press('End');
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  // It is a tab stop only while it scrolls.
  await page.setViewportSize({width: 1280, height: 800});
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await expect(panel).toHaveCount(0);
  await expect(page.locator('main [tabindex="0"]')).toHaveCount(0);
});

/** What is wrong with the place of a linked item: it is open, and its heading is below the header, or the page ends. */
const misplaced = (page: Page, id: string): Promise<string[]> =>
  page.evaluate((target) => {
    const heading = document.getElementById(target)!;
    const button = heading.querySelector('button')!;
    const panel = document.getElementById(button.getAttribute('aria-controls')!)!;
    const isOpen = button.getAttribute('aria-expanded') === 'true' && panel.firstElementChild!.checkVisibility();
    const below = heading.getBoundingClientRect().top - document.querySelector('header')!.offsetHeight;
    const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return [
      ...(isOpen ? [] : [`#${target} is closed`]),
      ...(below >= 0 && (below <= 40 || isAtEnd) ? [] : [`#${target} is ${Math.round(below)} below the header`]),
    ];
  }, id);

for (const width of [1440, 390]) {
  test(`an address opens its item and leads to it, from everywhere, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    const problems: string[] = [];
    for (const path of ['/security', FEATURE]) {
      await visit(page, path);
      const ids = await openers(page).evaluateAll((all) => all.map((button) => button.parentElement!.id));
      expect(ids.length, path).toBeGreaterThan(3);
      const look = async (id: string, way: string) => {
        await twoFrames(page);
        problems.push(...(await misplaced(page, id)).map((problem) => `${path}, ${way}: ${problem}`));
      };
      // Once more to one that is open already.
      for (const id of [...ids, ids.at(-1)!]) {
        await routeTo(page, `${path}#${id}`);
        await look(id, 'on the page');
      }
      // One below an item that is open at first.
      const id = ids[2]!;
      const leave = async () => {
        await routeTo(page, '/privacy');
        await page.locator(`[id="${id}"]`).waitFor({state: 'detached'});
      };
      await visit(page, `${path}#${id}`);
      await look(id, 'loaded');
      await leave();
      await page.goBack();
      await page.locator(`[id="${id}"]`).waitFor();
      await look(id, 'back');
    }
    expect(problems).toEqual([]);
  });
}
