import {Marked, type Token, type Tokens} from 'marked';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * A description of the contract as HTML; empty for what is no text.
 *
 * @param level level of its highest headings, none skipped below it; without it headings are bold lines
 */
export type RenderMarkdown = (source: unknown, level?: number) => string;

export interface MarkdownOptions {
  /** Base URL of the site, for a contract whose links below `/` are pages of it; those of others lead nowhere here. */
  baseUrl?: string;
}

/**
 * A renderer for descriptions. The contract counts as input from outside, so nothing in it can run: raw HTML shows as
 * text, and a link leads to an http(s) address or a mail address, or to a page of this site where the contract is ours.
 */
export function markdownRenderer({baseUrl}: MarkdownOptions = {}): RenderMarkdown {
  const addressOf = (href: string): string | null => {
    if (/^(?:https?:\/\/|mailto:)/i.test(href)) return href;
    if (baseUrl === undefined) return null;
    if (href.startsWith('/')) return baseUrl + href.slice(1);
    return href.startsWith('#') ? href : null;
  };
  let levels: ((depth: number) => number) | null = null;
  const marked = new Marked({
    async: false,
    renderer: {
      html: ({text}) => escapeHtml(text),
      image: ({text}) => escapeHtml(text),
      checkbox: ({checked}) => (checked ? '☑ ' : '☐ '),
      code: ({text}) => `<pre tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`,
      heading({depth, tokens}) {
        const words = this.parser.parseInline(tokens);
        const level = levels?.(depth);
        return level ? `<h${level}>${words}</h${level}>\n` : `<p><strong>${words}</strong></p>\n`;
      },
      link({href, tokens}) {
        const label = this.parser.parseInline(tokens);
        const address = addressOf(href);
        return address === null ? label : `<a href="${escapeHtml(address)}">${label}</a>`;
      },
    },
  });
  // The same component is described on many pages.
  const cache = new Map<string, string>();
  return (source, level) => {
    if (typeof source !== 'string' || !source.trim()) return '';
    const key = `${level} ${source}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const tokens = marked.lexer(source.trim());
    levels = level === undefined ? null : levelsFrom(level, tokens);
    const html = marked.parser(tokens);
    cache.set(key, html);
    return html;
  };
}

/** Levels for the headings of a text in the order in which they come: the highest gets `first`, and none is skipped. */
function levelsFrom(first: number, tokens: readonly Token[]): (depth: number) => number {
  const depths = tokens.flatMap((token) => (token.type === 'heading' ? [(token as Tokens.Heading).depth] : []));
  const highest = Math.min(...depths);
  let last = first - 1;
  return (depth) => (last = Math.min(first + Math.max(0, depth - highest), last + 1, 6));
}

/** The words of the first paragraph, without Markdown and as one line. */
export function plainText(source: unknown): string {
  if (typeof source !== 'string') return '';
  const block = new Marked().lexer(source).find(({type}) => ['paragraph', 'heading', 'text'].includes(type));
  return block ? wordsOf(block).replace(/\s+/g, ' ').trim() : '';
}

function wordsOf(token: Token): string {
  if ('tokens' in token && token.tokens) return token.tokens.map(wordsOf).join('');
  if (token.type === 'br') return ' ';
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
