/** At an address with malformed percent escapes, the page or a not-found page appears, and works. */
import {expect, type Page, test} from '@playwright/test';
import {ARCHETYPES, routeTo, visit} from './support/site';
import {watch} from './support/watch';

const FRAGMENTS = ['#%E0%A4%A', '#%FF', '#%', '#try?query.limit=50%'];
const PATHS = [
  {path: '/nothing%zz', headline: 'Page Not Found'},
  {path: '/100%25', headline: 'Page Not Found'},
  {path: '/solutions/%zz', headline: 'Solution not found'},
  {path: '/features/%', headline: 'Content not found'},
  {path: `/${encodeURIComponent('"><img src=x onerror=alert(1)>')}`, headline: 'Page Not Found'},
  {path: `/${'%F0%9F%8C%B1/'.repeat(500)}`, headline: 'Page Not Found'},
];

const headline = (page: Page) => page.getByRole('heading', {level: 1});

/** Uses the menus, the theme switch and the search. */
async function expectWorks(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await header.getByRole('button', {name: 'Solutions menu'}).click();
  await expect(header.getByRole('link', {name: 'Employee Training'})).toBeVisible();
  const toggle = header.getByRole('button', {name: 'Dark theme'});
  const isDark = (await toggle.getAttribute('aria-pressed')) === 'true';
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', isDark ? 'light' : 'dark');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('pricing');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
}

test('a malformed fragment changes nothing, opened directly, followed or typed', async ({page}) => {
  test.setTimeout(240_000);
  const {errors} = watch(page);
  for (const path of ARCHETYPES) {
    await visit(page, path);
    const before = await headline(page).innerText();
    for (const [index, fragment] of FRAGMENTS.entries()) {
      // Another address first, because one that differs in the fragment only is not loaded.
      if (index < 2) {
        await page.goto('about:blank');
        await visit(page, path + fragment);
      }
      await expect(headline(page)).toHaveText(before);
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
        link.remove();
      }, `${fragment}x`);
      await expect(headline(page)).toHaveText(before);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `${fragment}y`);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await expect(headline(page), path + fragment).toHaveText(before);
    }
    await page.goBack();
    await expect(headline(page)).toHaveText(before);
    expect(errors.splice(0), path).toEqual([]);
  }
});

test('a malformed path shows the not-found page, which works', async ({page}) => {
  const {errors} = watch(page);
  for (const {path, headline: text} of PATHS) {
    await visit(page, path);
    await expect(headline(page)).toHaveText(text);
    await expectWorks(page);
    // The router decodes the path again when only the fragment changes.
    await page.evaluate(() => {
      location.hash = 'x';
    });
    await expect(headline(page)).toHaveText(text);
    await page.getByRole('main').getByRole('link', {name: /Home/}).click();
    await expect(headline(page)).not.toHaveText(text);
    await routeTo(page, path);
    await expect(headline(page)).toHaveText(text);
    expect(errors.splice(0), path).toEqual([]);
  }
});
