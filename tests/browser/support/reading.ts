/** Readability without scripts. */
import type {Page} from '@playwright/test';

/**
 * Text in `main` that is not visible.
 *
 * Not counted: intentionally hidden text, closed `details`, which the browser can open, and controls that need scripts.
 */
export const invisibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, td, th, dt, dd, caption)')];
    const mustBeVisible = (part: Element) =>
      part.closest(
        '[aria-hidden="true"], .visually-hidden, details:not([open]), [role="tablist"], li:has(> button:only-child), :has(> input[type="range"]), form[method="dialog"]',
      ) === null;
    const isHidden = (part: Element) =>
      !part.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true});
    return parts
      .filter((part) => part.textContent!.trim() !== '' && mustBeVisible(part) && isHidden(part))
      .map((part) => part.textContent!.trim().slice(0, 60));
  });
