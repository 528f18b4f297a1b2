/** Looks at many pages in one tab and reports all that is wrong at once. */
import {expect, type Page, type Response} from '@playwright/test';
import {visit} from './site';
import {watch} from './watch';

export interface SweepOptions {
  /** What else to look at, and what is wrong with it. */
  inspect?: (response: Response) => Promise<string[]>;
  /** How a page is opened; by default until scripts have taken it over. */
  open?: (page: Page, path: string) => Promise<Response>;
}

/** Opens every path; a page that is not whole, logs an error or asks a third party for something fails the test. */
export async function sweep(page: Page, paths: readonly string[], {inspect, open = visit}: SweepOptions = {}) {
  const watched = watch(page);
  const problems: string[] = [];
  for (const path of paths) {
    const found: string[] = [];
    try {
      const response = await open(page, path);
      if (await page.getByText('This page crashed').count()) found.push('crashed');
      if (inspect) found.push(...(await inspect(response)));
    } catch (error) {
      found.push((error as Error).message.split('\n')[0]!);
    }
    problems.push(...[...found, ...watched.take()].map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
}

/** The part of the paths that one of several tests takes, so that workers share the way. */
export const share = (paths: readonly string[], index: number, count: number): string[] =>
  paths.filter((_, position) => position % count === index);
