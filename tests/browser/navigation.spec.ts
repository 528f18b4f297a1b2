/** Navigation without loading a new document, the menus of narrow screens, skip link and theme. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {currentDocument, parseDocument, type StaticDocument} from './support/document';
import {address, isSameDocument, markDocument, routeTo, visit} from './support/site';
import {watch} from './support/watch';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const headline = (page: Page) => page.getByRole('heading', {level: 1});

const isAtTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

test.describe('following links', () => {
  /** Clicks a link, visible or not, and compares the page it shows with the document served at its address. */
  async function follow(page: Page, link: Locator, direct: StaticDocument): Promise<string[]> {
    const problems: string[] = [];
    const href = (await link.getAttribute('href'))!;
    await page.evaluate(() => scrollTo(0, 400));
    await link.evaluate((element: HTMLElement) => element.click());
    const facts = async () => {
      const {title, description, headlines} = await currentDocument(page);
      return {address: address(page), title, description, headlines, top: await page.evaluate(() => scrollY)};
    };
    const {title, description, headlines} = direct;
    try {
      await expect
        .poll(facts, {intervals: [20, 50, 100]})
        .toEqual({address: href, title, description, headlines, top: 0});
    } catch {
      problems.push(`${href}: ${JSON.stringify(await facts())}`);
    }
    if (!(await isSameDocument(page))) {
      problems.push(`${href}: loaded a document`);
      await markDocument(page);
    }
    return problems;
  }

  test('links into the documentation and between its pages', async ({page, request}) => {
    const {errors} = watch(page);
    const problems: string[] = [];
    await visit(page, '/developer');
    await markDocument(page);
    const visitNext = async (href: string) => {
      const direct = await parseDocument(page, await (await request.get(href)).text());
      problems.push(...(await follow(page, page.locator(`a[href="${href}"]`).first(), direct)));
    };
    for (const href of [
      '/developer/reference/list-courses',
      '/pricing',
      '/developer',
      '/developer/guides/quickstart',
      '/',
    ]) {
      await visitNext(href);
    }
    expect(problems).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a new page is announced by its title, and has a head of its own', async ({page}) => {
    const head = () =>
      page.evaluate(() => {
        const value = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name) ?? null;
        const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
        return {
          canonical: value('link[rel=canonical]', 'href'),
          address: value('meta[property="og:url"]', 'content'),
          robots: value('meta[name=robots]', 'content'),
          breadcrumbs: data.map((script) => script.textContent.includes('"BreadcrumbList"')),
        };
      });
    const home = `https://www.${brand.domain}/`;
    await visit(page, '/');
    await markDocument(page);
    expect(await head()).toEqual({canonical: home, address: home, robots: null, breadcrumbs: [false]});
    await page.getByRole('main').getByRole('link', {name: 'Employee Training'}).first().click();
    const solution = `${home}solutions/employee-training`;
    await expect.poll(head).toEqual({canonical: solution, address: solution, robots: null, breadcrumbs: [true]});
    await routeTo(page, '/nope');
    await expect.poll(head).toEqual({canonical: null, address: home, robots: 'noindex', breadcrumbs: []});
    await footer(page).getByRole('link', {name: 'Terms of Service'}).click();
    await expect(page.getByRole('status').filter({hasText: `Terms of Service | ${brand.name}`})).toHaveCount(1);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a modifier key and the middle button open a new tab and keep this page', async ({page, context}) => {
    await visit(page, '/');
    await markDocument(page);
    const link = header(page).getByRole('link', {name: 'Pricing', exact: true});
    for (const options of [{modifiers: ['ControlOrMeta' as const]}, {button: 'middle' as const}]) {
      const opened = context.waitForEvent('page');
      await link.click(options);
      const other = await opened;
      await expect(other).toHaveURL('/pricing');
      await other.close();
      expect(address(page)).toBe('/');
      expect(await isSameDocument(page)).toBe(true);
    }
  });

  test('a link to the current page changes nothing', async ({page}) => {
    await visit(page, '/');
    await markDocument(page);
    await header(page).getByRole('link', {name: 'Pricing', exact: true}).click();
    await expect(headline(page)).toContainText('LMS pricing');
    const before = await page.evaluate(() => history.length);
    await header(page).getByRole('link', {name: 'Pricing', exact: true}).click();
    await footer(page).getByRole('link', {name: 'Pricing', exact: true}).click();
    await expect(headline(page)).toContainText('LMS pricing');
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(address(page)).toBe('/pricing');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('back and forward show the right page, from its top', async ({page}) => {
    await visit(page, '/');
    const way: {address: string; title: string; headline: string}[] = [];
    const here = async () => ({
      address: address(page),
      title: await page.title(),
      headline: await headline(page).innerText(),
    });
    way.push(await here());
    for (const name of ['Integrations', `About ${brand.name}`, 'Security', 'Contact']) {
      const link = footer(page).getByRole('link', {name, exact: true});
      const target = (await link.getAttribute('href'))!;
      await link.click();
      await expect(page).toHaveURL(target);
      await expect(headline(page)).not.toHaveText(way.at(-1)!.headline);
      await expect(page).not.toHaveTitle(way.at(-1)!.title);
      await isAtTop(page);
      way.push(await here());
    }
    await markDocument(page);
    const isAt = async (index: number) => {
      await expect(headline(page)).toHaveText(way[index]!.headline);
      await expect(page).toHaveTitle(way[index]!.title);
      expect(address(page)).toBe(way[index]!.address);
      await isAtTop(page);
      await page.evaluate(() => scrollTo(0, 500));
    };
    for (const index of [3, 2, 1]) {
      await page.goBack();
      await isAt(index);
    }
    for (const index of [2, 3]) {
      await page.goForward();
      await isAt(index);
    }
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('Back to the first page of the visit shows its top, and reloading keeps the position', async ({page}) => {
  await visit(page, '/about');
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await footer(page).getByRole('link', {name: 'Security'}).click();
  await expect(headline(page)).not.toContainText('About');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/^About/);
  // Two frames, after which the browser has restored everything that it restores.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await isAtTop(page);
});

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('one menu opens its groups, and closes on Escape, its button and following a link', async ({page}) => {
    await visit(page, '/');
    const open = header(page).getByRole('button', {name: 'Menu', exact: true});
    const menu = page.getByRole('navigation', {name: 'Main, narrow screens'});
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu).toBeVisible();
    for (const name of ['Solutions', 'Features']) await menu.locator('summary', {hasText: name}).click();
    await expect(menu.getByRole('link', {name: 'Skills Engine', exact: true})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await page.getByRole('button', {name: 'Close menu'}).click();
    await expect(menu).toBeHidden();

    await open.click();
    await markDocument(page);
    await menu.getByRole('link', {name: 'Pricing', exact: true}).click();
    await expect(page).toHaveURL('/pricing');
    await expect(menu).toBeHidden();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the menu begins with logo and search, and its trial button stays in sight', async ({page}) => {
    await visit(page, '/about');
    const menu = page.locator('#site-menu');
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await expect(menu.getByRole('link', {name: /home page/})).toBeVisible();
    for (const name of ['Solutions', 'Features']) await menu.locator('summary', {hasText: name}).click();
    await menu.getByRole('link', {name: 'Log In'}).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('button', {name: 'Search'})).not.toBeInViewport();
    await expect(menu.getByRole('button', {name: 'Close menu'})).toBeInViewport({ratio: 1});
    await expect(menu.getByRole('link', {name: 'Start Free Trial'})).toBeInViewport({ratio: 1});
    await menu.getByRole('button', {name: 'Search'}).click();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expect(menu).toBeHidden();
  });

  test('the documentation has a drawer with all of its pages and the search', async ({page}) => {
    const drawer = page.getByRole('navigation', {name: 'Documentation'});
    const open = page.getByRole('button', {name: 'Documentation', exact: true});
    await visit(page, '/developer/guides/quickstart');
    await open.click();
    await drawer.getByRole('link', {name: 'Pagination', exact: true}).click();
    await expect(headline(page)).toHaveText('API pagination');
    await expect(drawer).toBeHidden();
    await open.click();
    await drawer.getByRole('link', {name: 'POST Create a course'}).click();
    await expect(headline(page)).toHaveText('Create a course');
    await expect(drawer).toBeHidden();
    await open.click();
    await drawer.getByRole('button', {name: 'Search'}).click();
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expect(drawer).toBeHidden();
  });
});

test('the skip link is the first tab stop and moves to the main content', async ({page}) => {
  for (const path of ['/pricing', '/developer/guides/quickstart']) {
    await visit(page, path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null), path).toBe(true);
  }
});

test('the theme switch applies across pages and after a reload', async ({page}) => {
  await visit(page, '/');
  const toggle = header(page).getByRole('button', {name: 'Dark theme'});
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(ground).not.toBe(light);
  await header(page).getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(headline(page)).toContainText('LMS pricing');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});
