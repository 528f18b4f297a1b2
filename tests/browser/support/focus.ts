/** Walks through a page with the Tab key and checks every stop. That each has a name is for axe to say. */
import type {Locator, Page} from '@playwright/test';
import {contrast, pixelAt, screenshot, type Area} from './contrast';

interface Stop {
  /** Tag and name, for messages. */
  label: string;
  problems: string[];
  /** What decides how the outline looks: the control, its outline, the backgrounds up to an opaque one, and what cuts it. */
  look: string;
  /** The control with its outline, in the viewport. */
  area: Area;
  /** Length of the control's edges within the viewport, in pixels. */
  edge: number;
  /** Position in the scrolled content; null for floating controls and those in columns. */
  place: {top: number; bottom: number} | null;
}

/** Marks every expected stop below an element in document order; returns their number. */
function markStops(root: Element): number {
  const candidates = root.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]',
  );
  const isStop = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    // Of radio buttons, only the chosen one.
    !element.matches(':disabled, [type="radio"]:not(:checked)') &&
    !element.closest('[inert]') &&
    element.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}) &&
    // Only the first summary of a details element is focusable.
    (element.localName !== 'summary' || element.parentElement!.querySelector('summary') === element);
  const stops = [...candidates].filter(isStop);
  for (const old of document.querySelectorAll<HTMLElement>('[data-stop]')) delete old.dataset.stop;
  stops.forEach((stop, index) => {
    stop.dataset.stop = String(index);
  });
  return stops.length;
}

/** Checks the outline, visibility and order of the focused element; null if nothing has focus. */
function inspectFocus(position: number): Stop | null {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return null;
  const problems: string[] = [];
  if (element.dataset.stop !== String(position))
    problems.push(`is stop ${element.dataset.stop ?? 'unknown'} of the document, reached as ${position}`);

  // An ancestor may show the outline for the control.
  let ringed: Element = element;
  while (getComputedStyle(ringed).outlineStyle === 'none' && ringed.parentElement) ringed = ringed.parentElement;
  const style = getComputedStyle(ringed);
  const width = Number.parseFloat(style.outlineWidth);
  if (style.outlineStyle === 'none' || width < 2) problems.push(`outline ${style.outlineStyle} ${width}`);

  /** The part of a box in the window. */
  const inWindow = (box: DOMRect, around = 0) => {
    const [left, right] = [Math.max(0, box.left - around), Math.min(innerWidth, box.right + around)];
    const [top, bottom] = [Math.max(0, box.top - around), Math.min(innerHeight, box.bottom + around)];
    return {x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top)};
  };
  const line = inWindow(element.getClientRects()[0] ?? element.getBoundingClientRect());
  if (line.width < 1 || line.height < 1) {
    problems.push('outside the window');
  } else {
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
    const covers = points.flatMap(([x, y]) => {
      const front = document.elementFromPoint(line.x + line.width * x, line.y + line.height * y);
      const isOurs = !front || element.contains(front) || front.contains(element);
      return isOurs ? [] : [`${front.localName}.${front.getAttribute('class') ?? ''}`];
    });
    // A floating element may cover a corner of a scroll box, but not a control.
    const mayHide = element.matches('pre, section, [role="group"], [role="tabpanel"]') ? points.length / 2 : 0;
    if (covers.length > mayHide) problems.push(`covered by ${[...new Set(covers)].join(', ')}`);
  }

  document.querySelector('[data-ringed]')?.removeAttribute('data-ringed');
  ringed.setAttribute('data-ringed', '');
  const box = ringed.getBoundingClientRect();
  const reach = Number.parseFloat(style.outlineOffset) + width;
  const isCutBy = (clip: DOMRect) =>
    box.left - reach < clip.left ||
    box.right + reach > clip.right ||
    box.top - reach < clip.top ||
    box.bottom + reach > clip.bottom;
  let look = `${element.localName}.${element.getAttribute('class')} ${style.outlineColor} ${style.outlineOffset}`;
  let isBehind = false;
  // The footer has columns even on phones.
  let isOutside = element.closest('footer') !== null;
  let scrolled = 0;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const {backgroundColor, backgroundImage, overflow, position: kind} = getComputedStyle(at);
    if (!isBehind && backgroundColor + backgroundImage !== 'rgba(0, 0, 0, 0)none')
      look += ` | ${backgroundColor} ${backgroundImage}`;
    if (!isBehind && overflow !== 'visible' && at !== element && isCutBy(at.getBoundingClientRect()))
      look += ` cut by ${at.getAttribute('class')}`;
    if (at !== element && /^(?:rgb|oklch)\([^/]*\)$/.test(backgroundColor)) isBehind = true;
    if (at === element) continue;
    if (/fixed|sticky/.test(kind)) isOutside = true;
    scrolled += at.scrollTop;
  }
  /** Length of the edges visible in the window. */
  const edges = [...ringed.getClientRects()].map((rect) => {
    const shown = inWindow(rect);
    const across = [rect.top, rect.bottom].filter((at) => at >= 0 && at <= innerHeight).length * shown.width;
    const down = [rect.left, rect.right].filter((at) => at >= 0 && at <= innerWidth).length * shown.height;
    return across + down;
  });
  return {
    label: `${element.localName} "${(element.textContent || element.outerHTML).trim().slice(0, 40)}"`,
    problems,
    look,
    area: inWindow(box, reach + 2),
    // Where the box has several lines, the edges between them are not drawn.
    edge: edges.reduce((sum, edge) => sum + edge, 0) / (edges.length > 1 ? 2 : 1),
    place: isOutside ? null : {top: box.top + scrolled, bottom: box.bottom + scrolled},
  };
}

/** Looks checked already; the same look renders the same everywhere. */
const checkedLooks = new Set<string>();

/**
 * Checks that the outline is visible: at least as many pixels as a 2-pixel line around the control has must change
 * with a contrast of 3 or more.
 */
async function outlineProblems(page: Page, {look, area, edge}: Stop): Promise<string[]> {
  const key = `${page.viewportSize()!.width} ${look}`;
  if (checkedLooks.has(key)) return [];
  checkedLooks.add(key);
  const focused = await screenshot(page, area);
  const ringed = page.locator('[data-ringed]');
  await ringed.evaluate((element: HTMLElement) => element.style.setProperty('outline', 'none', 'important'));
  const plain = await screenshot(page, area);
  await ringed.evaluate((element: HTMLElement) => element.style.removeProperty('outline'));
  let count = 0;
  for (let at = 0; at < focused.length; at += 4)
    // Most pixels stay as they are, which is quickly seen.
    if (focused.readUInt32LE(at) !== plain.readUInt32LE(at) && contrast(pixelAt(focused, at), pixelAt(plain, at)) >= 3)
      count++;
  // Allows for round corners, antialiased edges, and letters behind a floating control.
  const enough = 2 * edge * 0.85;
  return count >= enough ? [] : [`outline changes ${count} pixels clearly, needs ${Math.ceil(enough)}, ${look}`];
}

interface WalkOptions {
  /** Part of the page to walk through: `main`, a dialog, menu or panel; by default the whole page. */
  within?: Locator;
  /** True if the content is in one column, so that the visual order must match too. */
  isColumn?: boolean;
}

/** Tabs through a page, or a part of it, from the first stop to the last; returns all problems. */
export async function walk(page: Page, {within, isColumn}: WalkOptions = {}): Promise<string[]> {
  const found: string[] = [];
  const count = await (within ?? page.locator('html')).evaluate(markStops);
  let before: Stop | null = null;
  // From the top, because what is behind the skip link counts.
  if (!within) await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  // A key press makes the browser show focus outlines.
  await page.keyboard.press('Shift');
  for (let position = 0; position < count; position++) {
    if (within && position === 0) await within.locator('[data-stop="0"]').focus();
    else await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspectFocus, position);
    if (!stop) return [...found, `ends after ${position} of ${count} stops`];
    stop.problems.push(...(await outlineProblems(page, stop)));
    if (isColumn && stop.place && before?.place && stop.place.bottom <= before.place.top + 1)
      stop.problems.push(`appears above ${before.label}`);
    found.push(...stop.problems.map((problem) => `${stop.label}: ${problem}`));
    before = stop;
  }
  if (within) return found;
  // Focus moves to the browser's own controls or back to the first stop.
  await page.keyboard.press('Tab');
  const beyond = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.stop ?? '0');
  if (beyond !== '0') found.push(`${before?.label}: keeps focus at the end`);
  return found;
}
