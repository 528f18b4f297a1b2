/** Clipped and overlapping text, on small screens, enlarged or with wider spacing. */
import type {Locator, Page} from '@playwright/test';

/**
 * Text clipped by the window or an ancestor, and text that overlaps other text.
 *
 * Scrolling boxes may clip their content. Product pictures are left out because they have a description, and so is
 * visually hidden text such as the skip link, which is off-screen until it has focus.
 *
 * @param within a dialog or menu above the page to check; by default the page itself
 */
export const misplacedTexts = (page: Page, within: Locator = page.locator('body')): Promise<string[]> =>
  within.evaluate((root) => {
    interface Line {
      left: number;
      right: number;
      top: number;
      bottom: number;
      owner: Element;
      /** The box that the line moves with: a scrolling box, a fixed or sticky box, or the page. */
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
          // Visually hidden text.
          if (limit.width <= 1) continue;
          // A line box is taller than its letters.
          const room = box.height * 0.2;
          const isCut =
            box.right > limit.right + 1 ||
            box.left < limit.left - 1 ||
            box.bottom - room > limit.bottom ||
            box.top + room < limit.top;
          if (isCut) problems.push(`clipped by ${clip.localName}.${clip.className}: ${label}`);
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
            `overlapping: "${line.owner.textContent.slice(0, 30)}" "${other.owner.textContent.slice(0, 30)}"`,
          );
        }
      }
    });
    return [...new Set(problems)];
  });

/** Applies CSS, replacing any applied before, in a way that the content security policy allows. */
export const addSheet = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
