import {expect, test} from '@playwright/test';
import {INTEGRATION_CATEGORIES} from '../../src/content/integrationCategories';
import integrations from '../../src/content/integrations';
import {listen} from './support/announcements';
import {isSameDocument, markDocument, visit} from './support/site';
import {watch} from './support/watch';

test('the filter shows only the entries of its category, says how many, and All shows every entry', async ({page}) => {
  await visit(page, '/integrations');
  const catalogue = page.getByRole('region', {name: 'Catalogue'});
  const names = catalogue.getByRole('listitem').getByRole('heading');
  const filter = (name: string) => catalogue.getByRole('button', {name: new RegExp(`^${name} \\d+$`)});
  const announced = await listen(catalogue.locator('[aria-live="polite"]'));
  const expected: string[] = [];
  await expect(names).toHaveText(integrations.map(({name}) => name));
  const used = INTEGRATION_CATEGORIES.filter((name) => integrations.some(({category}) => category === name));
  await expect(catalogue.getByRole('group').getByRole('button')).toHaveText(
    ['All', ...used].map((name) => new RegExp(`^${name}`)),
  );
  for (const category of ['CRM', 'HRIS']) {
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
  await visit(page, '/integrations?category=crm');
  await expect(pressed).toHaveText(/^CRM/);
  await page.getByRole('main').getByRole('button', {name: /^HRIS/}).click();
  await expect(pressed).toHaveText(/^HRIS/);
  await page.reload();
  await expect(pressed).toHaveText(/^HRIS/);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await page.goBack();
  await expect(pressed).toHaveText(/^HRIS/);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Integrations', exact: true}).click();
  await expect(pressed).toHaveText(/^All/);
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});
