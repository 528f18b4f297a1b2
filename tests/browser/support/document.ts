/** The main facts of a document, from its HTML before any script runs or from the page on screen. */
import type {Page} from '@playwright/test';

export interface StaticDocument {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  /** The address that previews of the page link to. */
  preview: string;
  data: unknown[];
  /** The line for agents. */
  note: string;
  headlines: string[];
  /** Every element of `main` with its class and address, and every text, apart from what scripts may add. */
  nodes: string[];
}

export const currentDocument = (page: Page): Promise<StaticDocument> => page.evaluate(read, null);

/** Facts of an HTML document, parsed without running its scripts. */
export const parseDocument = (page: Page, html: string): Promise<StaticDocument> => page.evaluate(read, html);

function read(html: string | null): StaticDocument {
  const doc = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const oneLine = (text: string | null | undefined) => (text ?? '').replace(/[\s\u200b]+/g, ' ').trim();
  const value = (selector: string, name: string) => doc.querySelector(selector)?.getAttribute(name) ?? '';
  const nodes: string[] = [];
  /** Buttons of code blocks that need scripts, and the nearby pages on a not-found page. */
  const added = '[class*="buttonGroup"], [aria-label="Nearby pages"], noscript';
  const walk = (node: Node) => {
    if (node instanceof Element) {
      if (node.matches(added)) return;
      nodes.push([node.localName, ...['class', 'href', 'src'].map((name) => node.getAttribute(name))].join(' '));
    } else if (node instanceof Text) nodes.push(node.data);
    node.childNodes.forEach(walk);
  };
  doc.querySelectorAll('main').forEach(walk);
  return {
    title: doc.title,
    description: value('meta[name="description"]', 'content'),
    canonical: value('link[rel="canonical"]', 'href'),
    robots: value('meta[name="robots"]', 'content'),
    preview: value('meta[property="og:url"]', 'content'),
    data: [...doc.querySelectorAll('script[type="application/ld+json"]')].map(({textContent}): unknown =>
      JSON.parse(textContent),
    ),
    note: oneLine(doc.querySelector('body > [data-nosnippet]:not([hidden])')?.textContent),
    headlines: [...doc.querySelectorAll('h1')].map((heading) => oneLine(heading.textContent)),
    nodes,
  };
}
