/** Unknown and malformed addresses, loaded and followed: a page says so, and the site works there. */
import {expect, test, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {isSameDocument, markDocument, routeTo, visit} from './support/site';
import {watch} from './support/watch';

const headline = (page: Page) => page.getByRole('heading', {level: 1});

test('an unknown or malformed path shows the not-found page of its section', async ({page}) => {
  const {errors, foreign} = watch(page);
  for (const [path, text] of [
    ['/solutions/%zz', 'Solution not found'],
    [`/${'%F0%9F%8C%B1/'.repeat(500)}`, 'Page Not Found'],
  ] as const) {
    await visit(page, path);
    await expect(headline(page), path).toHaveText(text);
    // The router decodes the path again when only the fragment changes.
    await page.evaluate(() => (location.hash = 'x'));
    await expect(headline(page), path).toHaveText(text);
    await markDocument(page);
    await page.getByRole('main').getByRole('link', {name: /Home$/}).click();
    await expect(page).toHaveURL('/');
    await routeTo(page, path);
    await expect(page).toHaveTitle(`${text} | ${brand.name}`);
    expect(await isSameDocument(page)).toBe(true);
  }
  expect([...errors, ...foreign]).toEqual([]);
});

test('a not-found page names a page that lists all there are', async ({page}) => {
  await visit(page, '/solutions/training-features-nope');
  await expect(page.getByRole('main').getByText('under “All solutions”')).toBeVisible();
  const nearby = page.getByRole('navigation', {name: 'Nearby pages'});
  await nearby.getByRole('link', {name: 'All solutions', exact: true}).click();
  await expect(page).toHaveURL('/solutions');
});

test('an unknown path below a known first segment ends on the known page, with its query', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/security/x?utm=1');
  await expect(page).toHaveURL('/security?utm=1');
  const text = await headline(page).innerText();
  await visit(page, '/terms');
  await routeTo(page, '/security/x?utm=1');
  await expect(headline(page)).toHaveText(text);
  await expect(page).toHaveURL('/security?utm=1');
  expect(errors).toEqual([]);
});
