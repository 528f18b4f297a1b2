/** What becomes of texts on small screens, enlarged or with more space between them. */
import type {Locator, Page} from '@playwright/test';

/**
 * Texts that are cut off by the window or by a box around them, and texts that lie upon each other.
 *
 * Boxes that scroll may cut what they hold. Left out is what is no text for reading: product pictures, which have a
 * description, and what is hidden from view on purpose: the skip link waits beside the window until it has focus.
 *
 * @param within what lies above the page and is looked at alone; by default the page without such layers
 */
export const misplacedTexts = (page: Page, within: Locator = page.locator('body')): Promise<string[]> =>
  within.evaluate((root) => {
    interface Line {
      left: number;
      right: number;
      top: number;
      bottom: number;
      owner: Element;
      /** What the line moves with: a box that scrolls, one that floats, or the page. */
      group: Element;
    }
    const problems: string[] = [];
    const width = document.documentElement.clientWidth;
    const frame = root === document.body ? document.documentElement : root;
    if (frame.scrollWidth > frame.clientWidth) problems.push(`${frame.localName} is ${frame.scrollWidth} wide`);

    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const skipped =
      '[role="img"], [aria-hidden="true"], .visually-hidden, script, style, option, [popover], a[href^="#__docusaurus_skip"]';
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const owner = node.parentElement!;
      const text = node.textContent!.trim();
      const skip = owner.closest(skipped);
      if (!text || (skip && skip !== root) || !owner.checkVisibility({visibilityProperty: true})) continue;
      let scroller: Element | null = null;
      let group: Element | null = null;
      let isSkipped = false;
      const clips: Element[] = [];
      for (let at: Element | null = owner; at && at !== root; at = at.parentElement) {
        const {overflowX, overflowY, position, contentVisibility} = getComputedStyle(at);
        if (contentVisibility === 'hidden') isSkipped = true;
        if (/fixed|sticky/.test(position)) group ??= at;
        if (/auto|scroll/.test(overflowX + overflowY)) {
          scroller ??= at;
          group ??= at;
        } else if (/hidden|clip/.test(overflowX + overflowY) && !scroller) clips.push(at);
      }
      if (isSkipped) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 1) continue;
        const label = `"${text.slice(0, 40)}"`;
        if (!scroller && (box.right > width + 1 || box.left < -1)) problems.push(`beyond the edge: ${label}`);
        for (const clip of clips) {
          const limit = clip.getBoundingClientRect();
          // Words for screen readers alone.
          if (limit.width <= 1) continue;
          // The box of a line is higher than its letters.
          const room = box.height * 0.2;
          const isCut =
            box.right > limit.right + 1 ||
            box.left < limit.left - 1 ||
            box.bottom - room > limit.bottom ||
            box.top + room < limit.top;
          if (isCut) problems.push(`cut off by ${clip.localName}.${clip.className}: ${label}`);
        }
        const inset = box.height * 0.25;
        lines.push({
          left: box.left,
          right: box.right,
          top: box.top + inset,
          bottom: box.bottom - inset,
          owner,
          group: group ?? root,
        });
      }
    }
    lines.sort((one, other) => one.top - other.top);
    lines.forEach((line, index) => {
      for (const other of lines.slice(index + 1)) {
        if (other.top >= line.bottom) break;
        if (other.group !== line.group) continue;
        const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
        if (shared > 2 && Math.min(line.bottom, other.bottom) - other.top > 2) {
          problems.push(
            `upon each other: "${line.owner.textContent.slice(0, 30)}" "${other.owner.textContent.slice(0, 30)}"`,
          );
        }
      }
    });
    return [...new Set(problems)];
  });

/** Applies a style sheet as a visitor's own would, in a way that the site's policy allows. */
export const addSheet = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
