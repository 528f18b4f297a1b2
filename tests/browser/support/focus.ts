/** Walks through a page with the Tab key and checks every stop. */
import type {Locator, Page} from '@playwright/test';
import {contrast, pixels, screenshot, type Area} from './contrast';
import {addSheet} from './layout';

export interface Stop {
  /** Tag and name, for messages. */
  label: string;
  problems: string[];
  /** True for the first stop of the page. */
  isFirst: boolean;
  /** Everything that affects how the outline looks: the control's class, its backgrounds, the outline. */
  look: string;
  /** The control with its outline, in the viewport. */
  area: Area;
  /** Length of the control's edges within the viewport, in pixels. */
  edge: number;
  /** Position in the scrolled content; null for floating controls and those in columns. */
  place: {left: number; right: number; top: number; bottom: number} | null;
}

/** Marks every expected stop below an element in document order; returns their number. */
function markStops(root: Element): number {
  const candidates = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]',
  );
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}) &&
    // Only the first summary of a details element is focusable.
    (element.localName !== 'summary' || element.parentElement!.querySelector('summary') === element) &&
    // In a group of radio buttons only the checked one is a stop.
    !(element.matches('input[type="radio"]:not(:checked)') && document.querySelector('input[type="radio"]:checked'));
  const stops = [...candidates].filter(isStop);
  for (const old of document.querySelectorAll<HTMLElement>('[data-stop]')) delete old.dataset.stop;
  stops.forEach((stop, index) => {
    stop.dataset.stop = String(index);
  });
  return stops.length;
}

/**
 * Checks the focused element: its name, outline, visibility and position in the order. Null if nothing on the page has
 * focus.
 *
 * @param expected position that the stop should have, from 0
 */
const inspectFocus = (page: Page, expected: number): Promise<Stop | null> =>
  page.evaluate((position) => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return null;
    const problems: string[] = [];

    const idsText = (ids: string | null) =>
      (ids ?? '')
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ');
    const alternatives = [...element.querySelectorAll('img')].map(({alt}) => alt).join(' ');
    const name = [
      idsText(element.getAttribute('aria-labelledby')),
      element.getAttribute('aria-label'),
      labels,
      /^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ? '' : element.textContent,
      alternatives,
      element.title,
    ].find((text) => text?.trim());
    if (!name) problems.push('no name');
    const label = `${element.localName} "${(name ?? element.outerHTML).trim().slice(0, 40)}"`;

    if (element.dataset.stop !== String(position)) {
      problems.push(`is stop ${element.dataset.stop ?? 'unknown'} of the document, reached as ${position}`);
    }

    // An ancestor may show the outline for the control.
    let ringed: Element = element;
    while (getComputedStyle(ringed).outlineStyle === 'none' && ringed.parentElement) ringed = ringed.parentElement;
    const style = getComputedStyle(ringed);
    const width = Number.parseFloat(style.outlineWidth);
    const box = ringed.getBoundingClientRect();
    if (style.outlineStyle === 'none' || width < 2) problems.push(`outline ${style.outlineStyle} ${width}`);

    const line = element.getClientRects()[0] ?? box;
    const left = Math.max(line.left, 0);
    const right = Math.min(line.right, innerWidth);
    const top = Math.max(line.top, 0);
    const bottom = Math.min(line.bottom, innerHeight);
    if (right - left < 1 || bottom - top < 1) {
      problems.push('outside the window');
    } else {
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
      const covers = new Set<string>();
      let hiddenCount = 0;
      for (const [x, y] of points) {
        const front = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        if (!front || element.contains(front) || front.contains(element)) continue;
        if (front.closest('label')?.contains(element) || front.closest('label')?.htmlFor === element.id) continue;
        hiddenCount++;
        covers.add(`${front.localName}.${front.getAttribute('class') ?? ''}`);
      }
      // A floating element may cover a corner of a scroll box, but not a control.
      const mayHide = element.matches('pre, section, [role="tabpanel"]') ? points.length / 2 : 0;
      if (hiddenCount > mayHide) problems.push(`covered by ${[...covers].join(', ')}`);
    }

    /** Backgrounds and clipping boxes that affect the outline, up to the first opaque background. */
    const grounds: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const {backgroundColor, backgroundImage, overflow} = getComputedStyle(at);
      const isPlain = backgroundImage === 'none' && backgroundColor === 'rgba(0, 0, 0, 0)' && overflow === 'visible';
      if (at === element || !isPlain || (at === element.parentElement && !element.className)) {
        grounds.push(
          `${at.localName}.${at.getAttribute('class') ?? ''} ${backgroundColor} ${backgroundImage.slice(0, 80)}`,
        );
      }
      if (at !== element && /^(?:rgb|oklch)\([^/]*\)$/.test(backgroundColor)) break;
    }

    // The footer has columns even on phones.
    let isOutside = element.closest('footer') !== null;
    let [x, y] = [0, 0];
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) isOutside = true;
      x += at.scrollLeft;
      y += at.scrollTop;
    }
    const around = Number.parseFloat(style.outlineOffset) + width + 2;
    /** Length of the edges visible in the window. */
    const shown = [...ringed.getClientRects()].reduce((sum, rect) => {
      const [l, r] = [Math.max(rect.left, 0), Math.min(rect.right, innerWidth)];
      const [t, b] = [Math.max(rect.top, 0), Math.min(rect.bottom, innerHeight)];
      const isIn = (at: number, end: number) => at >= 0 && at <= end;
      const across = [rect.top, rect.bottom].filter((at) => isIn(at, innerHeight)).length * Math.max(0, r - l);
      const down = [rect.left, rect.right].filter((at) => isIn(at, innerWidth)).length * Math.max(0, b - t);
      return sum + across + down;
    }, 0);
    return {
      label,
      problems,
      isFirst: element.dataset.stop === '0',
      look: `${grounds.join(' | ')} ${style.outlineColor} ${style.outlineOffset}`,
      area: {
        x: Math.max(0, box.left - around),
        y: Math.max(0, box.top - around),
        width: Math.min(innerWidth, box.right + around) - Math.max(0, box.left - around),
        height: Math.min(innerHeight, box.bottom + around) - Math.max(0, box.top - around),
      },
      // Where the box has several lines, the edges between them are not drawn.
      edge: ringed.getClientRects().length > 1 ? shown / 2 : shown,
      place: isOutside ? null : {left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y},
    };
  }, expected);

/** Looks checked already; the same look renders the same everywhere. */
const checkedLooks = new Set<string>();

/**
 * Checks that the outline is visible: at least as many pixels as a 2-pixel line around the control has must change
 * with a contrast of 3 or more.
 *
 * @returns the problem, or null
 */
async function outlineProblem(page: Page, {look, area, edge}: Stop): Promise<string | null> {
  const key = `${page.viewportSize()!.width} ${look}`;
  if (checkedLooks.has(key)) return null;
  checkedLooks.add(key);
  const focused = pixels(await screenshot(page, area));
  await addSheet(page, '* {outline: none !important}');
  const plain = pixels(await screenshot(page, area));
  await addSheet(page, '');
  let count = 0;
  for (const color of focused) if (contrast(color, plain.next().value!) >= 3) count++;
  // Allows for round corners and antialiased edges.
  const enough = 2 * edge * 0.9;
  return count >= enough ? null : `outline changes ${count} pixels clearly, needs ${Math.ceil(enough)}, ${look}`;
}

/** True if a stop is entirely above its predecessor, or to the left of it in the same row. */
function isOutOfOrder({place}: Stop, before: Stop | null): boolean {
  if (!place || !before?.place) return false;
  const {left, top, bottom} = before.place;
  return (
    place.bottom <= top + 1 || (place.top < bottom && place.bottom > top && place.top <= top && place.right <= left)
  );
}

export interface WalkOptions {
  /** Dialog, menu or panel to walk through; by default the whole page. */
  within?: Locator;
  /** True if the content is in one column, so that the visual order must match too. */
  isColumn?: boolean;
}

/** Tabs through a page, or a layer on it, from the first stop to the last; returns all problems. */
export async function walk(page: Page, {within, isColumn}: WalkOptions = {}): Promise<string[]> {
  const found: string[] = [];
  const count = await (within ?? page.locator('html')).evaluate(markStops);
  if (count === 0) return ['no tab stops'];
  let before: Stop | null = null;
  for (let position = 0; position < count; position++) {
    if (within && position === 0) await within.locator('[data-stop="0"]').focus();
    else await page.keyboard.press('Tab');
    const stop = await inspectFocus(page, position);
    if (!stop) return [...found, `ends after ${position} of ${count} stops`];
    const weak = await outlineProblem(page, stop);
    if (weak) stop.problems.push(weak);
    if (isColumn && isOutOfOrder(stop, before)) stop.problems.push(`appears before ${before!.label}`);
    found.push(...stop.problems.map((problem) => `${stop.label}: ${problem}`));
    before = stop;
  }
  if (within) return found;
  await page.keyboard.press('Tab');
  const beyond = await inspectFocus(page, count);
  // Focus moves to the browser's own controls or back to the first stop.
  if (beyond && !beyond.isFirst) found.push(`${beyond.label}: keeps focus at the end`);
  return found;
}
