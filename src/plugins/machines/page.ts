/** What a built page says, read from its HTML. Pure. */
import * as cheerio from 'cheerio';
import {markdownOf} from './html';

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
  const $ = cheerio.load(html);
  const article = $('.theme-doc-markdown').first();
  const words = article.length > 0 ? article : $('main').first();
  if (words.length === 0) throw new Error(`${address} has no main part to read.`);
  const title = $('title').text();
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    description: $('meta[name="description"]').attr('content') ?? '',
    markdown: `${markdownOf(words.html() ?? '', address)}\n`,
  };
}
