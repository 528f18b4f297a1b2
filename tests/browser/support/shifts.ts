import type {Page} from '@playwright/test';

/** Sum of all layout shifts in this document so far: CLS without session windows. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & {value: number}).value;
        }).observe({type: 'layout-shift', buffered: true});
        // Entries are delivered after the frame they belong to.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
