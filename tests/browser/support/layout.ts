/** Clipped, overlapping and broken text, on small screens, enlarged or with wider spacing, and links too small to press. */
import type {CDPSession, Locator, Page} from '@playwright/test';

/**
 * Text clipped by the window or an ancestor, unless that scrolls, and text that overlaps other text. Not in pictures, which
 * have a description, and not hidden text such as the skip link.
 *
 * @param within a dialog or menu above the page to check; by default the page itself
 */
export const misplacedTexts = (page: Page, within: Locator = page.locator('body')): Promise<string[]> =>
  within.evaluate((root) => {
    interface Line {
      box: DOMRect;
      text: string;
      /** The box that the line moves with: a scrolling box, a fixed or sticky box, or the page. */
      group: Element;
    }
    const problems = new Set<string>();
    const width = document.documentElement.clientWidth;
    const frame = root === document.body ? document.documentElement : root;
    if (frame.scrollWidth > frame.clientWidth) problems.add(`${frame.localName} is ${frame.scrollWidth} wide`);

    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const skipped =
      '[role="img"], [aria-hidden="true"], .visually-hidden, script, style, option, [popover], a[href^="#__docusaurus_skip"]';
    while (walker.nextNode()) {
      const owner = walker.currentNode.parentElement!;
      const text = walker.currentNode.textContent!.trim().slice(0, 40);
      const skip = owner.closest(skipped);
      if (!text || (skip && skip !== root) || !owner.checkVisibility({visibilityProperty: true})) continue;
      let isScrolled = false;
      let group: Element | null = null;
      const clips: Element[] = [];
      for (let at: Element | null = owner; at && at !== root; at = at.parentElement) {
        const {overflow, position} = getComputedStyle(at);
        if (/auto|scroll/.test(overflow)) isScrolled = true;
        else if (/hidden|clip/.test(overflow) && !isScrolled) clips.push(at);
        if (/auto|scroll|fixed|sticky/.test(overflow + position)) group ??= at;
      }
      // A box of one pixel, or in a closed row of a grid, hides its text from sight only.
      const limits = clips.map((clip) => ({clip, limit: clip.getBoundingClientRect()}));
      const isHidden = ({clip, limit}: (typeof limits)[number]) =>
        limit.width <= 1 || getComputedStyle(clip.parentElement!).gridTemplateRows === '0px';
      if (limits.some(isHidden)) continue;
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        lines.push({box, text, group: group ?? root});
        if (!isScrolled && (box.right > width + 1 || box.left < -1)) problems.add(`beyond the edge: "${text}"`);
        for (const {clip, limit} of limits) {
          // A line box is taller than its letters.
          const room = box.height * 0.2;
          const isCut =
            box.right > limit.right + 1 ||
            box.left < limit.left - 1 ||
            box.bottom - room > limit.bottom ||
            box.top + room < limit.top;
          if (isCut) problems.add(`clipped by ${clip.localName}.${clip.className}: "${text}"`);
        }
      }
    }
    lines.sort((one, other) => one.box.top - other.box.top);
    lines.forEach(({box, text, group}, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= box.bottom) break;
        if (other.group !== group) continue;
        const pair = [box, other.box];
        const across = Math.min(...pair.map(({right}) => right)) - Math.max(...pair.map(({left}) => left));
        const bottom = Math.min(...pair.map((line) => line.bottom - line.height * 0.25));
        const top = Math.max(...pair.map((line) => line.top + line.height * 0.25));
        if (across > 2 && bottom - top > 2) problems.add(`overlapping: "${text}" "${other.text}"`);
      }
    });
    return [...problems];
  });

/** Words of five letters or more that are broken in two, in pictures too. Code may break anywhere. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const problems: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const owner = node.parentElement!;
      if (owner.closest('code') || owner.offsetWidth === 1 || !owner.checkVisibility({visibilityProperty: true}))
        continue;
      for (const {0: word, index} of node.textContent!.matchAll(/\p{L}{5,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
        const picture = owner.closest('[role="img"]')?.ariaLabel;
        if (lines.size > 1) problems.push(`broken word: "${word}"${picture ? ` in the picture "${picture}"` : ''}`);
      }
    }
    return problems;
  });

/** The largest height without words, beside each large picture that has words beside it. */
export const emptyHeights = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const shownBox = (element: Element) => {
      let {left, right, top, bottom} = element.getBoundingClientRect();
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflow === 'visible') continue;
        const clip = at.getBoundingClientRect();
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
      }
      return {left, right, top, bottom};
    };
    const range = document.createRange();
    const linesOf = (element: Element): DOMRect[] => {
      range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({height}) => height < 100);
    };
    return [...document.querySelectorAll('main [data-picture]')].flatMap((picture) => {
      const {left, right, top, bottom} = shownBox(picture);
      if (!picture.checkVisibility() || right - left < 240) return [];
      for (let at = picture; at.localName !== 'main'; at = at.parentElement!) {
        const beside = [...at.parentElement!.children].filter((other) => {
          const box = other.getBoundingClientRect();
          const isLevel = box.bottom > top + 2 && box.top < bottom - 2;
          return other !== at && isLevel && box.width > 80 && (box.right <= left + 2 || box.left >= right - 2);
        });
        if (beside.length === 0) continue;
        if (beside.some((other) => other.querySelector('[data-picture]'))) return [];
        const lines = beside.flatMap(linesOf).sort((one, other) => one.top - other.top);
        let end = top;
        const gaps = lines.map((line) => {
          const gap = Math.min(line.top, bottom) - end;
          end = Math.max(end, line.bottom);
          return gap;
        });
        return [Math.round(Math.max(...gaps, bottom - end))];
      }
      return [];
    });
  });

/** Links in text that are lower than 24 pixels and have another link within half of that. */
export const crowdedLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('main a')].filter((link) => link.checkVisibility());
    const boxes = links.flatMap((link) => [...link.getClientRects()].map((box) => ({link, box})));
    const near = (one: DOMRect, other: DOMRect) =>
      Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom) < 12;
    return boxes
      .filter(({link, box}) => box.height < 24 && boxes.some((other) => other.link !== link && near(box, other.box)))
      .map(({link, box}) => `a link of ${box.height} pixels: "${link.textContent}"`);
  });

/** Controls less than half of which, or of the window, can be seen while they have focus, because something sticks. */
export const hiddenStops = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const stops = [...document.querySelectorAll<HTMLElement>(controls)];
    const problems: string[] = [];
    // In both directions, as with Tab and Shift+Tab.
    for (const element of [...stops, ...stops.toReversed()]) {
      element.focus();
      if (document.activeElement !== element) continue;
      const {left, top, bottom, width, height} = element.getClientRects()[0]!;
      const [first, last] = [Math.max(0, top), Math.min(innerHeight, bottom)];
      const shown = [0.1, 0.3, 0.5, 0.7, 0.9].filter((share) => {
        const front = document.elementFromPoint(left + width / 2, first + (last - first) * share);
        return front && (element.contains(front) || front.contains(element));
      });
      const isSeen = last - first >= Math.min(height, innerHeight) / 2 && shown.length >= 3;
      if (!isSeen) problems.push(`covered: ${element.localName} "${element.textContent.slice(0, 40)}"`);
    }
    (document.activeElement as HTMLElement).blur();
    return problems;
  });

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the font size as a visitor's browser setting would, to a multiple of its default. */
export async function enlargeText(page: Page, factor: number): Promise<void> {
  // The sizes that the first session sets would win over those of another.
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Page.setFontSizes', {fontSizes: {standard: 16 * factor, fixed: 13 * factor}});
  const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  if (size < 16 * factor) throw new Error(`the text is ${size} pixels large`);
}

/** Applies CSS, replacing any applied before, in a way that the content security policy allows. */
export const addSheet = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

export type Box = Record<'left' | 'right' | 'top' | 'bottom', number>;

/** The lines of the texts in each of these elements, with their boxes in the window, and how many lines the text has. */
export const linesIn = (page: Page, selector: string): Promise<(Box & {text: string; of: number})[][]> =>
  page.evaluate(
    (elements) =>
      [...document.querySelectorAll(elements)].map((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found = [];
        while (walker.nextNode()) {
          range.selectNodeContents(walker.currentNode);
          const lines = [...range.getClientRects()];
          for (const {left, right, top, bottom} of lines)
            found.push({text: range.toString(), of: lines.length, left, right, top, bottom});
        }
        return found;
      }),
    selector,
  );

const PLACE = 'position top right bottom left width height box-sizing border-style border-width translate rotate';

/** Boxes of placed generated content in the document, with those of the ancestors that clip it; measured on copies. */
export const generatedBoxes = (page: Page, selector: string, pseudo: '::before' | '::after') =>
  page.evaluate(
    ([elements, part, place]) => {
      const rect = (element: Element): Box => {
        const {left, right, top, bottom} = element.getBoundingClientRect();
        return {left, right, top, bottom};
      };
      return [...document.querySelectorAll(elements!)].flatMap((owner) => {
        const style = getComputedStyle(owner, part);
        if (style.content === 'none' || style.display === 'none' || style.position !== 'absolute') return [];
        const copy = owner.appendChild(document.createElement('span'));
        for (const property of place!.split(' ')) copy.style.setProperty(property, style.getPropertyValue(property));
        const box = rect(copy);
        copy.remove();
        const clips: Box[] = [];
        for (let at: Element | null = owner; at && at !== document.body; at = at.parentElement)
          if (getComputedStyle(at).overflow !== 'visible') clips.push(rect(at));
        return [{box, clips}];
      });
    },
    [selector, pseudo, PLACE],
  );
