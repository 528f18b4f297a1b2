/** Converts a built page to Markdown. Pure. */
import * as cheerio from 'cheerio';
import type {Element} from 'domhandler';
import {markdownWithin} from './html';

/**
 * The text of a page. Guides are converted from HTML as well, not from their source, so that the text of components is
 * included and hidden parts are not.
 *
 * @param main the `main` element of the page
 * @param address absolute URL of the page
 */
export function pageMarkdown(main: Element, address: string): string {
  const part = cheerio.load(main)('main').first();
  const article = part.find('.theme-doc-markdown').first();
  return `${markdownWithin(article.length > 0 ? article : part, address)}\n`;
}
