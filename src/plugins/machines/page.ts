/** What a built page says, read from its HTML. Pure. */
import * as cheerio from 'cheerio';
import {headOf, mainOf} from '../../lib/documentParts';
import {markdownWithin} from './html';

export interface PageText {
  /** As in the head, without the product name. */
  title: string;
  description: string;
  markdown: string;
}

/**
 * Title, description and words of a built page. Guides are read here too, and not from their source: what a component
 * in them shows is then there, and what the reader does not see is not.
 *
 * @param address absolute, of the page
 * @param suffix what every title ends with
 * @throws Error if the page has no main part
 */
export function pageText(html: string, address: string, suffix: string): PageText {
  const head = cheerio.load(headOf(html));
  const main = cheerio.load(mainOf(html))('main').first();
  if (main.length === 0) throw new Error(`${address} has no main part to read.`);
  const article = main.find('.theme-doc-markdown').first();
  const title = head('title').text();
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description: head('meta[name="description"]').attr('content') ?? '',
    markdown: `${markdownWithin(article.length > 0 ? article : main, address)}\n`,
  };
}
