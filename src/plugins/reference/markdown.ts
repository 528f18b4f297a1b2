import {Marked, type Token, type Tokens} from 'marked';
import {decode} from '../../openapi/decode';
import type {Rendering} from '../../openapi/page';
import {escapeHtml} from '../../openapi/escapeHtml';
import {cleanHtml, htmlText, knownHtml} from './html';

export interface MarkdownOptions {
  /** Base URL of the site, for our own contract, whose links may refer to pages of the site. */
  baseUrl?: string;
  /** Address of `operation/ID` or `tag/NAME`. */
  targetHref?: (target: string) => string | undefined;
}

/** A link to an operation or tag as other generators have it. */
const TARGET = /^#(?:tag\/[^/]+\/)?((?:operation|tag)\/.+)$/;

/**
 * A renderer for descriptions. Contracts are untrusted input: only harmless HTML is kept, and only http(s) and mailto
 * links, plus links to operations and tags, and to pages of this site if `baseUrl` is set.
 */
export function markdownRenderer({baseUrl, targetHref}: MarkdownOptions = {}): Rendering {
  const addressOf = (href: string): string | null => {
    if (/^(?:https?:\/\/|mailto:)/i.test(href)) return href;
    const target = TARGET.exec(href)?.[1];
    const found = target && targetHref?.(decode(target) ?? target);
    if (found) return found;
    if (baseUrl === undefined) return null;
    if (href.startsWith('/')) return baseUrl + href.slice(1);
    return href.startsWith('#') ? href : null;
  };
  const namedHref = (name: string) => targetHref?.(`operation/${name}`);
  const marked = new Marked({
    async: false,
    renderer: {
      html: ({text}) => knownHtml(text),
      image: ({text}) => escapeHtml(text),
      checkbox: ({checked}) => (checked ? '☑ ' : '☐ '),
    },
  });
  // Many pages repeat the description of the same component.
  const cache = new Map<string, string>();
  const html: Rendering['html'] = (source, level) => {
    if (!source.trim()) return '';
    const key = `${level} ${source}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const rendered = cleanHtml(marked.parse(source.trim(), {async: false}), {addressOf, namedHref, level});
    cache.set(key, rendered);
    return rendered;
  };
  return {html, line: firstLine};
}

/** Reads Markdown for its text. */
const plain = new Marked();

/** The first paragraph or heading of a description as one line of plain text; empty if there is none. */
export function firstLine(source: string, types: readonly string[] = ['paragraph', 'heading', 'text']): string {
  for (const block of plain.lexer(source)) {
    const lines = block.type === 'html' ? textOf(block).split('\n') : types.includes(block.type) ? [textOf(block)] : [];
    const found = lines.map((line) => line.replace(/\s+/g, ' ').trim()).find(Boolean);
    if (found) return found;
  }
  return '';
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
  if (token.type === 'html') return htmlText(token.raw);
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
