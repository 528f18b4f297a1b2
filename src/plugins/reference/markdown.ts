import {Marked, type Token, type Tokens} from 'marked';
import {codeClass} from '../../lib/shortCode';
import type {Rendering} from '../../openapi/page';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export interface MarkdownOptions {
  /** Base URL of the site, for our own contract, whose links may refer to pages of the site. */
  baseUrl?: string;
  /** Address of the operation with an id, to which its name as code becomes a link. */
  operationHref?: (id: string) => string | undefined;
}

/**
 * A renderer for descriptions. Contracts are untrusted input: raw HTML becomes text, and only http(s) and mailto links
 * are kept, plus links to pages of this site if `baseUrl` is set.
 */
export function markdownRenderer({baseUrl, operationHref}: MarkdownOptions = {}): Rendering {
  const addressOf = (href: string): string | null => {
    if (/^(?:https?:\/\/|mailto:)/i.test(href)) return href;
    if (baseUrl === undefined) return null;
    if (href.startsWith('/')) return baseUrl + href.slice(1);
    return href.startsWith('#') ? href : null;
  };
  let levels: ((depth: number) => number) | null = null;
  let isInLink = false;
  const marked = new Marked({
    async: false,
    renderer: {
      html: ({text}) => escapeHtml(text),
      image: ({text}) => escapeHtml(text),
      checkbox: ({checked}) => (checked ? '☑ ' : '☐ '),
      codespan({text}) {
        const name = codeClass(text);
        const code = `<code${name ? ` class="${name}"` : ''}>${escapeHtml(text)}</code>`;
        const href = isInLink ? undefined : operationHref?.(text);
        return href ? `<a href="${escapeHtml(href)}">${code}</a>` : code;
      },
      code: ({text}) => `<pre tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`,
      heading({depth, tokens}) {
        const content = this.parser.parseInline(tokens);
        const level = levels?.(depth);
        return level ? `<h${level}>${content}</h${level}>\n` : `<p><strong>${content}</strong></p>\n`;
      },
      link({href, tokens}) {
        isInLink = true;
        const label = this.parser.parseInline(tokens);
        isInLink = false;
        const address = addressOf(href);
        return address === null ? label : `<a href="${escapeHtml(address)}">${label}</a>`;
      },
    },
  });
  // Many pages repeat the description of the same component.
  const cache = new Map<string, string>();
  const html: Rendering['html'] = (source, level) => {
    if (!source.trim()) return '';
    const key = `${level} ${source}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const tokens = marked.lexer(source.trim());
    levels = level === undefined ? null : levelsFrom(level, depthsIn(tokens));
    const rendered = marked.parser(tokens);
    cache.set(key, rendered);
    return rendered;
  };
  return {html, line: firstLine};
}

/** Reads Markdown for its text. */
const plain = new Marked();

const depthsIn = (tokens: readonly Token[]): number[] =>
  tokens.flatMap((token) => (token.type === 'heading' ? [(token as Tokens.Heading).depth] : []));

/** Maps heading depths to levels, called in document order: the highest depth gets `first`, and no level is skipped. */
export function levelsFrom(first: number, depths: readonly number[]): (depth: number) => number {
  const highest = Math.min(...depths);
  let last = first - 1;
  return (depth) => (last = Math.min(first + Math.max(0, depth - highest), last + 1, 6));
}

/** The first paragraph or heading of a description as one line of plain text; empty if there is none. */
export function firstLine(source: string, types: readonly string[] = ['paragraph', 'heading', 'text']): string {
  const block = plain.lexer(source).find(({type}) => types.includes(type));
  return block ? textOf(block).replace(/\s+/g, ' ').trim() : '';
}

/** A description as plain text on one line. */
export const plainText = (source: string): string =>
  plain.lexer(source).map(textOf).join(' ').replace(/\s+/g, ' ').trim();

/** Tokens whose children are blocks; the children of others are parts of one line. */
const CONTAINERS = new Set(['list_item', 'blockquote']);

function textOf(token: Token): string {
  if (token.type === 'list') return (token as Tokens.List).items.map(textOf).join(' ');
  if (token.type === 'table') {
    const {header, rows} = token as Tokens.Table;
    return [...header, ...rows.flat()].map(({tokens}) => tokens.map(textOf).join('')).join(' ');
  }
  if ('tokens' in token && token.tokens) return token.tokens.map(textOf).join(CONTAINERS.has(token.type) ? ' ' : '');
  if (token.type === 'br') return ' ';
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
