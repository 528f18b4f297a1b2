/** Unknown and malformed addresses: they say so, lead to the known page or change nothing, and the site works there. */
import {expect, test, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {address, isSameDocument, markDocument, routeTo, visit} from './support/site';
import {watch} from './support/watch';

const headline = (page: Page) => page.getByRole('heading', {level: 1});

const MISSING = [
  {path: '/nope/deep', text: 'Page Not Found', link: 'Go Back Home'},
  {path: '/solutions/%zz', text: 'Solution not found', link: 'Back to Home'},
  {path: '/features/%', text: 'Content not found', link: 'Back to Home'},
  {path: '/compare/nope-alternative', text: 'Comparison not found', link: 'Back to Home'},
  {path: '/developer/reference/nope', text: 'Page Not Found', link: 'Go Back Home'},
  {path: `/${encodeURIComponent('"><img src=x onerror=alert(1)>')}`, text: 'Page Not Found', link: 'Go Back Home'},
  {path: `/${'%F0%9F%8C%B1/'.repeat(500)}`, text: 'Page Not Found', link: 'Go Back Home'},
];

test('an unknown or malformed path shows the not-found page of its section, loaded and followed', async ({page}) => {
  const {errors, foreign} = watch(page);
  for (const {path, text, link} of MISSING) {
    const isRight = async () => {
      await expect(headline(page), path).toHaveText(text);
      await expect(page.getByRole('main').getByRole('link', {name: link, exact: true})).toHaveAttribute('href', '/');
      await expect(page).toHaveTitle(`${text} | ${brand.name}`);
    };
    const response = await visit(page, path);
    expect(response.status()).toBe(404);
    await isRight();
    // The router decodes the path again when only the fragment changes.
    await page.evaluate(() => {
      location.hash = 'x';
    });
    await isRight();
    await markDocument(page);
    await page.getByRole('main').getByRole('link', {name: link, exact: true}).click();
    await expect(headline(page)).not.toHaveText(text);
    await routeTo(page, path);
    await isRight();
    expect(await isSameDocument(page)).toBe(true);
    expect([...errors, ...foreign], path).toEqual([]);
  }
});

test('a not-found page names a page that lists all there are', async ({page}) => {
  await visit(page, '/solutions/training-features-nope');
  await expect(page.getByRole('main').getByText('under “All solutions”')).toBeVisible();
  await page
    .getByRole('navigation', {name: 'Nearby pages'})
    .getByRole('link', {name: 'All solutions', exact: true})
    .click();
  await expect(page).toHaveURL('/solutions');
  await expect(headline(page)).not.toHaveText(/not found/i);
});

test('an unknown path below a known first segment ends on the known page', async ({page}) => {
  const {errors} = watch(page);
  for (const {from, to} of [
    {from: '/security/x?utm=1', to: '/security?utm=1'},
    {from: '/compare/aldermoot', to: '/compare/aldermoot-alternative'},
  ]) {
    await visit(page, from);
    expect(address(page)).toBe(to);
    const text = await headline(page).innerText();
    await visit(page, '/terms');
    await markDocument(page);
    await routeTo(page, from);
    await expect(headline(page)).toHaveText(text);
    expect(address(page)).toBe(to);
    expect(await isSameDocument(page)).toBe(true);
  }
  expect(errors).toEqual([]);
});

test('a malformed fragment changes nothing, opened directly, followed or typed', async ({page}) => {
  const {errors} = watch(page);
  for (const path of ['/pricing', '/developer/guides/quickstart', '/developer/reference/create-course']) {
    await visit(page, path);
    const before = await headline(page).innerText();
    for (const fragment of ['#%E0%A4%A', '#%', '#try?query.limit=50%']) {
      // Another address first, because one that differs in the fragment only is not loaded.
      await page.goto('about:blank');
      await visit(page, path + fragment);
      await expect(headline(page)).toHaveText(before);
      await page.evaluate((href) => {
        const link = document.createElement('a');
        link.href = href;
        document.body.append(link);
        link.click();
        link.remove();
        location.hash = `${href}y`;
      }, `${fragment}x`);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      await expect(headline(page), path + fragment).toHaveText(before);
    }
    expect(errors.splice(0), path).toEqual([]);
  }
});
