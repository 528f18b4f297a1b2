/** What screen readers announce, and the reading position on a new page. */
import {expect, test, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {listen, stopTime} from './support/announcements';
import {visit} from './support/site';

/** Types a letter every 100 ms of the page's clock, and then waits as long as a pause takes. */
async function typeEvenly(page: Page, text: string): Promise<void> {
  for (const letter of text) {
    await page.keyboard.press(letter);
    await page.clock.runFor(100);
  }
  await page.clock.runFor(1000);
}

test('a new page is announced once by its title, and reading starts at its top', async ({page}) => {
  await visit(page, '/about');
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
});

test('numbers of results are announced once, when typing pauses', async ({page}) => {
  await page.clock.install();
  await visit(page, '/about');
  const search = page.getByRole('dialog', {name: 'Search'});
  await page.keyboard.press('Control+k');
  // The index has loaded once there are results.
  await search.getByRole('combobox').fill('quiz');
  await expect(search.getByRole('status')).toHaveText(/^\d+ results? for “quiz”$/);
  await search.getByRole('combobox').fill('');
  await stopTime(page);

  await test.step('search results', async () => {
    const announced = await listen(search.getByRole('status'));
    await typeEvenly(page, 'certificate');
    await expect(search.getByRole('status')).toHaveText(/^\d+ results? for “certificate”$/);
    expect(await announced()).toHaveLength(1);
    await page.keyboard.press('Escape');
  });

  await test.step('answers in the help panel', async () => {
    const help = page.getByRole('dialog', {name: 'How can we help?'});
    await page.getByRole('button', {name: 'Help', exact: true}).click();
    const region = help.locator('[aria-live="polite"]');
    await help.getByRole('searchbox').focus();
    const announced = await listen(region);
    await typeEvenly(page, 'certificate');
    await expect(region).toHaveText(/^\d answers? for “certificate”$/);
    expect(await announced()).toHaveLength(1);
  });
});

test('the number of filtered integrations is announced politely', async ({page}) => {
  await visit(page, '/integrations');
  const region = page.getByRole('main').locator('[aria-live="polite"]');
  const announced = await listen(region);
  await page.getByRole('button', {name: /^HRIS/}).press('Enter');
  await expect(region).toHaveText(/^\d+ integrations? shown$/);
  await expect.poll(announced).toHaveLength(1);
});
