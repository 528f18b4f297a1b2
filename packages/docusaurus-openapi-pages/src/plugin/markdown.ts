import {STATUS_CODES} from 'node:http';
import {Marked} from 'marked';
import {decode} from 'openapi-model/decode';
import type {Rendering} from 'openapi-model/page';
import {escapeHtml} from 'openapi-model/escapeHtml';
import {cleanHtml, htmlText, knownHtml} from './html.ts';

export interface MarkdownOptions {
  /** Base URL of the site, for our own contract, whose links may refer to pages of the site. */
  baseUrl?: string;
  /** Address of `operation/ID` or `tag/NAME`. */
  targetHref?: (target: string) => string | undefined;
}

const marked = new Marked({
  async: false,
  renderer: {
    html: ({text}) => knownHtml(text),
    image: ({text}) => escapeHtml(text),
    checkbox: ({checked}) => (checked ? '☑ ' : '☐ '),
  },
});

/** A link to an operation or tag as other generators have it. */
const TARGET = /^#(?:tag\/[^/]+\/)?((?:operation|tag)\/.+)$/;

/**
 * A renderer for descriptions. Contracts are untrusted input: only harmless HTML is kept, and only http(s) and mailto
 * links, plus links to operations and tags, and to pages of this site if `baseUrl` is set.
 */
export function markdownRenderer({baseUrl, targetHref}: MarkdownOptions = {}): Rendering {
  const addressOf = (href: string): string | null => {
    const url = href.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
    if (/^(?:https?:\/\/|mailto:)/.test(url)) return url;
    const target = TARGET.exec(href)?.[1];
    const found = target && targetHref?.(decode(target) ?? target);
    if (found) return found;
    if (baseUrl === undefined) return null;
    if (href.startsWith('/')) return baseUrl + href.slice(1);
    return href.startsWith('#') ? href : null;
  };
  const namedHref = (name: string) => targetHref?.(`operation/${name}`);
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
  return {html, line: firstLine, reason: (status) => STATUS_CODES[status] ?? ''};
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The first paragraph or heading of a description as one line of plain text; empty if there is none. */
export function firstLine(source: string, types: readonly string[] = ['paragraph', 'heading', 'text']): string {
  for (const block of marked.lexer(source)) {
    if (block.type !== 'html' && !types.includes(block.type)) continue;
    const text = htmlText(marked.parser([block]));
    const found = (block.type === 'html' ? text.split('\n') : [text]).map(oneLine).find(Boolean);
    if (found) return found;
  }
  return '';
}

/** A description as plain text on one line. */
export const plainText = (source: string): string => oneLine(htmlText(marked.parse(source, {async: false})));
