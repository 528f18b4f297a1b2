/** The site as its visitors find it: addresses, and ways to open a page. */
import type {APIRequestContext, Locator, Page, Response} from '@playwright/test';

export const LOGIN = 'https://app.skillgrove.example/auth/login';
export const REGISTER = 'https://app.skillgrove.example/auth/register';

/** Paths that show the home page without being in the sitemap. */
export const HOME_ALIASES = ['/home', '/login', '/signup'];

/** A missing page of every section that has words of its own for it. */
export const MISSING = [
  '/nowhere',
  '/solutions/nowhere',
  '/features/nowhere',
  '/compare/nowhere',
  '/developer/nowhere',
];

/** One page of every kind; a test of the routes holds the list complete. */
export const KINDS = [
  '/',
  '/solutions',
  '/solutions/employee-training',
  '/features',
  '/features/learning-content',
  '/features/skills-engine',
  '/ai-course-creation',
  '/pricing',
  '/integrations',
  '/about',
  '/security',
  '/contact',
  '/terms',
  '/privacy',
  '/accessibility',
  '/branding-guide',
  '/how-to-widget',
  '/book-a-demo',
  '/compare',
  '/compare/aldermoot-alternative',
  '/developer',
  '/developer/guides/quickstart',
  '/developer/reference/list-courses',
  '/nowhere',
];

/** Every address of the built sitemap, as a path. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
}

/** Waits until scripts have taken the page over. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

/** Opens a page as if its address had been typed, and waits until scripts have taken it over. */
export async function visit(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path, {waitUntil: 'domcontentloaded'});
  await hydrated(page);
  return response!;
}

/** Brings up the console of an operation's page, which is loaded on request, and gives its button for sending. */
export async function openConsole(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Try it', exact: true}).click();
  const send = page.getByRole('button', {name: /^Send\b/});
  await send.waitFor();
  return send;
}

/** Changes the address without loading a document, as the back button does; for addresses that no link names. */
export const routeTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Leaves a mark that a new document would not have. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'sameDocument' in document.documentElement.dataset);

/** Path, query and fragment of the page's address. */
export function address(page: Page): string {
  const {pathname, search, hash} = new URL(page.url());
  return pathname + search + hash;
}
