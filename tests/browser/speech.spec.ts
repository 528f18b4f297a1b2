/** What screen readers announce, and the reading position on a new page. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {listen, stopTime} from './support/announcements';
import {visit} from './support/site';

test('a new page is announced once by its title, and reading starts at the skip link', async ({page}) => {
  await visit(page, '/privacy');
  /** The live region that announces page titles: the last in the document. */
  const region = page.locator('body > #__docusaurus > [role="status"]').last();
  const announced = await listen(region);
  const expected: string[] = [];
  const isAnnounced = async (name: string) => {
    const title = `${name} | ${brand.name}`;
    await expect(region).toHaveText(title);
    expect(await announced()).toEqual([...expected, title]);
    expected.push(title);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  };
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', {name: 'Terms of Service', exact: true}).click();
  await isAnnounced('Terms of Service');
  await footer.getByRole('link', {name: 'Developers', exact: true}).click();
  await isAnnounced('API documentation');
  await page.goBack();
  await isAnnounced('Terms of Service');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

/** Types a word, a letter every 100 ms of the page's clock, and expects one announcement, when typing has paused. */
async function typeAndHear(page: Page, region: Locator, says: RegExp): Promise<void> {
  const announced = await listen(region);
  for (const letter of 'certificate') {
    await page.keyboard.press(letter);
    await page.clock.runFor(100);
  }
  await page.clock.runFor(1000);
  await expect(region).toHaveText(says);
  expect(await announced()).toHaveLength(1);
}

test('numbers of results are announced once, when typing pauses', async ({page}) => {
  await page.clock.install();
  await visit(page, '/privacy');
  const search = page.getByRole('dialog', {name: 'Search'});
  await page.keyboard.press('Control+k');
  // The index has loaded once there are results.
  await search.getByRole('combobox').fill('quiz');
  await expect(search.getByRole('status')).toHaveText(/^\d+ results? for “quiz”$/);
  await search.getByRole('combobox').fill('');
  await stopTime(page);
  await typeAndHear(page, search.getByRole('status'), /^\d+ results? for “certificate”$/);
});
