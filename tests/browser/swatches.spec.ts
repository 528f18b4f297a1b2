import {expect, test, type Page} from '@playwright/test';
import swatches from '../../src/theme/BrandSwatches/content';
import {visit} from './support/site';
import {watch} from './support/watch';

const {slug, colors} = swatches;

/** The brand colour of every picture, the windows of other brands in them, and of the page. */
const brandColors = (page: Page) =>
  page.evaluate(() => {
    const of = (element: Element) => getComputedStyle(element).getPropertyValue('--brand');
    const pictures = document.querySelectorAll('main [data-picture], main [data-picture] [data-rebrand]');
    return {pictures: [...new Set([...pictures].map(of))], page: of(document.querySelector('main')!)};
  });

test('a swatch recolours the pictures of its page, and nothing else', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, `/features/${slug}`);
  const before = await brandColors(page);
  expect(before.pictures.length).toBeGreaterThan(1);
  const found = new Set<string>();
  for (const {name} of colors) {
    const swatch = page.getByRole('button', {name, exact: true});
    await swatch.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', {pressed: true})).toHaveText(name);
    const after = await brandColors(page);
    expect(after.page).toBe(before.page);
    expect(after.pictures).toHaveLength(1);
    found.add(after.pictures[0]!);
  }
  expect(found.size).toBe(colors.length);
  await page.keyboard.press('Space');
  expect(await brandColors(page)).toEqual(before);
  expect(errors).toEqual([]);
});
