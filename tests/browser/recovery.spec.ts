/** What visitors see after an error, and when parts that load on demand are gone after a release. */
import {expect, type Page, test} from '@playwright/test';
import {SLIDER} from '../../src/content/pricing';
import {consoleOf, sendButton, tryOut} from './support/console';
import {violationsOf} from './support/axe';
import {CATEGORIES, FEATURE} from './support/pages';
import {hydrated, isSameDocument, markDocument, visit} from './support/site';
import {startReleases} from './support/variant';

const headline = (page: Page) => page.getByRole('heading', {level: 1});
const menuLink = (page: Page, name: string) => page.getByRole('banner').getByRole('link', {name, exact: true});
const tryIt = (page: Page) => page.getByRole('button', {name: 'Open console', exact: true});
const reload = (page: Page) => page.getByRole('button', {name: 'Reload the page'});

/** Makes the next removal of an element fail, as software that changes the page can, or outside the layout a navigation. */
const breakNext = (page: Page, name: 'removeChild' | 'scrollTo'): Promise<void> =>
  page.evaluate((method) => {
    const owner = (method === 'scrollTo' ? window : Node.prototype) as unknown as Record<string, () => void>;
    const working = owner[method]!;
    owner[method] = () => {
      owner[method] = working;
      throw new Error(`Cannot ${method}.`);
    };
  }, name);

async function crashPage(page: Page): Promise<void> {
  await visit(page, '/pricing');
  await breakNext(page, 'removeChild');
  await page.getByRole('slider').fill(`${SLIDER.max}`);
  await expect(headline(page)).toHaveText('Something went wrong');
}

test('after an error, the visitor can reload the page, go on, go home or start the console again', async ({page}) => {
  await crashPage(page);
  await expect(page).toHaveTitle('Something went wrong');
  await expect(page.getByText(/^Cannot /)).toBeHidden();
  await reload(page).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await crashPage(page);
  await menuLink(page, 'Features').click();
  await expect(page).toHaveURL('/features');
  await expect(headline(page)).not.toHaveText('Something went wrong');

  await visit(page, '/privacy');
  await breakNext(page, 'scrollTo');
  await menuLink(page, 'Pricing').click();
  await expect(headline(page)).toHaveText('Something went wrong');
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', {name: 'Back to Home'}).click();
  await expect(page).toHaveURL('/');
  await expect(headline(page)).not.toHaveText('Something went wrong');

  await tryOut(page, 'list-courses');
  await breakNext(page, 'removeChild');
  await sendButton(page).click();
  await expect(consoleOf(page).getByRole('alert')).toContainText('The console stopped because of an error.');
  await expect(headline(page)).toHaveText('List courses');
  await consoleOf(page).getByRole('button', {name: 'Try again'}).click();
  await expect(sendButton(page)).toBeVisible();
});

test('after a release, a reload opens what could not be loaded, and a link works', async ({page}) => {
  const site = await startReleases(page);
  const enter = async (path: string) => {
    site.publish(1);
    await visit(page, site.origin + path);
    site.publish(2);
  };
  await test.step('the console', async () => {
    await enter('/developer/reference/list-courses');
    await tryIt(page).click();
    const asked = page.waitForRequest('**/*.js');
    await consoleOf(page).getByRole('button', {name: 'Try again'}).click();
    await asked;
    await reload(page).click();
    await expect(sendButton(page)).toBeVisible();
  });

  await test.step('a link, with a single reload', async () => {
    // Its template is already loaded; only the page's data is gone.
    await enter(FEATURE);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    // A scripted click, because moving the pointer to the link would prefetch its page.
    const others = CATEGORIES.map((category) => `:not([href="${category}"])`).join('');
    const link = page.locator(`main a[href^="/features/"]${others}`).last();
    const address = await link.getAttribute('href');
    await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
    await expect.poll(() => documents).toEqual([address]);
    await hydrated(page);
    // The new page belongs entirely to the new release, and works.
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
    await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});
