/** What screen readers hear without being asked, and where they start on a new page. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {visit} from './support/site';

/** Collects every text that a live region takes on from now. */
async function listen(region: Locator): Promise<() => Promise<string[]>> {
  const heard = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    const note = () => {
      const text = element.textContent.trim();
      if (text && texts.at(-1) !== text) texts.push(text);
    };
    new MutationObserver(note).observe(element, {childList: true, characterData: true, subtree: true});
    return texts;
  });
  return () => heard.jsonValue();
}

/** The region that every page has for its title: the last of the document. */
const titles = (page: Page) => page.locator('body > #__docusaurus > [role="status"]').last();

test('a new page is heard once, by its title, and is read from its top', async ({page}) => {
  await visit(page, '/about');
  const heard = await listen(titles(page));
  const expected: string[] = [];
  for (const [link, title] of [
    ['Terms of Service', 'Terms of Service | Skillgrove'],
    ['Contact', 'Contact us | Skillgrove'],
    ['Developers', 'API documentation | Skillgrove'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', {name: link, exact: true}).click();
    expected.push(title);
    await expect(titles(page)).toHaveText(title);
    expect(await heard()).toEqual(expected);
    const focused = await page.evaluate(() => {
      const element = document.activeElement!;
      return {role: element.getAttribute('role'), label: element.getAttribute('aria-label')};
    });
    expect(focused).toEqual({role: null, label: null});
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  }
  await page.goBack();
  await expect(titles(page)).toHaveText('Contact us | Skillgrove');
  expect(await heard()).toEqual([...expected, 'Contact us | Skillgrove']);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('the number of answers in the help panel is heard once typing pauses', async ({page}) => {
  await visit(page, '/about');
  await page.getByRole('button', {name: 'Help'}).click();
  const panel = page.getByRole('dialog', {name: 'How can we help?'});
  await panel.locator('details').first().waitFor();
  const region = panel.locator('[aria-live="polite"]');
  const heard = await listen(region);
  await panel.getByRole('searchbox').pressSequentially('certificate');
  await expect(region).toHaveText(/^\d answers?$/);
  expect(await heard()).toHaveLength(1);
});

test('a filter is heard politely, with its number', async ({page}) => {
  await visit(page, '/integrations');
  const region = page.getByRole('main').locator('[aria-live="polite"]');
  const heard = await listen(region);
  await page.getByRole('button', {name: /^HRIS/}).press('Enter');
  await expect(region).toHaveText(/^\d+ integrations? shown$/);
  await expect.poll(heard).toHaveLength(1);
});

test('nothing interrupts but a problem', async ({page}) => {
  for (const path of ['/', '/pricing', '/integrations', '/contact', '/developer/reference/list-courses']) {
    await visit(page, path);
    await expect(page.locator('[aria-live="assertive"], [role="alert"]'), path).toHaveCount(0);
  }
  await visit(page, '/contact');
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert')).toBeFocused();
});
