import {expect, test, type Page} from '@playwright/test';
import parts from '../../src/content/parts';
import swatches from '../../src/theme/BrandSwatches/content';
import {visit} from './support/site';
import {watch} from './support/watch';

const {slug, colors} = swatches;

/** The brand colour of every picture, the windows of other brands in them, and of the page. */
const brandColors = (page: Page) =>
  page.evaluate(() => {
    const of = (element: Element) => getComputedStyle(element).getPropertyValue('--brand');
    const pictures = document.querySelectorAll(
      'main [data-picture], main [data-picture] [data-rebrand]:not([data-hue])',
    );
    return {pictures: [...new Set([...pictures].map(of))], page: of(document.querySelector('main')!)};
  });

/** The colours that a picture offers, as numbers of their hues, and the one that is marked. */
const offered = (page: Page) =>
  page.evaluate(() => {
    const discs = [...document.querySelectorAll<HTMLElement>('main [data-picture] [data-hue]')];
    const isMarked = (disc: Element) => getComputedStyle(disc).boxShadow !== 'none';
    return {
      colors: discs.map((disc) => getComputedStyle(disc).backgroundColor),
      hues: discs.map(({dataset}) => Number(dataset.hue)),
      marked: discs.filter(isMarked).map(({dataset}) => Number(dataset.hue)),
    };
  });

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

test.skip(!parts.swatches, 'switched off');

test('a swatch recolours the pictures of its page and nothing else, and is marked where a picture offers colours', async ({
  page,
}) => {
  const {errors} = watch(page);
  await visit(page, `/features/${slug}`);
  const [before, choices] = [await brandColors(page), await offered(page)];
  expect(before.pictures.length).toBeGreaterThan(1);
  expect(new Set(choices.colors).size).toBe(choices.colors.length);
  expect(choices.marked).toHaveLength(1);
  const found = new Set<string>();
  for (const {name, hue} of colors) {
    const swatch = page.getByRole('button', {name, exact: true});
    await swatch.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', {pressed: true})).toHaveText(name);
    const after = await brandColors(page);
    expect(after.page).toBe(before.page);
    expect(after.pictures).toHaveLength(1);
    found.add(after.pictures[0]!);
    // A picture of colours to choose from keeps them all, and marks the nearest one.
    const {colors: kept, hues, marked} = await offered(page);
    expect(kept).toEqual(choices.colors);
    expect(marked.map((other) => apart(hue, other))).toEqual([Math.min(...hues.map((other) => apart(hue, other)))]);
  }
  expect(found.size).toBe(colors.length);
  await page.keyboard.press('Space');
  expect([await brandColors(page), await offered(page)]).toEqual([before, choices]);
  expect(errors).toEqual([]);
});
