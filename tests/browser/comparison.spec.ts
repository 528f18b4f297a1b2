import {expect, test} from '@playwright/test';
import brand from '../../src/content/brand';
import {COMPARISON} from './support/pages';
import {visit} from './support/site';

test.skip(!COMPARISON, 'there are no comparisons');

test('it stays a plain table on a phone, and its header row stays below the site header', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await visit(page, COMPARISON!);
  const table = page.getByRole('table');
  // Nothing scrolls inside the page.
  const overflows = await page
    .locator('main, main :has(table), table')
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).overflow));
  expect(overflows.filter((overflow) => /auto|scroll/.test(overflow))).toEqual([]);
  // Safari's VoiceOver skips rows that are displayed as something else.
  const displays = await table
    .locator('thead, tbody, tr, th, td')
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).display))].sort());
  expect(displays).toEqual(['table-cell', 'table-header-group', 'table-row', 'table-row-group']);

  const name = page.getByRole('columnheader', {name: brand.name, exact: true});
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 600});
    const gap = () =>
      name.evaluate((cell) => {
        document.querySelectorAll('tbody th')[8]!.scrollIntoView({block: 'center', behavior: 'instant'});
        return cell.getBoundingClientRect().top - document.querySelector('header')!.getBoundingClientRect().bottom;
      });
    // The site header's bottom border may overlap the row.
    await expect.poll(async () => Math.abs(await gap())).toBeLessThanOrEqual(1);
  }
});

test('in the table of all comparisons, features stay at the edge of a phone, and a name lights its column', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await visit(page, '/compare');
  const region = page.getByRole('region', {name: 'Features by product'});
  const feature = region.getByRole('rowheader').first();
  await region.evaluate((element) => {
    // Too narrow for a single product.
    element.style.width = `${element.querySelector('tbody th')!.getBoundingClientRect().width + 8}px`;
    element.scrollTo({left: element.scrollWidth});
  });
  expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(10);
  expect((await feature.boundingBox())!.x).toBe(0);
  await page.setViewportSize({width: 1280, height: 640});
  await region.evaluate((element) => element.removeAttribute('style'));
  const link = region.getByRole('link').last();
  const lit = () => link.evaluate((element) => getComputedStyle(element.closest('th')!, '::after').content !== 'none');
  expect(await lit()).toBe(false);
  await link.focus();
  expect(await lit()).toBe(true);
});
