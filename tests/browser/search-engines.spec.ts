/** The head after client-side navigation, as read by crawlers that run scripts and when a page is shared. */
import {expect, test, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {isSameDocument, markDocument, routeTo, visit} from './support/site';

const head = (page: Page) =>
  page.evaluate(() => {
    const value = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      canonical: value('link[rel=canonical]', 'href'),
      address: value('meta[property="og:url"]', 'content'),
      robots: value('meta[name=robots]', 'content'),
      /** Last breadcrumb of the structured data; null where a page has no structured data or no breadcrumbs. */
      crumb:
        [...document.querySelectorAll('script[type="application/ld+json"]')]
          .flatMap((script) => JSON.parse(script.textContent)['@graph'] as {[key: string]: unknown}[])
          .filter((thing) => thing['@type'] === 'BreadcrumbList')
          .map((thing) => (thing.itemListElement as {name: string}[]).at(-1)!.name)[0] ?? null,
      data: document.querySelectorAll('script[type="application/ld+json"]').length,
    };
  });

test('canonical URL, og:url and structured data always belong to the current page', async ({page}) => {
  const home = `https://www.${brand.domain}/`;
  await visit(page, '/');
  await markDocument(page);
  expect(await head(page)).toEqual({canonical: home, address: home, robots: null, crumb: null, data: 1});

  await page.getByRole('main').getByRole('link', {name: 'Employee Training'}).first().click();
  const solution = `${home}solutions/employee-training`;
  await expect
    .poll(() => head(page))
    .toEqual({canonical: solution, address: solution, robots: null, crumb: 'Employee Training', data: 1});

  await routeTo(page, '/nope');
  await expect
    .poll(() => head(page))
    .toEqual({canonical: null, address: home, robots: 'noindex', crumb: null, data: 0});
  expect(await isSameDocument(page)).toBe(true);
});
