/** The header menus, opened and closed by pointer, keyboard and touch. Both are the same component. */
import {expect, test, type Page} from '@playwright/test';
import {isSameDocument, markDocument, visit} from './support/site';

// The pointer goes to where a panel is, which must not be on its way.
test.use({contextOptions: {reducedMotion: 'reduce'}});

function parts(page: Page, name: 'Solutions' | 'Features') {
  const menu = page.getByRole('navigation', {name: 'Main', exact: true});
  return {
    link: menu.getByRole('link', {name, exact: true}),
    button: menu.getByRole('button', {name: `${name} menu`}),
    entry: menu.locator(`a[href^="/${name.toLowerCase()}/"]`).last(),
  };
}

async function expectOpen({button, entry}: ReturnType<typeof parts>, isOpen: boolean): Promise<void> {
  await expect(entry).toBeVisible({visible: isOpen});
  await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
}

const leave = (page: Page) => page.mouse.move(20, 700);

test('by pointer: a menu opens on hover, and closes on leaving, for the other and for a new page', async ({page}) => {
  await visit(page, '/privacy');
  await markDocument(page);
  const menu = parts(page, 'Features');
  const {link, button, entry} = menu;

  await test.step('hovered, it closes when the pointer leaves it, and on Escape', async () => {
    await expectOpen(menu, false);
    await link.hover();
    await expectOpen(menu, true);
    const from = (await link.boundingBox())!;
    const to = (await entry.boundingBox())!;
    await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, {steps: 20});
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, {steps: 10});
    await expectOpen(menu, true);
    await leave(page);
    await expectOpen(menu, false);
    await link.hover();
    await expectOpen(menu, true);
    await page.keyboard.press('Escape');
    await expectOpen(menu, false);
  });

  await test.step('a click on its button does not keep it, when the pointer leaves', async () => {
    await button.hover();
    await button.click();
    await expectOpen(menu, true);
    await leave(page);
    await expectOpen(menu, false);
  });

  await test.step('opened with the keyboard, it closes on a click elsewhere and for the other', async () => {
    const press = async () => {
      await link.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    };
    await press();
    await link.hover();
    await leave(page);
    await expectOpen(menu, true);
    await page.mouse.click(20, 700);
    await expectOpen(menu, false);
    await press();
    await expectOpen(menu, true);
    const other = parts(page, 'Solutions');
    await other.link.hover();
    await expectOpen(other, true);
    await expectOpen(menu, false);
  });

  await test.step('it closes when a link in it is clicked, to another page or to this one', async () => {
    const address = (await entry.getAttribute('href'))!;
    for (let time = 1; time <= 2; time++) {
      await link.hover();
      await entry.click();
      await expect(page).toHaveURL(address);
      await expectOpen(menu, false);
    }
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('by keyboard: a menu opens, and closes when focus leaves or on Escape, back to its button', async ({page}) => {
  await visit(page, '/privacy');
  const menu = parts(page, 'Solutions');
  const {link, button} = menu;
  const links = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`).getByRole('link');
  await link.focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expectOpen(menu, false);
  // Its ring leaves the label alone.
  const ringed = await button.evaluate((element) => {
    const {outlineWidth, outlineOffset} = getComputedStyle(element);
    return element.getBoundingClientRect().left - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset);
  });
  const labelled = await link.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().right;
  });
  expect(ringed).toBeGreaterThanOrEqual(labelled);
  await page.keyboard.press('Enter');
  await expectOpen(menu, true);
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expectOpen(menu, false);
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expectOpen(menu, true);
  await links.last().focus();
  await page.keyboard.press('Tab');
  await expectOpen(menu, false);
  await expect(parts(page, 'Features').link).toBeFocused();
  // These are lists of links; the ARIA menu roles would promise other keyboard behaviour.
  await expect(page.locator('[role^="menu"]')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({hasTouch: true});

  test('a menu opens and closes with a tap, and closes with a tap elsewhere', async ({page}) => {
    await visit(page, '/privacy');
    const menu = parts(page, 'Features');
    for (const isOpen of [true, false, true]) {
      await menu.button.tap();
      await expectOpen(menu, isOpen);
    }
    await page.touchscreen.tap(20, 700);
    await expectOpen(menu, false);
  });
});
