/** The rings, the product's emblem, as they are drawn on a page. */
import type {Page} from '@playwright/test';

/** Distance that text, fields and buttons keep from rings, in pixels. */
const CLEAR = 32;

/**
 * Rings that are within `CLEAR` of text or a control, or cut by the window or a box. Boxes that float above the page
 * (header, help) are left out, because they move over everything.
 */
export const misplacedRings = (page: Page): Promise<string[]> =>
  page.evaluate((clear) => {
    const problems: string[] = [];
    const drawings = [...document.querySelectorAll('svg[data-rings]')]
      .filter((svg) => svg.checkVisibility())
      .map((svg) => {
        const outline = svg.querySelector('path')!;
        const length = outline.getTotalLength();
        if (length < 100) problems.push('an outline of rings is empty');
        const matrix = outline.getScreenCTM()!;
        const pointAt = (_: unknown, at: number) =>
          outline.getPointAtLength((length * at) / 90).matrixTransform(matrix);
        return {svg, points: Array.from({length: 90}, pointAt), frame: svg.getBoundingClientRect()};
      });
    if (drawings.length === 0) return [];

    const controls = document.querySelectorAll('button, input, select, textarea, .actions > a');
    const boxes = [...controls].map((owner) => ({owner, label: owner.outerHTML, box: owner.getBoundingClientRect()}));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const owner = walker.currentNode.parentElement!;
      const label = walker.currentNode.textContent!.trim();
      if (!label || owner.closest('.visually-hidden, script, style, noscript')) continue;
      range.selectNodeContents(walker.currentNode);
      boxes.push(...[...range.getClientRects()].map((box) => ({owner, label, box})));
    }
    const isFloating = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) ||
        element.matches('[popover]') ||
        isFloating(element.parentElement));

    for (const {svg, points, frame} of drawings) {
      for (const {owner, label, box} of boxes) {
        const gaps = points.map(({x, y}) =>
          Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0)),
        );
        const isInside =
          box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom;
        const gap = isInside ? 0 : Math.min(...gaps);
        if (gap < clear && owner.checkVisibility({visibilityProperty: true}) && !isFloating(owner))
          problems.push(`rings ${gap.toFixed(1)} pixels from "${label.slice(0, 40)}"`);
      }
      for (let at = svg.parentElement!; at !== document.documentElement; at = at.parentElement!) {
        const isWindow = at === document.body;
        if (!isWindow && getComputedStyle(at).overflow === 'visible') continue;
        const {left, right, top, bottom} = at.getBoundingClientRect();
        const isCut = points.some(({x, y}) => x < left || x > right || (!isWindow && (y < top || y > bottom)));
        if (isCut) problems.push(`rings cut by ${at.localName}.${at.className}`);
      }
    }
    return problems;
  }, CLEAR);
