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
  const guide = part.find('.theme-doc-markdown').first();
  if (guide.length === 0) return `${markdownWithin(part, address)}\n`;
  return `# ${markdownWithin(part.find('h1').first(), address)}\n\n${markdownWithin(guide, address)}\n`;
}
