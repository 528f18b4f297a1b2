/** What a visitor can read where scripts or style sheets are missing. */
import type {Page} from '@playwright/test';

/**
 * Texts in `main` that stand in the document but cannot be seen.
 *
 * Not counted: what is hidden from everybody on purpose, what the browser itself can unfold, and controls that do
 * nothing without scripts.
 */
export const invisibleTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, td, th, dt, dd, caption)')];
    const isMeant = (part: Element) =>
      part.closest(
        '[aria-hidden="true"], .visually-hidden, details:not([open]), [role="tablist"], :has(> input[type="range"])',
      ) === null;
    const isHidden = (part: Element) =>
      !part.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true});
    return parts
      .filter((part) => part.textContent!.trim() !== '' && isMeant(part) && isHidden(part))
      .map((part) => part.textContent!.trim().slice(0, 60));
  });

/** Texts in `main` that something else lies upon. */
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
