/** What a document says before any script has run, read from the text that the server sent. */
import type {Page} from '@playwright/test';

export interface StaticDocument {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  /** Texts of all first-level headings. */
  headlines: string[];
  /** Text of `main`, as one line. */
  text: string;
}

/** The same facts of the document that is on the screen. */
export const currentDocument = (page: Page): Promise<StaticDocument> => page.evaluate(read, null);

/** Parses a document without running it. */
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
    headlines: [...doc.querySelectorAll('h1')].map((heading) => oneLine(heading.textContent)),
    text: oneLine(doc.querySelector('main')?.textContent),
  };
}
