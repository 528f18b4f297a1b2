/** Header, footer and links: their content, and navigation without loading a new document. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import brand from '../../src/content/brand';
import {MINIMUMS} from '../../src/content/minimums';
import {navigation} from '../../src/plugins/content/routes';
import {loadContent} from './support/content';
import {currentDocument, parseDocument, type StaticDocument} from './support/document';
import {
  address,
  isSameDocument,
  KINDS,
  LOGIN,
  markDocument,
  REGISTER,
  routeTo,
  sitemapPaths,
  visit,
} from './support/site';
import {watch} from './support/watch';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const headline = (page: Page) => page.getByRole('heading', {level: 1});

const isAtTop = (page: Page) => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

/** Links of the header outside its menus. */
const isOutside = (link: string): boolean => !SOLUTIONS.includes(link) && !FEATURES.includes(link);

/** Text and address of links, including hidden ones. */
const inventory = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => `${link.textContent!.trim()} → ${link.getAttribute('href')}`));

/** Links of the menus and the footer, from the records. */
let SOLUTIONS: string[];
let FEATURES: string[];
let MENUS: string[];
let FOOTER: string[];
let allFeatures: string;

const entry = ({title, href}: {title: string; href: string}): string => `${title} → ${href}`;

test.beforeAll(async () => {
  const {solutions, featureCategories, featureCount, comparisons} = navigation(await loadContent());
  const {blog, helpCentre, careers} = brand.links;
  allFeatures = `All ${featureCount} features`;
  SOLUTIONS = solutions.map(entry);
  FEATURES = [
    ...featureCategories.flatMap((category) => [entry(category), ...category.features.map(entry)]),
    `${allFeatures} → /features`,
  ];
  MENUS = [
    'Solutions → /solutions',
    ...SOLUTIONS,
    'Features → /features',
    ...FEATURES,
    'Pricing → /pricing',
    'Integrations → /integrations',
  ];
  FOOTER = [
    ' → /',
    'Features → /features',
    'Pricing → /pricing',
    'Integrations → /integrations',
    'Developers → /developer',
    ...SOLUTIONS,
    `About ${brand.name} → /about`,
    'Contact → /contact',
    'Security → /security',
    ...Object.entries({Blog: blog, 'Help centre': helpCentre, Careers: careers}).flatMap(([title, href]) =>
      href ? [entry({title, href})] : [],
    ),
    ...comparisons.map(entry),
    'All comparisons → /compare',
    'Privacy Policy → /privacy',
    'Terms of Service → /terms',
  ];
});

test.describe('inventory', () => {
  test('the header has both menus, pricing, integrations and the web app, in order', async ({page}) => {
    await visit(page, '/');
    const main = page.getByRole('navigation', {name: 'Main', exact: true});
    expect(await inventory(main.locator('a'))).toEqual(MENUS);
    // Links in closed menus are not exposed.
    expect(await inventory(main.getByRole('link'))).toEqual(MENUS.filter(isOutside));
    expect(await inventory(header(page).getByRole('link'))).toEqual([
      ' → /',
      ...MENUS.filter(isOutside),
      `Log In → ${LOGIN}`,
      `Start Free Trial → ${REGISTER}`,
    ]);
    for (const name of ['Log In', 'Start Free Trial']) {
      const link = header(page).getByRole('link', {name});
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    }
    await expect(header(page).getByRole('link', {name: /home page/})).toHaveAttribute('href', '/');
  });

  test('the footer has its columns in order, and items without a URL are plain text', async ({page, request}) => {
    await visit(page, '/');
    expect(await inventory(footer(page).getByRole('link'))).toEqual(FOOTER);
    await expect(footer(page).getByRole('heading')).toHaveText(['Product', 'Solutions', 'Company', 'Compare']);
    await expect(footer(page).getByRole('link').first()).toHaveAccessibleName(/home page/);
    const {status, appStore, playStore, linkedin, x, youtube} = brand.links;
    const links = {
      Status: status,
      'App Store': appStore,
      'Google Play': playStore,
      LinkedIn: linkedin,
      X: x,
      YouTube: youtube,
    };
    for (const placeholder of Object.entries(links).flatMap(([title, href]) => (href ? [] : [title]))) {
      await expect(footer(page).getByText(placeholder, {exact: true})).toBeVisible();
    }
    for (const [list, marks] of Object.entries({Apps: 2, 'Social media': 3})) {
      const items = footer(page).getByRole('list', {name: list}).getByRole('listitem');
      await expect(items).toHaveCount(marks);
      for (const item of await items.all()) await expect(item.locator('svg[aria-hidden="true"] use')).toHaveCount(1);
    }
    const comparisons = (await sitemapPaths(request)).filter((path) => path.startsWith('/compare/'));
    expect(comparisons.length).toBeGreaterThanOrEqual(MINIMUMS.comparisons);
    for (const [, path] of [...MENUS, ...FOOTER].map((link) => link.split(' → '))) {
      if (path!.startsWith('/')) expect((await request.get(path!)).status(), path).toBe(200);
    }
  });

  test('links to the web app open a new tab and go to login or registration', async ({page, request}) => {
    for (const path of KINDS) {
      const outside = await page.evaluate(
        (html) =>
          [
            ...new DOMParser()
              .parseFromString(html, 'text/html')
              .querySelectorAll<HTMLAnchorElement>('a[href^="http"]'),
          ].map(({href, target, rel}) => ({href, target, rel})),
        await (await request.get(path)).text(),
      );
      const app = outside.filter(({href}) => new URL(href).hostname.startsWith('app.'));
      expect(app.length, path).toBeGreaterThanOrEqual(2);
      for (const {href, target} of app) {
        expect([LOGIN, REGISTER], path).toContain(href);
        expect(target, path).toBe('_blank');
      }
      for (const {href, target, rel} of outside) {
        if (target === '_blank') expect(rel, `${path}: ${href}`).toContain('noopener');
      }
    }
  });
});

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

  /** The parts common to every page, and one page of each kind with links to others. */
  const PLACES: {name: string; areas: string[]; starts: string[]}[] = [
    {
      name: 'header, menus, help and footer',
      areas: [
        'header .wrap > a',
        '[aria-label="Main"] a',
        '[aria-label="Main, narrow screens"] a',
        '[aria-label="Help"] a',
        'footer a',
      ],
      starts: ['/', '/nowhere'],
    },
    {
      name: 'main content',
      areas: ['main a'],
      starts: [
        '/',
        '/features',
        '/compare',
        '/nowhere',
        '/solutions/employee-training',
        '/features/learning-content',
        '/features/skills-engine',
        '/compare/aldermoot-alternative',
      ],
    },
  ];

  for (const {name, areas, starts} of PLACES) {
    test(`every link in ${name} shows the same page as loading its address`, async ({page, request}) => {
      test.setTimeout(240_000);
      const {errors} = watch(page);
      const problems: string[] = [];
      const done = new Set<string>();
      const directly = new Map<string, StaticDocument>();
      for (const start of starts) {
        await visit(page, start);
        await markDocument(page);
        for (const area of areas) {
          const hrefs = await page
            .locator(`${area}[href^="/"]:not([target="_blank"], [href*="#"])`)
            .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
          expect(hrefs.length, `${area} on ${start}`).toBeGreaterThan(0);
          for (const href of hrefs) {
            if (href === start || done.has(`${area} ${href}`)) continue;
            done.add(`${area} ${href}`);
            const link = page.locator(`${area}[href="${href}"]`).first();
            if (address(page) === href || (area === 'main a' && address(page) !== start)) {
              await routeTo(page, start);
              await expect(link).toBeAttached();
            }
            if (!directly.has(href))
              directly.set(href, await parseDocument(page, await (await request.get(href)).text()));
            problems.push(...(await follow(page, link, directly.get(href)!)));
          }
        }
      }
      expect(done.size).toBeGreaterThan(50);
      expect(problems).toEqual([]);
      expect(errors).toEqual([]);
    });
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
      '/developer/reference/create-course',
      '/pricing',
      '/developer',
      '/developer/guides/quickstart',
      '/developer/guides/errors',
      '/developer',
      '/developer/reference/delete-user',
      '/',
    ]) {
      await visitNext(href);
    }
    expect(problems).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('a long page reached by a click renders its heading first, then the rest', async ({page}) => {
    /** True if the end of /developer is rendered together with its heading. */
    const endsWithHeading = () =>
      page.evaluate(
        () =>
          new Promise<boolean>((resolve) => {
            const old = document.querySelector('h1')!.textContent;
            new MutationObserver((_, observer) => {
              const heading = document.querySelector('h1');
              if (!heading || heading.textContent === old) return;
              observer.disconnect();
              resolve(document.getElementById('downloads') !== null);
            }).observe(document.body, {childList: true, subtree: true, characterData: true});
          }),
      );
    await visit(page, '/about');
    const byClick = endsWithHeading();
    await footer(page).getByRole('link', {name: 'Developers'}).click();
    expect(await byClick).toBe(false);
    await expect(page.locator('#downloads')).toBeVisible();

    // Going back and forward renders everything at once, so that the scroll position can be restored.
    await page.goBack();
    await expect(page).toHaveURL('/about');
    const byReturn = endsWithHeading();
    await page.goForward();
    expect(await byReturn).toBe(true);
  });

  test('a new page is announced by its title', async ({page}) => {
    await visit(page, '/about');
    await footer(page).getByRole('link', {name: 'Terms of Service'}).click();
    await expect(page.getByRole('status').filter({hasText: `Terms of Service | ${brand.name}`})).toHaveCount(1);
  });

  test('modifier keys and the middle button open a new tab and keep this page', async ({page, context}) => {
    await visit(page, '/');
    await markDocument(page);
    const link = header(page).getByRole('link', {name: 'Pricing', exact: true});
    for (const options of [
      {modifiers: ['Control' as const]},
      {modifiers: ['Shift' as const]},
      {button: 'middle' as const},
    ]) {
      const opened = context.waitForEvent('page');
      await link.click(options);
      const other = await opened;
      await expect(other).toHaveURL('/pricing');
      await other.close();
      expect(address(page)).toBe('/');
      expect(await isSameDocument(page)).toBe(true);
    }
    // Only macOS opens a tab with this key, so the test checks that the site does not handle the click.
    const isLeftAlone = await link.evaluate((element) => {
      let prevented: boolean | undefined;
      const look = (event: Event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', look, {once: true});
      element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, metaKey: true}));
      return prevented === false;
    });
    expect(isLeftAlone).toBe(true);
    expect(address(page)).toBe('/');
  });

  test('the web app opens in a new tab without access to this page', async ({page, context}) => {
    await context.route(`https://app.${brand.domain}/**`, (route) => route.fulfill({body: 'The web app'}));
    await visit(page, '/');
    await markDocument(page);
    for (const [name, href] of [
      ['Log In', LOGIN],
      ['Start Free Trial', REGISTER],
    ] as const) {
      const opened = page.waitForEvent('popup');
      await header(page).getByRole('link', {name}).click();
      const app = await opened;
      await expect(app).toHaveURL(href);
      expect(await app.evaluate(() => opener === null)).toBe(true);
      await app.close();
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

test('the header fits screens from 320 pixels', async ({page}) => {
  for (const width of [320, 360, 390, 768, 1024]) {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/about');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
    for (const control of await header(page).locator('a, button').filter({visible: true}).all()) {
      const box = (await control.boundingBox())!;
      expect(box.x + box.width, `${width}: ${await control.innerText()}`).toBeLessThanOrEqual(width);
    }
  }
});

test('registration and the theme switch are in the header or its menu at every width', async ({page}) => {
  for (const path of ['/', '/developer', '/nowhere']) {
    for (const width of [320, 390, 600, 768, 1000, 1440, 1920]) {
      await page.setViewportSize({width, height: 700});
      await visit(page, path);
      const trial = header(page).getByRole('link', {name: 'Start Free Trial'}).filter({visible: true});
      const theme = header(page).getByRole('button', {name: 'Dark theme'}).filter({visible: true});
      const menu = header(page).getByRole('button', {name: 'Menu', exact: true});
      if (await menu.isVisible()) await menu.click();
      for (const control of [trial, theme])
        await expect(control.last(), `${path}, ${width}`).toBeInViewport({ratio: 1});
    }
  }
});

test('the Features menu is as wide as the column of the page, and describes each category', async ({page}) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({width, height: 800});
    await visit(page, '/pricing');
    const link = header(page).getByRole('link', {name: 'Features', exact: true});
    await link.hover();
    const all = header(page).getByRole('link', {name: allFeatures});
    const sheet = await all.locator('..').boundingBox();
    const column = await header(page).locator('> .wrap').boundingBox();
    expect(sheet).toMatchObject({x: column!.x, width: column!.width});
    await expect(all.locator('..').locator('p').filter({visible: true})).toHaveCount(4);
    await page.mouse.move(20, 700);
  }
});

test.describe('on a narrow screen', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('one menu has every destination, and closes on Escape, its button and following a link', async ({page}) => {
    await visit(page, '/');
    const open = header(page).getByRole('button', {name: 'Menu', exact: true});
    const menu = page.getByRole('navigation', {name: 'Main, narrow screens'});
    await expect(menu).toBeHidden();
    await open.click();
    await expect(menu).toBeVisible();
    const others = [
      'Pricing → /pricing',
      'Integrations → /integrations',
      'Developers → /developer',
      `Log In → ${LOGIN}`,
    ];
    expect(await inventory(menu.getByRole('link'))).toEqual(others);
    for (const name of ['Solutions', 'Features']) await menu.locator('summary', {hasText: name}).click();
    expect(await inventory(menu.getByRole('link'))).toEqual([
      ...SOLUTIONS,
      'All solutions → /solutions',
      ...FEATURES,
      ...others,
    ]);
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

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});

    test('the groups of the menu open', async ({page}) => {
      await page.goto('/about');
      await page.getByRole('button', {name: 'Menu', exact: true}).click();
      await page.locator('#site-menu summary', {hasText: 'Features'}).click();
      await page.getByRole('link', {name: allFeatures}).click();
      await expect(page).toHaveURL('/features');
    });
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
  for (const path of ['/', '/pricing', '/developer/guides/quickstart']) {
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
