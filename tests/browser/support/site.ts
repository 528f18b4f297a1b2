import type {Locator, Page, Response} from '@playwright/test';
import brand from '../../../src/content/brand';

export const REGISTER = `https://app.${brand.domain}/auth/register`;

export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

export async function visit(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path, {waitUntil: 'domcontentloaded'});
  await hydrated(page);
  return response!;
}

/** Waits for two frames, after which the browser has laid out, painted and told its observers. */
export const twoFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/** Opens the console of the current operation page, which is loaded on demand; returns its Send button. */
export async function openConsole(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Open console', exact: true}).click();
  const send = page.getByRole('button', {name: /^Send\b/});
  await send.waitFor();
  return send;
}

/** Leaves the overview only the first operations: the others are made of the same parts. */
export const shortenOverview = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of [...document.querySelectorAll('main section section')].slice(3)) part.remove();
  });

/**
 * Goes through the overview as a reader who looks at everything: each sample gets its tabs and buttons once a reader comes
 * near.
 */
export async function passSamples(page: Page): Promise<void> {
  const panels = page.locator('main [role="tabpanel"][aria-label$="example"]').filter({visible: true});
  for (const panel of await panels.all()) {
    await panel.scrollIntoViewIfNeeded();
    await page
      .locator(`[aria-controls="${await panel.getAttribute('id')}"]`)
      .first()
      .waitFor();
  }
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
}

/** Navigates on the client, as the back button does, to an address that has no link. */
export const routeTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.sameDocument = '';
  });

export const isSameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'sameDocument' in document.documentElement.dataset);
