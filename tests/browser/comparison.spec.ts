/** Comparison pages: the table in a browser. build/records.test.ts compares its text with the record. */
import {expect, test} from '@playwright/test';
import brand from '../../src/content/brand';
import {MINIMUMS} from '../../src/content/minimums';
import {sitemapPaths, visit} from './support/site';

test('every comparison table has a caption, three columns and distinct icons', async ({page, request}) => {
  const paths = (await sitemapPaths(request)).filter((path) => path.startsWith('/compare/'));
  expect(paths.length).toBeGreaterThanOrEqual(MINIMUMS.comparisons);
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', {name: 'Feature-by-Feature Comparison'})).toBeVisible();
    const table = page.getByRole('table');
    expect(await table.locator('caption').innerText(), path).not.toBe('');
    const columns = table.getByRole('columnheader');
    await expect(columns).toHaveCount(3);
    await expect(columns.nth(0)).toHaveText('Feature');
    await expect(columns.nth(1)).toHaveText(brand.name);
    await expect(columns.nth(2)).not.toBeEmpty();
    for (const column of await columns.all()) await expect(column).toHaveAttribute('scope', 'col');
    const rows = await table.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        scope: row.querySelector('th')?.getAttribute('scope'),
        cells: [...row.querySelectorAll('td')].map((cell) => ({
          text: cell.textContent!.trim(),
          icon: cell.querySelector('svg')?.innerHTML,
          isHidden: cell.querySelector('svg')?.getAttribute('aria-hidden'),
        })),
      })),
    );
    expect(rows.length, path).toBeGreaterThanOrEqual(14);
    const icons = {Included: new Set<string>(), 'Not included': new Set<string>()};
    for (const {scope, cells} of rows) {
      expect(scope, path).toBe('row');
      expect(cells, path).toHaveLength(2);
      for (const {text, icon, isHidden} of cells) {
        expect(text, path).not.toBe('');
        if (icon === undefined) continue;
        expect(isHidden, path).toBe('true');
        icons[text as keyof typeof icons].add(icon);
      }
    }
    expect([...icons.Included, ...icons['Not included']], path).toHaveLength(2);
  }
});

test('on narrow screens it is a plain table of three columns that fit, and nothing scrolls inside the page', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({width, height: 640});
    await visit(page, '/compare/aldermoot-alternative');
    const table = page.getByRole('table');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const scrolling = await table.evaluate((element) => {
      const all: Element[] = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) all.push(at);
      return all.filter((at) => /auto|scroll/.test(getComputedStyle(at).overflow)).map((at) => at.className);
    });
    expect(scrolling).toEqual([]);
    // Safari's VoiceOver skips rows that are displayed as something else.
    const displays = await table
      .locator('thead, tbody, tr, th, td')
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).display))].sort());
    expect(displays).toEqual(['table-cell', 'table-header-group', 'table-row', 'table-row-group']);
    // The names stay whole.
    const heights = await table
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(48);
  }
});

test('the header row stays below the site header while the page scrolls', async ({page}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 600});
    await visit(page, '/compare/aldermoot-alternative');
    const name = page.getByRole('columnheader', {name: brand.name, exact: true});
    await page
      .getByRole('rowheader')
      .nth(8)
      .evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    const header = (await page.getByRole('banner').boundingBox())!;
    // The site header's bottom border may overlap the row.
    expect(Math.abs((await name.boundingBox())!.y - header.y - header.height)).toBeLessThanOrEqual(1);
    const isInFront = await name.evaluate((element) => {
      const {left, top, height} = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 10, top + height / 2));
    });
    expect(isInFront).toBe(true);
  }
});
