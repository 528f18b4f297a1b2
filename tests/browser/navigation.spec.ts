import {expect, test, type Page} from '@playwright/test';
import parts from '../../src/content/parts';
import {currentDocument, parseDocument, type StaticDocument} from './support/document';
import {SOLUTIONS} from './support/pages';
import {hydrated, isSameDocument, markDocument, routeTo, twoFrames, visit} from './support/site';
import {watch} from './support/watch';

const footer = (page: Page) => page.getByRole('contentinfo');
const headline = (page: Page) => page.getByRole('heading', {level: 1});

async function serve(page: Page, path: string): Promise<StaticDocument> {
  const response = await page.request.get(path);
  return parseDocument(page, await response.text());
}

/** Waits until the page is at the address, scrolled to its top, and has the title, head and headline served there. */
async function expectServed(page: Page, path: string, served: StaticDocument): Promise<void> {
  const shown = async () => ({
    ...(await currentDocument(page)),
    nodes: served.nodes,
    top: await page.evaluate(() => scrollY),
  });
  await expect(page).toHaveURL(path);
  await expect.poll(shown, path).toEqual({...served, top: 0});
}

test('links between pages of every kind show what is served at their address, in the same document', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/developer');
  await markDocument(page);
  for (const href of [
    '/developer/reference/list-courses',
    '/pricing',
    '/developer',
    '/developer/guides/quickstart',
    '/',
    SOLUTIONS[0]!,
    '/nowhere',
    '/terms',
  ]) {
    const served = await serve(page, href);
    if (href === '/nowhere') {
      await routeTo(page, href);
    } else {
      await page.evaluate(() => scrollTo(0, 400));
      await page.locator(`a[href="${href}"]`).first().dispatchEvent('click');
    }
    // One not-found document answers many addresses.
    if (href === '/nowhere') served.preview = expect.stringMatching(/nowhere$/) as unknown as string;
    await expectServed(page, href, served);
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(errors).toEqual([]);
});

test('reloading keeps the position; back and forward show the right page from its top', async ({page}) => {
  await visit(page, '/privacy');
  const served: Record<string, StaticDocument> = {};
  for (const path of ['/security', '/contact', '/terms']) served[path] = await serve(page, path);
  const isAt = async (path: string) => {
    // Two frames, after which the browser has restored everything that it restores.
    await twoFrames(page);
    await expectServed(page, path, served[path]!);
    await page.evaluate(() => scrollTo(0, 500));
  };
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await markDocument(page);
  for (const path of ['/security', '/contact', '/terms']) {
    await footer(page).locator(`a[href="${path}"]`).click();
    await isAt(path);
  }
  for (const path of ['/contact', '/security']) {
    await page.goBack();
    await isAt(path);
  }
  await page.goForward();
  await isAt('/contact');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 390, height: 844}, contextOptions: {reducedMotion: 'reduce'}});

  test('the menu has groups and search, keeps its trial button in sight, and closes in every way', async ({page}) => {
    await visit(page, '/privacy');
    await markDocument(page);
    const open = page.getByRole('banner').getByRole('button', {name: 'Menu', exact: true});
    const menu = page.locator('#site-menu');
    const search = menu.getByRole('button', {name: 'Search'});
    await expect(menu).toBeHidden();
    await open.click();
    await expect(page.getByRole('navigation', {name: 'Main, narrow screens'})).toBeVisible();
    for (const name of ['Solutions', 'Features']) await menu.locator('summary', {hasText: name}).click();
    await expect(menu.locator('a[href^="/features/"]').last()).toBeVisible();
    await menu.getByRole('link', {name: 'Log In'}).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('button', {name: 'Close menu'})).toBeInViewport({ratio: 1});
    await expect(menu.getByRole('link', {name: 'Start Free Trial'})).toBeInViewport({ratio: 1});
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await menu.getByRole('button', {name: 'Close menu'}).click();
    await expect(menu).toBeHidden();

    await open.click();
    await search.click();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');

    await open.click();
    await menu.getByRole('link', {name: 'Pricing', exact: true}).click();
    await expect(page).toHaveURL('/pricing');
    await expect(menu).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a link closes what it is in, also if it leads to the page itself or to a section of it', async ({page}) => {
    const cases = [
      ['/pricing', 'Menu', '#site-menu', '/pricing'],
      ...(parts.helpWidget ? [['/contact', 'Help', '#help-panel', '/contact'] as const] : []),
      ['/developer', 'Documentation', '#documentation-menu', '#delete-team'],
    ] as const;
    for (const [path, name, layer, href] of cases) {
      await visit(page, path);
      const opener = page.getByRole('button', {name, exact: true});
      const link = page.locator(`${layer} a[href="${href}"]`).first();
      for (let time = 1; time <= 2; time++) {
        await opener.click();
        await expect(link, `${path}, ${href}`).toBeVisible();
        await link.click();
        await expect(page.locator(layer), `${path}, ${href}`).toBeHidden();
      }
      await expect(page).toHaveURL(href.startsWith('#') ? path + href : href);
      if (href === '#delete-team') await expect(page.locator('h3#delete-team')).toBeInViewport();
    }
    if (!parts.helpWidget) return;
    await page.getByRole('button', {name: 'Help', exact: true}).click();
    const demo = page.locator('#help-panel a[href="/book-a-demo"]');
    // In a new tab, the page stays as it is.
    await demo.click({modifiers: ['ControlOrMeta']});
    await expect(demo).toBeVisible();
    await demo.click();
    await expect(headline(page)).toHaveText('Book a Demo');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });

  test('the documentation has a drawer with all of its pages and the search', async ({page}) => {
    const drawer = page.getByRole('navigation', {name: 'Documentation'});
    const open = page.getByRole('button', {name: 'Documentation', exact: true});
    await visit(page, '/developer/guides/quickstart');
    await open.click();
    await drawer.getByRole('link', {name: 'POST Create a course', exact: true}).click();
    await expect(headline(page)).toHaveText('Create a course');
    await expect(drawer).toBeHidden();
    await open.click();
    await drawer.getByRole('button', {name: 'Search'}).click();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expect(drawer).toBeHidden();
  });
});
