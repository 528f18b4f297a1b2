/** Readability without scripts or style sheets. */
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

/** Text in `main` that another element covers. */
export const coveredTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const covered: string[] = [];
    for (const part of document.querySelectorAll('main :is(h1, h2, h3, p, dt, th)')) {
      if (!part.checkVisibility() || part.textContent!.trim() === '' || part.closest('[aria-hidden="true"]')) continue;
      part.scrollIntoView({block: 'center', behavior: 'instant'});
      const range = document.createRange();
      range.selectNodeContents(part);
      const box = range.getClientRects()[0];
      if (!box || box.width === 0 || box.x < 0 || box.x > innerWidth) continue;
      const top = document.elementFromPoint(box.x + Math.min(box.width, 20) / 2, box.y + box.height / 2);
      if (top && !part.contains(top) && !top.contains(part)) covered.push(part.textContent!.trim().slice(0, 60));
    }
    return covered;
  });
