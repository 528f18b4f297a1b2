/** Looks at many pages in one tab and reports all that is wrong at once. */
import {expect, type Page, type Response} from '@playwright/test';
import {visit} from './site';
import {watch} from './watch';

export interface SweepOptions {
  /** What else to look at, and what is wrong with it. */
  inspect?: (response: Response) => Promise<string[]>;
  /** How a page is opened; by default until scripts have taken it over. */
  open?: (page: Page, path: string) => Promise<Response>;
  /** Origin of the site, where it is not the one that all tests share; paths are below it. */
  site?: string;
}

/**
 * Opens every path; a page that is not whole, logs an error, offends against the content security policy or asks a
 * third party for something fails the test, and so does a cookie.
 */
export async function sweep(
  page: Page,
  paths: readonly string[],
  {inspect, open = visit, site = process.env.SITE_ORIGIN!}: SweepOptions = {},
) {
  const watched = watch(page, site);
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      console.error(`The policy ${violatedDirective} forbids ${blockedURI}`),
    ),
  );
  const problems: string[] = [];
  for (const path of paths) {
    const found: string[] = [];
    try {
      const response = await open(page, site + path);
      if (await page.getByText('This page crashed').count()) found.push('crashed');
      if (inspect) found.push(...(await inspect(response)));
    } catch (error) {
      found.push((error as Error).message.split('\n')[0]!);
    }
    problems.push(...[...found, ...watched.take()].map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

/** The part of the paths that one of several tests takes, so that workers share the way. */
export const share = (paths: readonly string[], index: number, count: number): string[] =>
  paths.filter((_, position) => position % count === index);
