/** The main facts of a document, from its HTML before any script runs or from the page on screen. */
import type {Page} from '@playwright/test';

export interface StaticDocument {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  /** The address that previews of the page link to. */
  preview: string;
  /** The structured data. */
  data: unknown[];
  /** Text of every first-level heading. */
  headlines: string[];
  /** Text of `main`, as one line. */
  text: string;
}

/** Facts of the page on screen. */
export const currentDocument = (page: Page): Promise<StaticDocument> => page.evaluate(read, null);

/** Facts of an HTML document, parsed without running its scripts. */
export const parseDocument = (page: Page, html: string): Promise<StaticDocument> => page.evaluate(read, html);

function read(html: string | null): StaticDocument {
  const doc = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const oneLine = (text: string | null | undefined) => (text ?? '').replace(/[\s\u200b]+/g, ' ').trim();
  const value = (selector: string, name: string) => doc.querySelector(selector)?.getAttribute(name) ?? '';
  return {
    title: doc.title,
    description: value('meta[name="description"]', 'content'),
    canonical: value('link[rel="canonical"]', 'href'),
    robots: value('meta[name="robots"]', 'content'),
    preview: value('meta[property="og:url"]', 'content'),
    data: [...doc.querySelectorAll('script[type="application/ld+json"]')].map(({textContent}): unknown =>
      JSON.parse(textContent),
    ),
    headlines: [...doc.querySelectorAll('h1')].map((heading) => oneLine(heading.textContent)),
    text: oneLine(doc.querySelector('main')?.textContent),
  };
}
