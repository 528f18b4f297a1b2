/** `llms.txt` and `llms-full.txt` in the format of llmstxt.org. Pure. */
import {blocks, escapeText, link} from './markdown';

export interface Entry {
  title: string;
  /** Absolute URL. */
  url: string;
  description: string;
}

export interface Section {
  title: string;
  entries: readonly Entry[];
}

export interface Product {
  name: string;
  summary: string;
}

const opening = ({name, summary}: Product): string => blocks([`# ${escapeText(name)}`, `> ${escapeText(summary)}`]);

/** Name, summary, and a list of links for each section. Empty sections are left out. */
export function llmsText(product: Product, sections: readonly Section[]): string {
  const line = ({title, url, description}: Entry) =>
    `- ${link(escapeText(title), url)}${description && `: ${escapeText(description)}`}`;
  return `${blocks([
    opening(product),
    ...sections
      .filter(({entries}) => entries.length > 0)
      .map(({title, entries}) => blocks([`## ${escapeText(title)}`, entries.map(line).join('\n')])),
  ])}\n`;
}

export interface FullText {
  /** Absolute URL of the page. */
  url: string;
  markdown: string;
}

/** All texts in sequence, each with the URL of its page. */
export const llmsFullText = (product: Product, texts: readonly FullText[]): string =>
  `${blocks([opening(product), ...texts.map(({url, markdown}) => blocks(['---', `Source: ${url}`, markdown.trim()]))])}\n`;
