/** Checks many pages in one tab and reports all problems at once. */
import {expect, type Page, type Response} from '@playwright/test';
import {visit} from './site';
import {watch} from './watch';

export interface SweepOptions {
  inspect: (response: Response) => Promise<string[]>;
  open?: (page: Page, path: string) => Promise<Response>;
}

/**
 * Opens every path. The test fails if a page crashes, logs an error, violates the content security policy or makes a
 * third-party request, or if a cookie is set.
 */
export async function sweep(page: Page, paths: readonly string[], {inspect, open = visit}: SweepOptions) {
  const watched = watch(page);
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      console.error(`${violatedDirective} blocks ${blockedURI}`),
    ),
  );
  const problems: string[] = [];
  for (const path of paths) {
    const found: string[] = [];
    try {
      const response = await open(page, path);
      if (await page.getByRole('heading', {name: 'Something went wrong', exact: true}).count()) found.push('crashed');
      found.push(...(await inspect(response)));
    } catch (error) {
      found.push((error as Error).message.split('\n')[0]!);
    }
    problems.push(...[...found, ...watched.take()].map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
}

/** The part of a list for one of `count` tests, so that workers can share it. */
export const share = <T>(list: readonly T[], index: number, count: number): T[] =>
  list.filter((_, position) => position % count === index);
