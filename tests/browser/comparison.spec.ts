/** Comparison pages: the table in a browser. build/records.test.ts compares its text with the record. */
import {expect, test} from '@playwright/test';
import {sitemapPaths, visit} from './support/site';

test('every comparison table has a caption, three columns and distinct icons', async ({page, request}) => {
  const paths = (await sitemapPaths(request)).filter((path) => path.startsWith('/compare/'));
  expect(paths).toHaveLength(10);
  for (const path of paths) {
    await visit(page, path);
    await expect(page.getByRole('heading', {name: 'Feature-by-Feature Comparison'})).toBeVisible();
    const table = page.getByRole('table');
    expect(await table.locator('caption').innerText(), path).not.toBe('');
    const columns = table.getByRole('columnheader');
    await expect(columns).toHaveCount(3);
    await expect(columns.nth(0)).toHaveText('Feature');
    await expect(columns.nth(1)).toHaveText('Skillgrove');
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

test('a table wider than the screen scrolls by keyboard', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await visit(page, '/compare/aldermoot-alternative');
  const box = page.getByRole('region', {name: /feature by feature/});
  await box.focus();
  await expect(box).toBeFocused();
  const hidden = await box.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(hidden).toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('the header row and first column stay visible while the table scrolls', async ({page}) => {
  const box = page.getByRole('region', {name: /feature by feature/});
  const head = page.getByRole('columnheader', {name: 'Feature', exact: true});
  const row = page.getByRole('rowheader').nth(8);
  /** Distance of the header row from the line it sticks to, and of the row header from the edge of the scroll box. */
  const places = async (line: number) => {
    const [frame, headBox, rowBox] = await Promise.all([box, head, row].map((part) => part.boundingBox()));
    return {head: Math.round(headBox!.y - line), column: Math.round(rowBox!.x - frame!.x)};
  };

  // On a phone the table scrolls inside its box.
  await page.setViewportSize({width: 320, height: 640});
  await visit(page, '/compare/aldermoot-alternative');
  await box.scrollIntoViewIfNeeded();
  const cell = page.getByRole('row').nth(9).getByRole('cell').last();
  const before = (await cell.boundingBox())!;
  await box.evaluate((element) => element.scrollTo({top: 200, left: 20, behavior: 'instant'}));
  const after = (await cell.boundingBox())!;
  expect([before.x - after.x, before.y - after.y].map(Math.round)).toEqual([20, 200]);
  expect(await places((await box.boundingBox())!.y)).toEqual({head: 1, column: 1});

  // On a wide screen the page scrolls, and the header row sticks below the site header.
  await page.setViewportSize({width: 1280, height: 600});
  await row.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  const header = (await page.getByRole('banner').boundingBox())!;
  const wide = await places(header.y + header.height);
  expect(wide.column).toBe(1);
  // The site header's bottom border may overlap the row.
  expect(Math.abs(wide.head)).toBeLessThanOrEqual(1);
  const front = await head.evaluate((element) => {
    const {left, top, height} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 10, top + height / 2));
  });
  expect(front).toBe(true);
});

test('the index links to the comparison that is in no menu', async ({page, request}) => {
  await visit(page, '/compare');
  const listed = await page
    .getByRole('main')
    .locator('a[href^="/compare/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const paths = (await sitemapPaths(request)).filter((path) => path.startsWith('/compare/'));
  expect([...new Set(listed)].sort()).toEqual([...paths].sort());
});
