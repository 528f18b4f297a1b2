/** Access to the HTML documents of a build. */
import fs from 'node:fs/promises';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type {Element} from 'domhandler';

/** File of a page, relative to the build folder. */
const documentFile = (page: string): string => (page === '/' ? 'index.html' : `${page.slice(1)}.html`);

/** The HTML of a page. */
export const readDocument = (outDir: string, page: string): Promise<string> =>
  fs.readFile(path.join(outDir, documentFile(page)), 'utf8');

/**
 * The `main` element of a document. Only this part is parsed: header, footer and scripts make up half of a document.
 *
 * @throws Error naming the page if its document has no `main` element
 */
export function mainOf(html: string, page: string): Element {
  const end = html.lastIndexOf('</main>');
  const main = cheerio
    .load(html.slice(html.indexOf('<main'), end) + '</main>')('main')
    .get(0);
  if (end < 0 || !main)
    throw new Error(`${page}: the document has no main element, whose text search and llms-full.txt show`);
  return main;
}
