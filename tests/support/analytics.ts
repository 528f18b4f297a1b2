/** A stub of an analytics service, and checks of a site that loads its script. */
import type {Browser, Page, Route} from '@playwright/test';
import {hydrated, isSameDocument, markDocument, visit} from '../browser/support/site';
import {watch} from '../browser/support/watch';

type Service = typeof PLAUSIBLE;

const SCRIPT_URL = 'https://plausible.example/js/script.js';

/** Reads the attributes of its own element, and follows the history API. */
export const PLAUSIBLE = {
  /** The settings of a build that uses it. */
  env: {
    ANALYTICS_SCRIPT_URL: SCRIPT_URL,
    ANALYTICS_ATTRIBUTES: 'data-domain=www.skillgrove.example data-api=https://plausible.example/api/event',
  },
  /** URL that it sends its counts to. */
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
    ...(await problemsWithout(browser, site, 'hanging', () => new Promise<void>(() => {}))),
    ...(await problemsWithout(browser, site, 'blocked', (route) => route.abort())),
  ];
}

/** A tab in which `handle` takes every request to the service, and what is wrong in it. */
async function openTab(browser: Browser, site: string, handle: (route: Route) => Promise<void>) {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.route(`${new URL(SCRIPT_URL).origin}/**`, handle);
  return {page, ...watch(page, site), close: () => context.close()};
}

/** Follows a link to another page, without a new document. */
async function followLink(page: Page): Promise<string[]> {
  await markDocument(page);
  await page.getByRole('banner').getByRole('link', {name: 'Pricing', exact: true}).click();
  await page.getByRole('slider').waitFor();
  return (await isSameDocument(page)) ? [] : ['a link opened a new document'];
}

async function problemsWhileCounting(browser: Browser, site: string, {script, endpoint}: Service): Promise<string[]> {
  const {page, errors, foreign, close} = await openTab(browser, site, (route) =>
    route.request().url() === SCRIPT_URL
      ? route.fulfill({contentType: 'text/javascript', body: script})
      : route.fulfill({status: 202, headers: {'Access-Control-Allow-Origin': '*'}, body: 'ok'}),
  );
  const counted: string[] = [];
  /** Does something that the service counts. */
  const count = async <T>(act: () => Promise<T>): Promise<T> => {
    const [request, result] = await Promise.all([page.waitForRequest(endpoint), act()]);
    counted.push(`${request.method()} ${request.postData()}`);
    return result;
  };
  await count(() => visit(page, `${site}/about`));
  const found = await count(() => followLink(page));
  await count(() => page.goBack());
  const expected = ['/about', '/pricing', '/about'].map(
    (path) => `POST ${JSON.stringify({n: 'pageview', u: site + path, d: 'www.skillgrove.example'})}`,
  );
  if (counted.join() !== expected.join()) found.push(`counted ${counted.join()}`);
  const requested = [SCRIPT_URL, ...expected.map(() => endpoint)];
  if (foreign.join() !== requested.join()) found.push(`requested ${foreign.join()}`);
  const cookies = await page.context().cookies();
  found.push(...errors, ...cookies.map(({name}) => `cookie ${name}`));
  await close();
  return found;
}

async function problemsWithout(
  browser: Browser,
  site: string,
  state: 'hanging' | 'blocked',
  handle: (route: Route) => Promise<void>,
): Promise<string[]> {
  const {page, errors, foreign, close} = await openTab(browser, site, handle);
  const requested = page.waitForRequest(SCRIPT_URL);
  // With the request pending, the page must finish loading all the same.
  await page.goto(`${site}/about`, {waitUntil: 'load'});
  await hydrated(page);
  await requested;
  const found = await followLink(page);
  // The browser logs that it could not load the script.
  found.push(...errors.filter((error) => state === 'hanging' || !error.includes(SCRIPT_URL)));
  if (foreign.join() !== SCRIPT_URL) found.push(`requested ${foreign.join()}`);
  await close();
  return found.map((problem) => `${state}: ${problem}`);
}
