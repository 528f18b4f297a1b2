/** Unknown and malformed addresses, loaded and followed: a page says so, and the site works there. */
import {expect, test, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {address, isSameDocument, markDocument, routeTo, visit} from './support/site';
import {watch} from './support/watch';

const headline = (page: Page) => page.getByRole('heading', {level: 1});

const MISSING = [
  {path: '/solutions/%zz', text: 'Solution not found', link: 'Back to Home'},
  {path: '/compare/nope-alternative', text: 'Comparison not found', link: 'Back to Home'},
  {path: `/${'%F0%9F%8C%B1/'.repeat(500)}`, text: 'Page Not Found', link: 'Go Back Home'},
];

test('an unknown or malformed path shows the not-found page of its section', async ({page}) => {
  const {errors, foreign} = watch(page);
  for (const {path, text, link} of MISSING) {
    const isRight = async () => {
      await expect(headline(page), path).toHaveText(text);
      await expect(page).toHaveTitle(`${text} | ${brand.name}`);
    };
    expect((await visit(page, path)).status()).toBe(404);
    await isRight();
    // The router decodes the path again when only the fragment changes.
    await page.evaluate(() => {
      location.hash = 'x';
    });
    await isRight();
    await markDocument(page);
    await page.getByRole('main').getByRole('link', {name: link, exact: true}).click();
    await expect(page).toHaveURL('/');
    await routeTo(page, path);
    await isRight();
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
  expect(address(page)).toBe('/security?utm=1');
  const text = await headline(page).innerText();
  await visit(page, '/terms');
  await markDocument(page);
  await routeTo(page, '/security/x?utm=1');
  await expect(headline(page)).toHaveText(text);
  expect(address(page)).toBe('/security?utm=1');
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('a malformed fragment changes nothing', async ({page}) => {
  const {errors} = watch(page);
  for (const [path, fragment] of [
    ['/pricing', '#%E0%A4%A'],
    ['/developer/reference/create-course', '#try?query.limit=50%'],
  ] as const) {
    await visit(page, path);
    const before = await headline(page).innerText();
    await page.goto('about:blank');
    await visit(page, path + fragment);
    await expect(headline(page)).toHaveText(before);
    // Followed and typed.
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = `${href}x`;
      document.body.append(link);
      link.click();
      location.hash = `${href}xy`;
    }, fragment);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(headline(page), path + fragment).toHaveText(before);
  }
  expect(errors).toEqual([]);
});
