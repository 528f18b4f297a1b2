/** How far what is already on a page moves. */
import type {Page} from '@playwright/test';

declare global {
  interface Window {
    __shift?: number;
  }
}

/** Adds up every movement of what is already on the page, from the next document on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.__shift! += (entry as PerformanceEntry & {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** The sum of all movements of this document so far (cumulative layout shift, without its windows). */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      // Entries are handed over after the frame that they belong to.
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.__shift!)));
      }),
  );
