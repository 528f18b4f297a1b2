/** The text of a built page as Markdown. Pure. */
import * as cheerio from 'cheerio';
import type {Element} from 'domhandler';
import {markdownWithin} from './html';

/**
 * Guides are read here, too, and not from their source: the text of components is then part of them, and what the reader
 * does not see is not.
 *
 * @param main the main part of the page
 * @param address absolute, of the page
 */
export function pageMarkdown(main: Element, address: string): string {
  const part = cheerio.load(main)('main').first();
  const article = part.find('.theme-doc-markdown').first();
  return `${markdownWithin(article.length > 0 ? article : part, address)}\n`;
}
