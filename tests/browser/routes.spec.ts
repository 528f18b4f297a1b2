/** Every address shows its page, and unknown addresses say so. */
import {expect, test} from '@playwright/test';
import brand from '../../src/content/brand';
import {currentDocument, parseDocument} from './support/document';
import {address, HOME_ALIASES, isSameDocument, KINDS, markDocument, routeTo, sitemapPaths, visit} from './support/site';
import {watch} from './support/watch';

test('every template is covered by a page in KINDS', async ({request}) => {
  /** The first script that is not common to all pages, with the docs instance, since these share their first script. */
  const templateOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const script = [...html.matchAll(/\bname="?entry-script"? content="?([^" >]+)/g)]
      .map(([, address]) => address!)
      .find((address) => !/\/(?:base|runtime~main|main)\./.test(address));
    return `${script} ${/\bplugin-id-[\w-]+/.exec(html)?.[0] ?? ''}`;
  };
  const kinds = new Set(await Promise.all(KINDS.map(templateOf)));
  expect(kinds.size).toBe(KINDS.length);
  const strays: string[] = [];
  for (const path of await sitemapPaths(request)) if (!kinds.has(await templateOf(path))) strays.push(path);
  expect(strays).toEqual([]);
});

test('aliases show the home page and have it as their canonical URL', async ({page}) => {
  const look = async (path: string) => {
    await visit(page, path);
    const {headlines, canonical} = await currentDocument(page);
    return {
      headlines,
      canonical,
      sections: await page.getByRole('main').getByRole('heading', {level: 2}).allTextContents(),
    };
  };
  const home = await look('/');
  expect(new URL(home.canonical).pathname).toBe('/');
  for (const path of HOME_ALIASES) expect(await look(path), path).toEqual(home);
});

const MISSING = [
  {path: '/nope/deep', headline: 'Page Not Found', link: 'Go Back Home'},
  {path: '/solutions/nope', headline: 'Solution not found', link: 'Back to Home'},
  {path: '/features/nope', headline: 'Content not found', link: 'Back to Home'},
  {path: '/compare/nope-alternative', headline: 'Comparison not found', link: 'Back to Home'},
  {path: '/developer/reference/nope', headline: 'Page Not Found', link: 'Go Back Home'},
];

for (const {path, headline, link} of MISSING) {
  test(`${path} shows a not-found page`, async ({page}) => {
    const {errors, foreign} = watch(page);
    const isRight = async () => {
      await expect(page.getByRole('heading', {level: 1})).toHaveText(headline);
      await expect(page.getByRole('main').getByRole('link', {name: link, exact: true})).toHaveAttribute('href', '/');
      await expect(page).toHaveTitle(`${headline} | ${brand.name}`);
      if (!path.startsWith('/developer') && link === 'Go Back Home') {
        await expect(
          page.getByText("Sorry, we couldn't find the page you're looking for.", {exact: true}),
        ).toBeVisible();
      }
    };

    const response = await visit(page, path);
    expect(response.status()).toBe(404);
    const {headlines, robots} = await parseDocument(page, await response.text());
    expect(headlines).toEqual([headline]);
    expect(robots).toContain('noindex');
    await isRight();

    await visit(page, '/about');
    await markDocument(page);
    await routeTo(page, path);
    await isRight();
    expect(await isSameDocument(page)).toBe(true);
    expect([...errors, ...foreign]).toEqual([]);
  });
}

/** Addresses whose words resemble many pages, which then take places in the list. */
const NAMED = [
  {path: '/solutions/training-features-nope', label: 'All solutions', index: '/solutions'},
  {path: '/features/learning-content-nope', label: 'All features', index: '/features'},
  {path: '/compare/vs-alternative', label: 'All comparisons', index: '/compare'},
  {path: '/developer/solutions', label: 'API overview', index: '/developer'},
];

for (const {path, label, index} of NAMED) {
  test(`${path} names a page that lists all there are`, async ({page, request}) => {
    await visit(page, path);
    await expect(page.getByRole('main').getByText(`under “${label}”`)).toBeVisible();
    const link = page.getByRole('navigation', {name: 'Nearby pages'}).getByRole('link', {name: label, exact: true});
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${index}$`));
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/not found/i);
    const below = (await sitemapPaths(request)).filter((known) => known.startsWith(`${index}/`));
    const links = page.locator('a[href]');
    await expect
      .poll(async () => {
        const listed = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
        return below.filter((known) => !listed.includes(known));
      })
      .toEqual([]);
  });
}

test('the links of a not-found page share one row on a wide window', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await visit(page, '/nope');
  const links = page.getByRole('navigation', {name: 'Nearby pages'}).getByRole('link');
  await expect(links).toHaveCount(5);
  const tops = await links.evaluateAll((all) => all.map((a) => Math.round(a.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

const REDIRECTS = [
  {from: '/pricing/x', to: '/pricing'},
  {from: '/security/x?utm=1', to: '/security?utm=1'},
  {from: '/compare/aldermoot', to: '/compare/aldermoot-alternative'},
];

test('an unknown path below a known first segment ends on the known page', async ({page}) => {
  const {errors} = watch(page);
  for (const {from, to} of REDIRECTS) {
    await visit(page, to);
    const headline = await page.getByRole('heading', {level: 1}).innerText();

    const response = await visit(page, from);
    expect(response.status(), from).toBe(200);
    expect(address(page)).toBe(to);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(headline);

    await visit(page, '/terms');
    await markDocument(page);
    await routeTo(page, from);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(headline);
    expect(address(page)).toBe(to);
    expect(await isSameDocument(page)).toBe(true);
  }
  expect(errors).toEqual([]);
});
