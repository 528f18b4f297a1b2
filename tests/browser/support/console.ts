import {expect, type Locator, type Page, type Request, type Route} from '@playwright/test';
import brand from '../../../src/content/brand';
import {openConsole, visit} from './site';

export const SERVER = `https://api.${brand.domain}`;

export const consoleOf = (page: Page): Locator => page.getByRole('dialog', {name: /^Console/});
export const field = (page: Page, name: string): Locator => consoleOf(page).getByRole('textbox', {name, exact: true});
export const sendButton = (page: Page): Locator => consoleOf(page).getByRole('button', {name: 'Send', exact: true});
export const send = (page: Page): Promise<void> => sendButton(page).click();
export const responseOf = (page: Page): Locator => consoleOf(page).getByRole('region', {name: 'Response', exact: true});
export const responseBody = (page: Page): Locator => consoleOf(page).getByRole('region', {name: 'Response body'});
export const spoken = (page: Page): Locator => consoleOf(page).getByRole('status');

export async function tryOut(page: Page, slug: string): Promise<void> {
  await visit(page, `/developer/reference/${slug}`);
  await openConsole(page);
}

/** @param url the documented server, or what stands for it in a variant of the site */
export const chooseServer = (page: Page, url = SERVER): Promise<string[]> =>
  consoleOf(page)
    .getByLabel('Send to')
    .selectOption({label: `Production (${url.replace('https://', '')})`});

const CORS = {
  'Access-Control-Allow-Headers': '*, Authorization',
  'Access-Control-Allow-Methods': '*',
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': '*',
};

export type Fulfil = NonNullable<Parameters<Route['fulfill']>[0]>;

/**
 * Stubs the documented server, or another one. It never answers where there is no response.
 *
 * @returns the requests it receives, preflights excluded; the list grows with each request
 */
export async function stubServer(
  page: Page,
  respond: () => Fulfil | undefined | Promise<Fulfil>,
  origin = SERVER,
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({status: 204, headers: CORS});
    requests.push(request);
    const response = await respond();
    return response && route.fulfill({...response, headers: {...CORS, ...response.headers}});
  });
  return requests;
}

/** Everything that the page has stored or shows: storage, cookies, address, history, markup (input values excluded). */
export async function everythingKept(page: Page): Promise<string> {
  const shown = await page.evaluate(async () => [
    location.href,
    window.name,
    JSON.stringify([history.state, sessionStorage]),
    document.documentElement.outerHTML,
    document.documentElement.innerText,
    ...(await caches.keys()),
  ]);
  return JSON.stringify([shown, await page.context().storageState({indexedDB: true})]);
}

/** Watches for injected markup. The returned function lists every dialog shown and every injected element or script. */
export async function watchInjection(page: Page): Promise<() => Promise<string[]>> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => [
    ...dialogs,
    ...(await page.evaluate(() => {
      const injected = document.querySelectorAll('[onerror], [onload], [data-injected], iframe, base, object');
      return [...[...injected].map((element) => element.outerHTML), ...('pwned' in window ? ['a script ran'] : [])];
    })),
  ];
}

export const expectStatus = (page: Page, text: string | RegExp): Promise<void> =>
  expect(responseOf(page).locator('strong')).toHaveText(text);
