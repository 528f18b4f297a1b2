import {expect, test} from '@playwright/test';
import {INTEGRATION_CATEGORIES} from '../../src/content/integrationCategories';
import integrations from '../../src/content/integrations';
import {slugOf} from '../../src/lib/slug';
import {listen} from './support/announcements';
import {isSameDocument, markDocument, visit} from './support/site';
import {watch} from './support/watch';

const used = INTEGRATION_CATEGORIES.filter((name) => integrations.some(({category}) => category === name));
const [first, second] = used;

test('the filter shows only the entries of its category, says how many, and All shows every entry', async ({page}) => {
  await visit(page, '/integrations');
  const catalogue = page.getByRole('region', {name: 'Catalogue'});
  const names = catalogue.getByRole('listitem').getByRole('heading');
  const filter = (name: string) => catalogue.getByRole('button', {name: new RegExp(`^${name} \\d+$`)});
  const announced = await listen(catalogue.locator('[aria-live="polite"]'));
  const expected: string[] = [];
  await expect(names).toHaveText(integrations.map(({name}) => name));
  await expect(catalogue.getByRole('group').getByRole('button')).toHaveText(
    ['All', ...used].map((name) => new RegExp(`^${name}`)),
  );
  for (const category of used.slice(0, 2)) {
    await filter(category).press('Enter');
    const entries = integrations.filter((entry) => entry.category === category);
    await expect(names).toHaveText(entries.map(({name}) => name));
    await expect(filter(category)).toBeFocused();
    await expect(catalogue.getByRole('button', {pressed: true})).toHaveText(`${category} ${entries.length}`);
    expected.push(`${entries.length} ${entries.length === 1 ? 'integration' : 'integrations'} shown in ${category}`);
    await expect.poll(announced).toEqual(expected);
  }
  await filter('All').click();
  await expect(names).toHaveCount(integrations.length);
});

test('the address has the filter: for a link, a reload and Back, until someone opens the page from a menu', async ({
  page,
}) => {
  const {errors} = watch(page);
  const pressed = page.getByRole('main').getByRole('button', {pressed: true});
  await visit(page, `/integrations?category=${slugOf(first!)}`);
  await expect(pressed).toContainText(first!);
  await page.getByRole('main').getByRole('button', {name: second}).click();
  await expect(pressed).toContainText(second!);
  await page.reload();
  await expect(pressed).toContainText(second!);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goBack();
  await expect(pressed).toContainText(second!);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Integrations', exact: true}).click();
  await expect(pressed).toHaveText(/^All/);
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});
