/** What a page looks like to somebody who walks through it with the Tab key. */
import type {Page} from '@playwright/test';

export interface Stop {
  /** Tag and name, to tell what is wrong with it. */
  label: string;
  problems: string[];
  /** Whether it is the first of the page. */
  isFirst: boolean;
}

/** Puts marks on all stops that a page should have, in the order of the document; gives how many there are. */
export const markStops = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const candidates = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]',
    );
    const isStop = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      !element.closest('[inert]') &&
      element.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}) &&
      // Of a summary only the first in its details counts.
      (element.localName !== 'summary' || element.parentElement!.querySelector('summary') === element) &&
      // Of radio buttons the checked one is the stop.
      !(element.matches('input[type="radio"]:not(:checked)') && document.querySelector('input[type="radio"]:checked'));
    const stops = [...candidates].filter(isStop);
    stops.forEach((stop, index) => {
      stop.dataset.stop = String(index);
    });
    return stops.length;
  });

/**
 * Looks at the element that has focus: a name, the outline, what lies upon it, its place in the order. Null at the end
 * of the page.
 *
 * @param expected position that the stop should have
 */
export const inspectFocus = (page: Page, expected: number): Promise<Stop | null> =>
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

    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})!;
    const rgba = (color: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [r, g, b, a / 255] as const;
    };
    const luminance = ([r, g, b]: readonly number[]) => {
      const [red, green, blue] = [r!, g!, b!].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    /** Colour of the nearest opaque ground, seen from an element outwards. */
    const groundOf = (from: Element | null): readonly number[] => {
      for (let at = from; at; at = at.parentElement) {
        const color = rgba(getComputedStyle(at).backgroundColor);
        if (color[3] > 0.8) return color;
      }
      return [255, 255, 255];
    };

    const style = getComputedStyle(element);
    const offset = Number.parseFloat(style.outlineOffset);
    const width = Number.parseFloat(style.outlineWidth);
    const box = element.getBoundingClientRect();
    if (style.outlineStyle === 'none' || width < 2) problems.push(`outline ${style.outlineStyle} ${width}`);
    const reach = offset + width + 2;
    const beside = [
      [box.left - reach, (box.top + box.bottom) / 2],
      [box.right + reach, (box.top + box.bottom) / 2],
      [(box.left + box.right) / 2, box.top - reach],
      [(box.left + box.right) / 2, box.bottom + reach],
    ].map(([x, y]) => document.elementFromPoint(x!, y!));
    const grounds = [groundOf(offset < 0 ? element : element.parentElement), ...beside.filter(Boolean).map(groundOf)];
    const ring = luminance(rgba(style.outlineColor));
    // At its own side and at most of the others.
    const weak = grounds.filter((ground) => {
      const other = luminance(ground);
      return (Math.max(ring, other) + 0.05) / (Math.min(ring, other) + 0.05) < 3;
    });
    if (weak.length > grounds.length / 2 || weak.includes(grounds[0]!)) {
      problems.push(
        `outline ${style.outlineColor} is weak on ${weak.map((ground) => ground.slice(0, 3).join(' ')).join(', ')}`,
      );
    }

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
      // Something may float above a corner of a box that scrolls, not above a control.
      const mayHide = element.matches('pre, section, [role="tabpanel"]') ? points.length / 2 : 0;
      if (hiddenCount > mayHide) problems.push(`covered by ${[...covers].join(', ')}`);
    }
    return {label, problems, isFirst: element.dataset.stop === '0'};
  }, expected);

/** Walks a page from its first stop to its last; gives what is wrong on the way. */
export async function walk(page: Page): Promise<string[]> {
  const found: string[] = [];
  const count = await markStops(page);
  for (let position = 0; position < count; position++) {
    await page.keyboard.press('Tab');
    const stop = await inspectFocus(page, position);
    if (!stop) return [...found, `ends after ${position} of ${count} stops`];
    found.push(...stop.problems.map((problem) => `${stop.label}: ${problem}`));
  }
  await page.keyboard.press('Tab');
  const beyond = await inspectFocus(page, count);
  // Browsers go on to their own controls or start again from the top.
  if (beyond && !beyond.isFirst) found.push(`${beyond.label}: does not let go at the end`);
  return found;
}
