/** The rings, the product's emblem: where they appear, and that they stay clear of text and of edges. */
import {test, type Page} from '@playwright/test';
import {sweep} from './support/sweep';

const WIDTHS = [390, 1024, 1440];

/** Distance that text, fields and buttons keep from rings, in pixels. */
const CLEAR = 32;

interface Drawing {
  /** Rings within `CLEAR` of text or a control, or cut by the window or a box. */
  problems: string[];
  /** Number of visible sections of a trunk. */
  count: number;
}

/**
 * Measures the drawn outline of every section of a trunk in the page. Boxes that float above the page (header, help)
 * are left out, because they move over everything.
 */
const inspect = (page: Page): Promise<Drawing> =>
  page.evaluate((clear) => {
    const problems: string[] = [];
    const drawings = [...document.querySelectorAll('svg[data-rings]')]
      .filter((svg) => svg.checkVisibility())
      .map((svg) => {
        const outline = svg.querySelector('path')!;
        const matrix = outline.getScreenCTM()!;
        const length = outline.getTotalLength();
        if (length < 100) problems.push('an outline is empty');
        const points = Array.from({length: 90}, (_, at) =>
          outline.getPointAtLength((length * at) / 90).matrixTransform(matrix),
        );
        return {svg, points, frame: svg.getBoundingClientRect()};
      });
    if (drawings.length === 0) return {problems, count: 0};

    const isFloating = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(at).position) || at.matches('[popover]')) return true;
      }
      return false;
    };
    const check = (owner: Element, label: string, box: DOMRect) => {
      for (const {points, frame} of drawings) {
        const away = Math.max(
          box.left - frame.right,
          frame.left - box.right,
          box.top - frame.bottom,
          frame.top - box.bottom,
        );
        if (away >= clear || !owner.checkVisibility({visibilityProperty: true}) || isFloating(owner)) continue;
        const gaps = points.map(({x, y}) =>
          Math.hypot(Math.max(box.left - x, x - box.right, 0), Math.max(box.top - y, y - box.bottom, 0)),
        );
        const isInside =
          box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom;
        if (isInside || Math.min(...gaps) < clear)
          problems.push(`${Math.min(...gaps).toFixed(1)} pixels from "${label.slice(0, 40)}"`);
      }
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const owner = walker.currentNode.parentElement!;
      const text = walker.currentNode.textContent!.trim();
      if (!text || owner.closest('.visually-hidden, script, style, noscript')) continue;
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) check(owner, text, box);
    }
    for (const control of document.querySelectorAll('button, input, select, textarea, .actions > a')) {
      check(control, control.outerHTML, control.getBoundingClientRect());
    }

    for (const {svg, points} of drawings) {
      const isCut = (left: number, right: number, top = -Infinity, bottom = Infinity) =>
        points.some(({x, y}) => x < left || x > right || y < top || y > bottom);
      if (isCut(0, document.documentElement.clientWidth)) problems.push('cut by the window');
      for (let at = svg.parentElement!; at !== document.body; at = at.parentElement!) {
        const {left, right, top, bottom} = at.getBoundingClientRect();
        if (getComputedStyle(at).overflow !== 'visible' && isCut(left, right, top, bottom))
          problems.push(`cut by ${at.localName}.${at.className}`);
      }
    }
    return {problems, count: drawings.length};
  }, CLEAR);

/** Number of sections of a trunk on a wide screen: at the top of a page without a picture, and at the end; no more. */
const SPARING: Record<string, number> = {
  '/': 1,
  '/solutions': 2,
  '/solutions/employee-training': 1,
  '/pricing': 2,
  '/contact': 0,
  '/terms': 0,
  '/nowhere': 1,
  '/developer/nowhere': 1,
};

test('no rings within 32 pixels of text or cut by an edge', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await sweep(page, Object.keys(SPARING), {
    inspect: async () => {
      const path = new URL(page.url()).pathname;
      const found: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 900});
        const {problems, count} = await inspect(page);
        found.push(...problems.map((problem) => `${width}: ${problem}`));
        if (width === 1440 && count !== SPARING[path]) found.push(`${count} drawings`);
      }
      return found;
    },
  });
});
