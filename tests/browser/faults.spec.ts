/** The site without scripts, styles, storage or a connection, and after a release. */
import {expect, test, type Page, type Response} from '@playwright/test';
import brand from '../../src/content/brand';
import homeContent from '../../src/content/home';
import employee from '../../src/content/solutions/employee-training';
import {tiers} from '../../src/content/tiers';
import {quotedPrices} from '../../src/lib/pricing';
import {test as blocked} from './support/blocked';
import {responseOf} from './support/console';
import {coveredTexts, invisibleTexts} from './support/reading';
import {startReleases} from './support/releases';
import {
  address,
  ARCHETYPES,
  hydrated,
  isSameDocument,
  KINDS,
  LOGIN,
  markDocument,
  MISSING,
  openConsole,
  REGISTER,
  visit,
} from './support/site';
import {sweep} from './support/sweep';
import {watch} from './support/watch';

const home = homeContent(quotedPrices(tiers));

/** Opens a page without waiting for hydration. */
const open = async (page: Page, path: string): Promise<Response> =>
  (await page.goto(path, {waitUntil: 'domcontentloaded'}))!;

const NOISE = /loading(?:…|\.{3})|please enable javascript|did not load/i;

/** Reports text that a page hides, or that should not be there, without scripts. */
async function readingProblems(page: Page): Promise<string[]> {
  const found = (await invisibleTexts(page)).map((text) => `invisible: ${text}`);
  const {text, headlines} = await page.evaluate(() => ({
    text: document.body.innerText,
    headlines: [...document.querySelectorAll('h1')].map(({textContent}) => textContent),
  }));
  if (NOISE.test(text)) found.push(`says ${NOISE.exec(text)![0]}`);
  if (headlines.length !== 1) found.push(`${headlines.length} first-level headings`);
  if (headlines.includes('Something went wrong')) found.push('crashed');
  return found;
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every kind of page can be read', async ({page}) => {
    await sweep(page, [...KINDS, ...MISSING], {open, inspect: () => readingProblems(page)});
  });

  test('every FAQ answer, tab panel and price is visible', async ({page}) => {
    await open(page, '/solutions/employee-training');
    for (const {question, answer} of employee.page!.faq!) {
      await expect(page.getByText(question, {exact: true})).toBeVisible();
      await expect(page.getByText(answer, {exact: true})).toBeVisible();
    }
    await open(page, '/');
    for (const {title, points} of home.audienceTabs) {
      await expect(page.getByRole('heading', {name: title})).toBeVisible();
      for (const point of points) await expect(page.getByText(point, {exact: true})).toBeVisible();
    }
    await open(page, '/pricing');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(6);
    for (const price of ['$5.00', '$3.60', '$3.20', '$2.80']) {
      await expect(page.getByRole('cell', {name: price, exact: true})).toBeVisible();
    }
    await expect(page.getByRole('slider')).toBeHidden();
  });

  test('without a contact endpoint, the contact page offers an e-mail address and no form', async ({page}) => {
    await open(page, '/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', {name: `hello@${brand.domain}`})).toBeVisible();
    await expect(main.locator('input, textarea, button').filter({visible: true})).toHaveCount(0);
    await expect(main).not.toContainText('Opens your e-mail program', {useInnerText: true});
    await open(page, '/book-a-demo');
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
  });

  test('menus open, and the web app and help are reachable', async ({page}) => {
    await open(page, '/about');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', {name: 'Log In'})).toHaveAttribute('href', LOGIN);
    await expect(header.getByRole('link', {name: 'Start Free Trial'})).toHaveAttribute('href', REGISTER);
    for (const [menu, entry, path] of [
      ['Solutions', 'Partner Training', '/solutions/partner-training'],
      ['Features', 'Skills Engine', '/features/skills-engine'],
    ] as const) {
      const link = header.getByRole('link', {name: entry, exact: true});
      await expect(link).toBeHidden();
      await header.getByRole('link', {name: menu, exact: true}).hover();
      await link.click();
      await expect(page).toHaveURL(path);
    }
    await page.getByRole('button', {name: 'Help', exact: true}).click();
    await expect(page.getByRole('link', {name: 'Contact us'})).toBeVisible();
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/about');
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await expect(page.getByRole('navigation', {name: 'Main, narrow screens'})).toBeVisible();
  });

  test('the skip link moves to the main content', async ({page}) => {
    await open(page, '/pricing');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
  });
});

test('when scripts fail to load, pages are readable and their links work', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  const problems: string[] = [];
  for (const path of ARCHETYPES) {
    await page.goto(path, {waitUntil: 'load'});
    // Scripts are requested after the first paint; when they fail, the page falls back to its no-script styles.
    await page.locator('html:not([data-js])').waitFor({state: 'attached'});
    problems.push(...(await readingProblems(page)).map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('table')).toBeVisible();
});

test('when styles fail to load, the page keeps its order and nothing overlaps its text', async ({page}) => {
  await page.route('**/*.css', (route) => route.abort());
  for (const path of ARCHETYPES) {
    await visit(page, path);
    expect(await coveredTexts(page), path).toEqual([]);
    const tops = await page
      .locator('header, main, main h1, main h2, footer')
      .filter({visible: true})
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
    expect(tops, path).toEqual([...tops].sort((a, b) => a - b));
  }
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
});

test('the site works with full or corrupt storage', async ({page}) => {
  await visit(page, '/developer/reference/list-courses');
  // Makes the site store something, so that its own keys exist and can be corrupted too.
  await page.getByRole('button', {name: 'Dark theme'}).click();
  await page.addInitScript(() => {
    const corrupt = ['\u0000', '{"a":', '[]', 'null', '<img src=x onerror=alert(1)>', 'x'.repeat(100_000)];
    for (const storage of [localStorage, sessionStorage]) {
      const names = [...Object.keys(storage), 'theme', 'docusaurus.theme', 'docusaurus.tab.language'];
      names.forEach((name, index) => storage.setItem(name, corrupt[index % corrupt.length]!));
    }
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await sweep(page, ARCHETYPES);
  await visit(page, '/contact');
  const toggle = page.getByRole('button', {name: 'Dark theme'});
  for (let time = 0; time < 2; time++) {
    const isDark = (await toggle.getAttribute('aria-pressed')) === 'true';
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', isDark ? 'light' : 'dark');
    await expect(toggle).toHaveAttribute('aria-pressed', String(!isDark));
  }
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert')).toBeFocused();
});

blocked('theme, help, form and console work in memory where site data is blocked', async ({page}) => {
  const {errors} = watch(page);
  await visit(page, '/contact');
  const refusal = await page.evaluate(() => {
    try {
      return `has ${localStorage.length}`;
    } catch (error) {
      return (error as DOMException).name;
    }
  });
  expect(refusal).toBe('SecurityError');
  await page.getByRole('button', {name: 'Dark theme'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', {name: 'Help', exact: true}).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await visit(page, '/developer/reference/create-course');
  await (await openConsole(page)).click();
  await expect(responseOf(page).locator('strong')).toHaveText('201 Created');
  expect(errors).toEqual([]);
});

test('a prefetched page opens offline', async ({page, context}) => {
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

/** Links that are not prefetched: the page and landmark they are in, their text, and the heading of their target. */
const AFTER_RELEASE: {from: string; place: 'contentinfo' | 'main'; link: string; headline: string | RegExp}[] = [
  {from: '/about', place: 'contentinfo', link: 'Terms of Service', headline: 'Terms of Service'},
  {from: '/terms', place: 'contentinfo', link: 'Security', headline: /secur/i},
  {from: '/pricing', place: 'contentinfo', link: 'Developers', headline: /API/},
  {from: '/about', place: 'contentinfo', link: 'Vs Tinwren', headline: /Tinwren/},
  // Its template is already loaded; only the page's data is gone.
  {from: '/features/skills-engine', place: 'main', link: 'Skill Reports', headline: /^Skill reports: who can do what/},
];

test('a link on a page from the previous release works, with a single reload', async ({page}) => {
  for (const {from, place, link, headline} of AFTER_RELEASE) {
    const site = await startReleases();
    await visit(page, site.origin + from);
    await page.waitForLoadState('networkidle');
    site.replace();
    // A scripted click, because moving the pointer to the link would prefetch its page.
    const target = await page
      .getByRole(place)
      .getByRole('link', {name: link})
      .evaluate((anchor: HTMLAnchorElement) => {
        anchor.click();
        return anchor.pathname;
      });
    await expect.poll(() => site.documents, {intervals: [20, 50, 100]}).toEqual([target]);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(headline);
    expect(address(page)).toBe(target);
    expect(site.missing, `${link} was prefetched`).not.toEqual([]);
    if (place === 'main') expect(site.missing).toEqual([expect.stringMatching(/\/assets\/js\/\w+\.\w+\.js$/)]);
    // The new page belongs entirely to the new release, and works.
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
    await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(site.documents).toEqual([target]);
    await site.close();
  }
});

test('navigating away from an open console works', async ({page}) => {
  const {errors} = watch(page);
  for (const path of ['/developer/reference/list-courses', '/developer/reference/create-user']) {
    await visit(page, path);
    await openConsole(page);
    await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
    await expect(page.getByRole('slider')).toBeVisible();
  }
  expect(errors).toEqual([]);
});
