/** The header menus: opening and closing them by pointer, keyboard and touch. */
import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument, visit} from './support/site';

const header = (page: Page) => page.getByRole('banner');

const MENUS = [
  {name: 'Solutions', entryName: 'Partner Training', target: '/solutions/partner-training'},
  {name: 'Features', entryName: 'Skills Engine', target: '/features/skills-engine'},
] as const;

type Menu = (typeof MENUS)[number];

const parts = (page: Page, {name, entryName}: Menu) => ({
  link: header(page).getByRole('link', {name, exact: true}),
  button: header(page).getByRole('button', {name: `${name} menu`}),
  entry: header(page).getByRole('link', {name: entryName, exact: true}),
});

async function expectOpen({button, entry}: ReturnType<typeof parts>, isOpen: boolean): Promise<void> {
  await expect(entry).toBeVisible({visible: isOpen});
  await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
}

for (const menu of MENUS) {
  test.describe(menu.name, () => {
    test('opens on hover, stays open while the pointer moves into it, and closes when it leaves', async ({page}) => {
      await visit(page, '/about');
      const all = parts(page, menu);
      const {link, entry} = all;
      await expectOpen(all, false);
      await link.hover();
      await expectOpen(all, true);
      const from = (await link.boundingBox())!;
      const to = (await entry.boundingBox())!;
      await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, {steps: 20});
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, {steps: 10});
      await expectOpen(all, true);
      await page.mouse.move(20, 700);
      await expectOpen(all, false);

      await link.hover();
      await expectOpen(all, true);
      await page.keyboard.press('Escape');
      await expectOpen(all, false);
    });

    test('stays open when its button is clicked while hovered, and closes on the next click', async ({page}) => {
      await visit(page, '/about');
      const all = parts(page, menu);
      const box = (await all.button.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {steps: 5});
      await expectOpen(all, true);
      await page.mouse.down();
      await page.mouse.up();
      await expectOpen(all, true);
      await page.mouse.move(20, 700, {steps: 5});
      await expectOpen(all, true);
      await all.button.click();
      await expectOpen(all, false);

      await all.button.click();
      await expectOpen(all, true);
      await page.mouse.click(20, 700);
      await expectOpen(all, false);
    });

    test('works by keyboard: opens, closes on Escape and returns focus, closes when focus leaves, follows links', async ({
      page,
    }) => {
      await visit(page, '/about');
      await markDocument(page);
      const all = parts(page, menu);
      const {link, button, entry} = all;
      const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
      await link.focus();
      await page.keyboard.press('Tab');
      await expect(button).toBeFocused();
      await expectOpen(all, false);
      await page.keyboard.press('Enter');
      await expectOpen(all, true);
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expectOpen(all, false);
      await expect(button).toBeFocused();
      await page.keyboard.press('Space');
      await expectOpen(all, true);
      await page.keyboard.press('Space');
      await expectOpen(all, false);

      await page.keyboard.press('Enter');
      await panel.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expectOpen(all, false);
      expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(false);

      await button.focus();
      await page.keyboard.press('Enter');
      await entry.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(menu.target);
      await expectOpen(all, false);
      expect(await isSameDocument(page)).toBe(true);
      // These are lists of links; the ARIA menu roles would promise other keyboard behaviour.
      await expect(page.locator('[role^="menu"]')).toHaveCount(0);
    });

    test('closes when a link in it is clicked', async ({page}) => {
      await visit(page, '/about');
      await markDocument(page);
      const all = parts(page, menu);
      await all.link.hover();
      await all.entry.click();
      await expect(page).toHaveURL(menu.target);
      await expectOpen(all, false);
      expect(await isSameDocument(page)).toBe(true);
    });
  });
}

for (const how of ['pointer', 'keyboard'] as const) {
  test(`a menu stays closed on the page that its label opens, until the pointer comes back: ${how}`, async ({page}) => {
    await visit(page, '/about');
    for (const menu of MENUS) {
      const all = parts(page, menu);
      await all.link.hover();
      await expectOpen(all, true);
      if (how === 'pointer') await all.link.click();
      else await all.link.press('Enter');
      await expect(page).toHaveURL(`/${menu.name.toLowerCase()}`);
      await expect(page.getByRole('heading', {level: 1})).not.toContainText('About');
      // Two frames, after which the browser has looked for what is now under the pointer.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expectOpen(all, false);
      const box = (await all.link.boundingBox())!;
      await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 2);
      await expectOpen(all, false);
      await page.mouse.move(20, 700);
      await all.link.hover();
      await expectOpen(all, true);
      await page.mouse.move(20, 700);
      await expectOpen(all, false);
    }
  });
}

test('opening one menu closes the other', async ({page}) => {
  await visit(page, '/about');
  const [solutions, features] = MENUS.map((menu) => parts(page, menu));
  await solutions!.button.click();
  await expectOpen(solutions!, true);
  await features!.link.hover();
  await expectOpen(features!, true);
  await expectOpen(solutions!, false);
});

test.describe('by touch', () => {
  test.use({hasTouch: true});

  test('menus open and close with a tap, and close with a tap elsewhere', async ({page}) => {
    await visit(page, '/about');
    for (const menu of MENUS) {
      const all = parts(page, menu);
      for (const isOpen of [true, false, true]) {
        await all.button.tap();
        await expectOpen(all, isOpen);
      }
      await page.touchscreen.tap(20, 700);
      await expectOpen(all, false);
    }
  });
});
