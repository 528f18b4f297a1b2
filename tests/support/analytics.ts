/** A stub of an analytics service, and checks of a site that loads its script. */
import type {Browser, Page} from '@playwright/test';
import {hydrated, isSameDocument, markDocument, visit} from '../browser/support/site';
import {watch} from '../browser/support/watch';

export interface Service {
  /** The settings of a build that uses it. */
  env: Record<'ANALYTICS_SCRIPT_URL' | 'ANALYTICS_ATTRIBUTES', string>;
  /** URL that it sends its counts to. */
  endpoint: string;
  /** Source of a script that reads its settings and sends its counts as that of the service does. */
  script: string;
  /** What the body of a request counts: the path of a page, and what else must be in it. */
  read: (body: string) => {path: string; problems: string[]};
}

const pathOf = (url: string | null): string => (url && URL.canParse(url) ? new URL(url).pathname : String(url));

/** Reads the attributes of its own element, and follows the history API. */
export const PLAUSIBLE: Service = {
  env: {
    ANALYTICS_SCRIPT_URL: 'https://plausible.example/js/script.js',
    ANALYTICS_ATTRIBUTES: 'data-domain=www.skillgrove.example data-api=https://plausible.example/api/event',
  },
  endpoint: 'https://plausible.example/api/event',
  script: `
    const {domain, api} = document.currentScript.dataset;
    const count = () => {
      const request = new XMLHttpRequest();
      request.open('POST', api);
      request.setRequestHeader('Content-Type', 'text/plain');
      request.send(JSON.stringify({n: 'pageview', u: location.href, d: domain}));
    };
    const {pushState} = history;
    history.pushState = function (...state) {
      pushState.apply(this, state);
      count();
    };
    addEventListener('popstate', count);
    count();`,
  read: (body) => {
    const {n, u, d} = JSON.parse(body) as Record<'n' | 'u' | 'd', string>;
    return {path: pathOf(u), problems: n === 'pageview' && d === 'www.skillgrove.example' ? [] : [body]};
  },
};

/**
 * Opens a site that is built with a service while the service works, while it hangs, and while it is blocked.
 *
 * @param site origin of the site
 * @returns problems
 */
export async function problemsWithAnalytics(browser: Browser, site: string, service: Service): Promise<string[]> {
  return [
    ...(await problemsWhileCounting(browser, site, service)),
    ...(await problemsWithout(browser, site, service, 'hanging')),
    ...(await problemsWithout(browser, site, service, 'blocked')),
  ];
}

async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
}

/** Follows a link to another page, without a new document. */
async function followLink(page: Page): Promise<string[]> {
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await page.getByRole('slider').waitFor();
  return (await isSameDocument(page)) ? [] : ['a link opened a new document'];
}

async function problemsWhileCounting(browser: Browser, site: string, service: Service): Promise<string[]> {
  const {ANALYTICS_SCRIPT_URL: scriptUrl, ANALYTICS_ATTRIBUTES: attributes} = service.env;
  const found: string[] = [];
  const counted: string[] = [];
  /** Resolves once the number of pages has been counted. */
  let waiting = {count: Infinity, resolve: () => {}};
  const untilCounted = (count: number) =>
    new Promise<void>((resolve) => {
      waiting = {count, resolve};
      if (counted.length >= count) resolve();
    });
  const page = await openTab(browser);
  await page.route(`${new URL(scriptUrl).origin}/**`, async (route) => {
    const request = route.request();
    if (request.url() === scriptUrl) return route.fulfill({contentType: 'text/javascript', body: service.script});
    if (request.url() !== service.endpoint || request.method() !== 'POST')
      found.push(`${request.method()} ${request.url()}`);
    else {
      const {path, problems} = service.read(request.postData() ?? '');
      counted.push(path);
      found.push(...problems);
      if (counted.length >= waiting.count) waiting.resolve();
    }
    return route.fulfill({status: 202, headers: {'Access-Control-Allow-Origin': '*'}, body: 'ok'});
  });
  const {errors, foreign} = watch(page, site);
  await visit(page, `${site}/about`);
  await untilCounted(1);
  const script = page.locator(`script[src="${scriptUrl}"]`);
  for (const attribute of attributes.split(' ')) {
    const [name = '', value = ''] = attribute.split('=');
    if ((await script.getAttribute(name)) !== value) found.push(`the script has no attribute ${attribute}`);
  }
  found.push(...(await followLink(page)));
  await untilCounted(2);
  await page.goBack();
  await untilCounted(3);
  const requested = foreign.filter((url) => url !== service.endpoint);
  if (requested.join() !== scriptUrl) found.push(`requested ${requested.join(' and ')}`);
  if (counted.join() !== '/about,/pricing,/about') found.push(`counted ${counted.join()}`);
  const cookies = await page.context().cookies();
  found.push(...errors, ...cookies.map(({name}) => `cookie ${name}`));
  await page.context().close();
  return found;
}

async function problemsWithout(
  browser: Browser,
  site: string,
  {env: {ANALYTICS_SCRIPT_URL: scriptUrl}}: Service,
  state: 'hanging' | 'blocked',
): Promise<string[]> {
  const found: string[] = [];
  const page = await openTab(browser);
  await page.route(`${new URL(scriptUrl).origin}/**`, (route) =>
    state === 'blocked' ? route.abort() : new Promise<void>(() => {}),
  );
  const {errors, foreign} = watch(page, site);
  const requested = page.waitForRequest(scriptUrl);
  // With the request pending, the page must finish loading all the same.
  await page.goto(`${site}/about`, {waitUntil: 'load'});
  await hydrated(page);
  await requested;
  found.push(...(await followLink(page)));
  const others = foreign.filter((url) => url !== scriptUrl);
  // The browser logs that it could not load the script.
  const unexpected = errors.filter((error) => !(state === 'blocked' && error.includes(scriptUrl)));
  found.push(...unexpected, ...others.map((url) => `requested ${url}`));
  await page.context().close();
  return found.map((problem) => `${state}: ${problem}`);
}
