/** Whether hydration keeps the served HTML. */
import type {Page} from '@playwright/test';

/**
 * Parts of `main` that may change: buttons of code blocks that need scripts, and the nearby pages on a not-found page.
 */
const MAY_CHANGE = '[class*="buttonGroup"], [aria-label="Nearby pages"]';

/**
 * Records every node of `main` before hydration, for `changedNodes`. Reporting no support for paint timing makes the page
 * start its scripts after the document is parsed, so that the nodes are recorded first.
 */
export const recordNodes = (page: Page): Promise<unknown> =>
  page.addInitScript((mayChange) => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', {value: []});
    const describe = (node: Node) =>
      node instanceof Element
        ? `<${[node.localName, ...['class', 'href', 'src'].map((name) => node.getAttribute(name))].join(' ')}>`
        : (node as Text).data;
    const nodes = () => {
      const walker = document.createTreeWalker(
        document.querySelector('main')!,
        NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
        (node) =>
          node instanceof Element && node.matches(mayChange) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
      );
      const found: Node[] = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found;
    };
    const before = new Map<Node, string>();
    addEventListener('DOMContentLoaded', () => nodes().forEach((node) => before.set(node, describe(node))));
    const changes = () => {
      const after = nodes();
      const left = new Set(after);
      return [
        ...(before.size === 0 ? ['no nodes at first'] : []),
        ...[...before].filter(([node]) => !left.has(node)).map(([, text]) => `gone: ${text}`),
        ...after.filter((node) => !before.has(node)).map((node) => `new: ${describe(node)}`),
        ...[...before]
          .filter(([node, text]) => left.has(node) && describe(node) !== text)
          .map(([node, text]) => `${text} became ${describe(node)}`),
      ];
    };
    Object.assign(window, {changes});
  }, MAY_CHANGE);

/** The first nodes of `main` that hydration has removed, added or changed. */
export const changedNodes = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as {changes: () => string[]}).changes().slice(0, 5));
