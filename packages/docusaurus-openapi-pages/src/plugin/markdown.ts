import {Marked} from 'marked';
import {decode} from 'openapi-model/decode';
import {escapeHtml} from 'openapi-model/escapeHtml';
import {withFacts} from 'openapi-model/facts';
import type {Rendering} from 'openapi-model/rendering';
import {cleanHtml, knownHtml, linesOf} from './html.ts';

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
  const rendered = (source: string, level?: number): string => {
    const key = `${level} ${source}`;
    const html =
      cache.get(key) ?? cleanHtml(marked.parse(source.trim(), {async: false}), {addressOf, namedHref, level});
    cache.set(key, html);
    return html;
  };
  return {
    html: (source, facts = [], level) => withFacts(rendered(source, level), facts),
    line: firstLine,
  };
}

/** Elements whose text is no sentence. */
const NO_SENTENCE = 'blockquote dl h1 h2 h3 h4 h5 h6 ol pre table ul'.split(' ');

/** The first line of a description in HTML as plain text; empty if it has none. */
export const firstLine = (html: string): string => linesOf(html, NO_SENTENCE)[0] ?? '';

/** A description in HTML as plain text on one line. */
export const plainText = (html: string): string => linesOf(html).join(' ');
