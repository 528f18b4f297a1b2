/** The integrations catalogue and its filter. */
import {expect, test} from '@playwright/test';
import integrations from '../../src/content/integrations';
import {visit} from './support/site';

const CATEGORIES = [
  'All', 'Authentication', 'HRIS', 'CRM', 'Collaboration', 'Content Providers', 'Recognition', 'Analytics',
  'Virtual Classroom',
]; // prettier-ignore

test('the filter shows only the entries of its category, and All shows every entry', async ({page}) => {
  await visit(page, '/integrations');
  const catalogue = page.getByRole('region', {name: 'Catalogue'});
  const names = catalogue.getByRole('listitem').getByRole('heading');
  const filters = catalogue.getByRole('group', {name: 'Category'}).getByRole('button');
  await expect(names).toHaveText(integrations.map(({name}) => name));
  await expect(catalogue.getByRole('button', {pressed: true})).toHaveText(`All ${integrations.length}`);

  const counts = new Map<string, number>();
  for (const text of await filters.allTextContents()) {
    const [, category, count] = /^(.+) (\d+)$/.exec(text)!;
    counts.set(category!, Number(count));
  }
  expect([...counts.keys()]).toEqual(CATEGORIES.filter((category) => counts.has(category)));
  expect([...counts.values()]).not.toContain(0);
  const {All: all, ...single} = Object.fromEntries(counts);
  expect(all).toBe(integrations.length);
  expect(Object.values(single).reduce((sum, count) => sum + count)).toBe(integrations.length);

  for (const category of Object.keys(single)) {
    await filters.filter({hasText: category}).click();
    const expected = integrations.filter((entry) => entry.category === category);
    await expect(names).toHaveText(expected.map(({name}) => name));
    expect(expected).toHaveLength(single[category]!);
    await expect(catalogue.getByRole('button', {pressed: true})).toHaveText(`${category} ${expected.length}`);
    await expect(catalogue.getByText(/^\d+ integrations? shown$/)).toHaveText(
      `${expected.length} ${expected.length === 1 ? 'integration' : 'integrations'} shown`,
    );
  }
  await filters.filter({hasText: 'All'}).click();
  await expect(names).toHaveCount(integrations.length);
});

test('the filter works by keyboard and announces the result politely', async ({page}) => {
  await visit(page, '/integrations');
  const catalogue = page.getByRole('region', {name: 'Catalogue'});
  const crm = catalogue.getByRole('button', {name: /^CRM/});
  await crm.focus();
  await page.keyboard.press('Enter');
  await expect(crm).toHaveAttribute('aria-pressed', 'true');
  await expect(crm).toBeFocused();
  await expect(catalogue.locator('[aria-live="polite"]')).toHaveText(/shown$/);
});
