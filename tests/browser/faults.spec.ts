/** The site where something is missing or wrong: scripts, styles, storage, connections, addresses. */
import {expect, test, type Page, type Response} from '@playwright/test';
import home from '../../src/content/home';
import employee from '../../src/content/solutions/employee-training';
import {FUZZ, STRANGE} from '../support/addresses';
import {coveredTexts, invisibleTexts} from './support/reading';
import {startReleases} from './support/releases';
import {
  address,
  HOME_ALIASES,
  hydrated,
  isSameDocument,
  KINDS,
  LOGIN,
  markDocument,
  MISSING,
  openConsole,
  REGISTER,
  sitemapPaths,
  visit,
} from './support/site';
import {share, sweep} from './support/sweep';
import {watch} from './support/watch';

/** Opens a page whose scripts never take over. */
const open = async (page: Page, path: string): Promise<Response> =>
  (await page.goto(path, {waitUntil: 'domcontentloaded'}))!;

const NOISE = /loading(?:…|\.{3})|please enable javascript|did not load|crashed/i;

/** What is wrong with a page that can only be read. */
async function readable(page: Page): Promise<string[]> {
  const found = (await invisibleTexts(page)).map((text) => `cannot be seen: ${text}`);
  const {text, headlines} = await page.evaluate(() => ({
    text: document.body.innerText,
    headlines: document.querySelectorAll('h1').length,
  }));
  if (NOISE.test(text)) found.push(`says ${NOISE.exec(text)![0]}`);
  if (headlines !== 1) found.push(`${headlines} first-level headings`);
  return found;
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('every page can be read', async ({page, request}) => {
    test.setTimeout(240_000);
    const paths = [...(await sitemapPaths(request)), ...HOME_ALIASES, ...MISSING];
    await sweep(page, paths, {open, inspect: () => readable(page)});
  });

  test('every answer, viewpoint and price is there', async ({page}) => {
    await open(page, '/solutions/employee-training');
    for (const {question, answer} of employee.page!.faq) {
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

  test('there is a way to write: a form that the browser checks, and an address', async ({page}) => {
    await open(page, '/contact');
    const form = page.locator('main form');
    await expect(form).toHaveAttribute('action', 'mailto:hello@skillgrove.example');
    await expect(form).not.toHaveAttribute('novalidate');
    for (const field of await form.getByRole('textbox').all()) await expect(field).toHaveAttribute('required');
    await form.getByRole('button', {name: 'Send Message'}).click();
    await expect(form.getByRole('textbox').first()).toBeFocused();
    expect(await form.locator('input:invalid, textarea:invalid').count()).toBe(3);
    await expect(page).toHaveURL('/contact');
    await open(page, '/book-a-demo');
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
  });

  test('menus open, the web app and the help panel are in reach', async ({page}) => {
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
    await expect(page.getByRole('link', {name: 'Write to us'})).toBeVisible();
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/about');
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    await expect(page.getByRole('navigation', {name: 'Main, narrow screens'})).toBeVisible();
  });

  test('the skip link leads to the main content', async ({page}) => {
    await open(page, '/pricing');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
  });
});

test('scripts that fail to load leave every kind of page readable, and its links alive', async ({page}) => {
  await page.route('**/*.js', (route) => route.abort());
  const problems: string[] = [];
  for (const path of KINDS) {
    await page.goto(path, {waitUntil: 'load'});
    // Scripts are asked for after the first paint; from their failure on the page stands open.
    await page.locator('html:not([data-js])').waitFor({state: 'attached'});
    problems.push(...(await readable(page)).map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('table')).toBeVisible();
});

test('styles that fail to load leave the page in its order, with nothing upon its text', async ({page}) => {
  await page.route('**/*.css', (route) => route.abort());
  for (const path of KINDS) {
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

test('storage that is full, or full of rubbish, changes nothing', async ({page}) => {
  await visit(page, '/developer/reference/list-courses');
  // The names that the site itself uses, after everything was used that is kept.
  await page.getByRole('button', {name: 'Dark theme'}).click();
  await page.addInitScript(() => {
    const rubbish = ['\u0000', '{"a":', '[]', 'null', '<img src=x onerror=alert(1)>', 'x'.repeat(100_000)];
    for (const storage of [localStorage, sessionStorage]) {
      const names = [...Object.keys(storage), 'theme', 'docusaurus.theme', 'docusaurus.tab.language'];
      names.forEach((name, index) => storage.setItem(name, rubbish[index % rubbish.length]!));
    }
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await sweep(page, KINDS);
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

test('without a connection a page that was fetched ahead still opens', async ({page, context}) => {
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

/** Links that were not fetched ahead: by the words of the link, from where, and what the page behind it is headed. */
const AFTER_RELEASE: {from: string; place: 'contentinfo' | 'main'; link: string; headline: string | RegExp}[] = [
  {from: '/about', place: 'contentinfo', link: 'Terms of Service', headline: 'Terms of Service'},
  {from: '/terms', place: 'contentinfo', link: 'Security', headline: /secur/i},
  {from: '/pricing', place: 'contentinfo', link: 'Developers', headline: /API/},
  {from: '/about', place: 'contentinfo', link: 'Vs Tinwren', headline: /Tinwren/},
  // The template is there already, the data of the page is what is gone.
  {from: '/features/skills-engine', place: 'main', link: 'Skill Reports', headline: /^Report on what people can do/},
];

test('after a new release an open page leads on with one reload', async ({page}) => {
  for (const {from, place, link, headline} of AFTER_RELEASE) {
    const site = await startReleases();
    await visit(page, site.origin + from);
    await page.waitForLoadState('networkidle');
    site.replace();
    // A click without a pointer on its way, which would have fetched the page ahead.
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
    expect(site.missing, `${link} was fetched ahead`).not.toEqual([]);
    if (place === 'main') expect(site.missing).toEqual([expect.stringMatching(/\/assets\/js\/\w+\.\w+\.js$/)]);
    // The page belongs to one release, and works.
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Contact', exact: true}).click();
    await expect(page.getByRole('button', {name: 'Send Message'})).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(site.documents).toEqual([target]);
    await site.close();
  }
});

/** Addresses that nobody means, each with a page or a not-found page behind it; hosts are asked for all of them. */
const ADDRESSES = [...STRANGE, ...FUZZ.filter((_, index) => index % 2 === 0).map((path) => `/${path}`)];

/** Whether the path holds only whole escapes of whole characters. */
function isDecodable(target: string): boolean {
  try {
    decodeURI(target.split(/[?#]/)[0]!);
    return true;
  } catch {
    return false;
  }
}

/** What an address shows once scripts have taken the page over; answers that are no page have no headlines. */
async function seen(page: Page, path: string) {
  // An address that differs in its fragment alone would load nothing.
  if (path.includes('#')) await page.goto('about:blank');
  try {
    const response = await open(page, process.env.SITE_ORIGIN + path);
    if (!/^text\/html/.test(response.headers()['content-type'] ?? ''))
      return {response, headlines: null, isInjected: false};
    if (isDecodable(path)) await hydrated(page);
    const found = await page.evaluate(() => ({
      headlines: [...document.querySelectorAll('h1')].map((heading) => heading.innerText.trim()),
      isInjected: document.querySelector('img[src="x"]') !== null,
    }));
    return {response, ...found};
  } catch (error) {
    // A not-found page may be leading on to the plain address, or the one before it may still have been.
    if (/another navigation|context was destroyed/.test((error as Error).message)) return seen(page, path);
    throw error;
  }
}

for (const part of [0, 1]) {
  test(`any address gets a page or a plain not-found page, part ${part + 1}`, async ({page}) => {
    test.setTimeout(480_000);
    page.setDefaultTimeout(10_000);
    const {errors, foreign} = watch(page);
    const problems: string[] = [];
    page.on('dialog', (dialog) => {
      problems.push(`${dialog.message()} in a dialog`);
      return dialog.dismiss();
    });
    expect(ADDRESSES.length).toBeGreaterThan(220);
    let previous = '/';
    for (const path of share(ADDRESSES, part, 2)) {
      const label = path.slice(0, 60);
      try {
        const {response, headlines, isInjected} = await seen(page, path);
        if (![200, 404].includes(response.status())) problems.push(`${label}: status ${response.status()}`);
        if (headlines) {
          const [headline = ''] = headlines;
          if (headlines.length !== 1 || headline === '' || /crashed/.test(headline))
            problems.push(`${label}: headlines ${headlines.join()}`);
          const isMissing = /not found/i.test(headline);
          // A host that cannot lead on leaves it to the not-found page, which then shows the known page at its address.
          const isLedOn = new URL(page.url()).pathname !== new URL(response.url()).pathname;
          if (isMissing !== (response.status() === 404) && !isLedOn)
            problems.push(`${label}: ${response.status()} ${headline}`);
          if (isInjected) problems.push(`${label}: injected`);
        } else if (response.status() !== 404) {
          problems.push(`${label}: ${response.headers()['content-type']}`);
        }
      } catch (error) {
        problems.push(`${label}: ${(error as Error).message.split('\n')[0]}`);
      }
      const reported = [...errors.splice(0), ...foreign.splice(0)];
      // The router gives up on such a path, and the page stays as it was sent: readable, its links alive. It may say so
      // when the next page is on its way.
      const isGivenUp = !isDecodable(path) || !isDecodable(previous);
      const unexpected = reported.filter((error) => !(isGivenUp && /URI malformed/.test(error)));
      previous = path;
      problems.push(...unexpected.map((problem) => `${label}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}

test('the console of an operation can be opened and left', async ({page}) => {
  const {errors} = watch(page);
  for (const path of ['/developer/reference/list-courses', '/developer/reference/create-user']) {
    await visit(page, path);
    await openConsole(page);
    await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
    await expect(page.getByRole('slider')).toBeVisible();
  }
  expect(errors).toEqual([]);
});
