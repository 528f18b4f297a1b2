import type {Page} from '@playwright/test';

declare global {
  interface Window {
    __shift?: number;
  }
}

/** Sums all layout shifts, starting with the next document. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.__shift! += (entry as PerformanceEntry & {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Sum of all layout shifts in this document so far: CLS without session windows. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      // Entries are delivered after the frame they belong to.
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.__shift!)));
      }),
  );
