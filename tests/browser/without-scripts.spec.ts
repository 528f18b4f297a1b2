import {expect, test, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import parts from '../../src/content/parts';
import {CORE_PAGES, SOLUTIONS} from './support/pages';
import {sweep} from './support/sweep';

const open = async (page: Page, path: string) => (await page.goto(path, {waitUntil: 'domcontentloaded'}))!;

/**
 * Text in `main` that is not visible. Not counted: intentionally hidden text, closed `details` and what a radio button
 * shows, which the browser can open, and controls that need scripts.
 */
const invisibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const uncounted = `[aria-hidden="true"], .visually-hidden, details:not([open]), [role="tablist"],
      li:has(> button:only-child), :has(> input[type="range"]), form[method="dialog"],
      :has(> label > input[type="radio"]:not(:checked))`;
    return [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, td, th, dt, dd, caption)')]
      .filter((part) => part.textContent.trim() !== '' && !part.closest(uncounted))
      .filter(
        (part) => !part.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true}),
      )
      .map((part) => `invisible: ${part.textContent.trim().slice(0, 60)}`);
  });

test.describe('switched off', () => {
  test.use({javaScriptEnabled: false});

  test('every text can be read, and controls that need scripts are absent', async ({page}) => {
    const main = page.getByRole('main');
    const control = (name: string | RegExp) => page.getByRole('button', {name});
    const own: Record<string, () => Promise<void>> = {
      '/pricing': async () => {
        await expect(page.getByRole('table')).toBeVisible();
        await expect(page.getByRole('slider')).toBeHidden();
      },
      // There is no contact endpoint.
      '/contact': async () => {
        await expect(main.getByRole('link', {name: `hello@${brand.domain}`})).toBeVisible();
        await expect(main.locator('form :is(input, textarea, button)').filter({visible: true})).toHaveCount(0);
        await expect(main).not.toContainText('Opens your email program', {useInnerText: true});
      },
      '/nowhere': async () => {
        await expect(page.getByRole('navigation', {name: 'Nearby pages'}).getByRole('link').first()).toBeVisible();
        await expect(page.getByRole('search').or(control('Search'))).toHaveCount(0);
      },
      '/developer/reference/create-course': async () => {
        const example = page.getByRole('region', {name: /^Example/});
        await expect(example.first()).toContainText('curl --fail-with-body');
        await expect(example.getByRole('tab').or(example.getByRole('button'))).toHaveCount(0);
        await expect(control('Copy as Markdown')).toHaveCount(0);
      },
      '/developer/guides/quickstart': async () => {
        for (const text of ['curl --fail-with-body', 'await fetch', 'urlopen', 'curl_init', 'package main'])
          await expect(main.locator('pre', {hasText: text}).first()).toBeVisible();
        await expect(main.getByRole('tab')).toHaveCount(0);
      },
    };
    const paths = new Set([...CORE_PAGES, ...Object.keys(own), ...SOLUTIONS.slice(0, 1)]);
    // build/pages.test.ts reads which texts there are.
    await sweep(page, [...paths], {
      open,
      inspect: async (response) => {
        await own[new URL(response.url()).pathname]?.();
        return invisibleTexts(page);
      },
    });
  });

  test('menus, help, the skip link, the Markdown and the sidebar on a phone work', async ({page}) => {
    await open(page, '/privacy');
    const header = page.getByRole('banner');
    const link = header.getByRole('navigation', {name: 'Main', exact: true}).locator('a[href^="/features/"]').last();
    await expect(link).toBeHidden();
    const address = (await link.getAttribute('href'))!;
    await header.getByRole('link', {name: 'Features', exact: true}).hover();
    await link.click();
    await expect(page).toHaveURL(address);
    if (parts.helpWidget) {
      await page.getByRole('button', {name: 'Help', exact: true}).click();
      await expect(page.getByRole('link', {name: 'Contact us'})).toBeVisible();
    }

    await open(page, '/developer/guides/errors');
    await page.getByRole('link', {name: 'View as Markdown'}).click();
    await expect(page).toHaveURL(/errors\.md$/);
    await expect(page.locator('body')).toContainText('# API errors');

    await page.setViewportSize({width: 320, height: 640});
    await open(page, '/privacy');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await expect(page.getByRole('navigation', {name: 'Main, narrow screens'})).toBeVisible();

    await open(page, '/developer/reference/get-course');
    const list = page.getByRole('navigation', {name: 'Documentation'});
    await expect(list).toBeHidden();
    await page.getByRole('button', {name: 'Documentation', exact: true}).click();
    await expect(list.getByRole('link', {name: /List courses/})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  });
});

test('when scripts fail to load, a page is readable and its links work', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', {waitUntil: 'load'});
  // Scripts are requested after the first paint; when they fail, the page falls back to its no-script styles.
  await page.locator('html:not([data-js])').waitFor({state: 'attached'});
  expect(await invisibleTexts(page)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('table')).toBeVisible();
});
