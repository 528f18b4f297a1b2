/** FAQs, the security statement and feature accordions: which entries are open, and when. */
import {expect, test} from '@playwright/test';
import {items as securityItems} from '../../src/content/security';
import {expectOpen, openEntries, openers} from './support/accordion';
import {visit} from './support/site';

const FAQS = ['/solutions/employee-training', '/pricing', '/ai-course-creation'];

test('FAQs start closed, open one at a time and close again', async ({page}) => {
  await visit(page, FAQS[0]!);
  const buttons = openers(page);
  await expectOpen(buttons, []);
  await buttons.nth(1).click();
  await expectOpen(buttons, [1]);
  await buttons.nth(3).click();
  await expectOpen(buttons, [3]);
  await buttons.nth(3).click();
  await expectOpen(buttons, []);
});

test('the security statement starts with its first entry open', async ({page}) => {
  await visit(page, '/security');
  const buttons = openers(page);
  await expect(buttons).toHaveText(securityItems.map(({title}) => title));
  await expectOpen(buttons, [0]);
  await expect(page.getByText(securityItems[0]!.content)).toBeVisible();
  await buttons.nth(2).click();
  await expectOpen(buttons, [2]);
  await buttons.nth(2).click();
  await expectOpen(buttons, []);
  await buttons.nth(0).click();
  await expectOpen(buttons, [0]);
});

test('an accordion works by keyboard, and its panels are labelled', async ({page}) => {
  await visit(page, '/security');
  const buttons = openers(page);
  await buttons.nth(1).focus();
  await page.keyboard.press('Enter');
  await expectOpen(buttons, [1]);
  await expect(page.getByRole('region', {name: securityItems[1]!.title})).toContainText(securityItems[1]!.content);
  await page.keyboard.press('Tab');
  await expect(buttons.nth(2)).toBeFocused();
  await page.keyboard.press('Space');
  await expectOpen(buttons, [2]);
});

test('find in page reaches the text of closed entries', async ({page}) => {
  for (const path of [...FAQS, '/security', '/features/skills-engine']) {
    await visit(page, path);
    const buttons = openers(page);
    const panels = page.locator('main section[data-open="false"]');
    await expect(panels, path).toHaveCount((await buttons.count()) - (await openEntries(buttons)).length);
    for (const panel of await panels.all()) await expect(panel, path).toHaveAttribute('hidden', 'until-found');
    const last = (await buttons.count()) - 1;
    const closed = page.locator(`[id="${await buttons.nth(last).getAttribute('aria-controls')}"]`);
    await closed.evaluate((panel) => panel.dispatchEvent(new Event('beforematch', {bubbles: true})));
    await expectOpen(buttons, [last]);
  }
});

test('a long panel scrolls by keyboard instead of being clipped', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await visit(page, '/security');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const buttons = openers(page);
  const lengths = securityItems.map(({content}) => content.length);
  const longest = lengths.indexOf(Math.max(...lengths));
  await buttons.nth(longest).click();
  await expectOpen(buttons, [longest]);
  const panel = page.locator(`[id="${await buttons.nth(longest).getAttribute('aria-controls')}"]`);
  const {height, whole} = await panel.evaluate((element) => ({
    height: element.clientHeight,
    whole: element.scrollHeight,
  }));
  expect(height).toBeLessThanOrEqual(24 * 32);
  expect(whole).toBeGreaterThan(height + 1);
  await expect(panel).toHaveAttribute('tabindex', '0');
  await panel.focus();
  await page.keyboard.press('End');
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test('an open panel is a tab stop only while it scrolls', async ({page}) => {
  await visit(page, '/security');
  const panel = page.getByRole('main').locator('section[data-open=true]');
  await expect(panel).not.toHaveAttribute('tabindex');
  for (const [size, width, stop] of [
    ['300%', 320, '0'],
    ['', 1280, null],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    await expect.poll(() => panel.getAttribute('tabindex')).toBe(stop);
  }
});

test('the accordion of a feature always has one entry open', async ({page}) => {
  await visit(page, '/features/skills-engine');
  const buttons = openers(page);
  await expectOpen(buttons, [0]);
  await expect(buttons.first()).toHaveAttribute('aria-disabled', 'true');
  await buttons.first().click({force: true});
  await expectOpen(buttons, [0]);
  for (const entry of [1, 3, 3, 0, 2, 0]) {
    await buttons.nth(entry).evaluate((button: HTMLElement) => button.click());
    await expectOpen(buttons, [entry]);
  }
  await expect(page.locator('main [aria-disabled="true"]')).toHaveCount(1);
});
