import {Marked, type TokenizerAndRendererExtension} from 'marked';
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

/** A note as GitHub writes it, and as Docusaurus does. */
const NOTES = [
  /^> ?\[!(\w+)\]()[ \t]*\n((?:>[^\n]*(?:\n|$))*)/,
  /^:::[ \t]*(\w+)(?:[ \t[]+([^\s[\]][^\n\]]*)?\]?)?\n([^]*?)\n?:::[ \t]*(?:\n|$)/,
];

const note: TokenizerAndRendererExtension = {
  name: 'note',
  level: 'block',
  start: (source) => /^(?:> ?\[!|:::)/m.exec(source)?.index,
  tokenizer(source) {
    const [raw, kind, title, content] = NOTES.map((pattern) => pattern.exec(source)).find(Boolean) ?? [];
    if (!raw) return undefined;
    const label = title || kind!.charAt(0).toUpperCase() + kind!.slice(1).toLowerCase();
    return {type: 'note', raw, label, tokens: this.lexer.blockTokens(content!.replace(/^> ?/gm, ''))};
  },
  renderer({label, tokens}) {
    return `<blockquote><p><strong>${escapeHtml(label as string)}</strong></p>${this.parser.parse(tokens!)}</blockquote>`;
  },
};

/** References to footnotes in superscript. Without one of this name, `[^a]` is something else, such as a pattern. */
const raised = (source: string): string =>
  [...source.matchAll(/^\[\^([^\]\s]+)\]:/gm)].reduce(
    (text, [, label]) =>
      text.replaceAll(`[^${label}]`, (found, at: number) =>
        text[at + found.length] === ':' ? found : `<sup>${escapeHtml(label!)}</sup>`,
      ),
    source,
  );

const FOOTNOTE = /^\[\^([^\]\s]+)\]:([^\n]*(?:\n[ \t]+\S[^\n]*)*)(?:\n|$)/;

/** A footnote where it is written, which is after the text. */
const footnote: TokenizerAndRendererExtension = {
  name: 'footnote',
  level: 'block',
  start: (source) => /^\[\^/m.exec(source)?.index,
  tokenizer(source) {
    const [raw, label, content] = FOOTNOTE.exec(source) ?? [];
    return raw ? {type: 'footnote', raw, label, tokens: this.lexer.inlineTokens(content!.trim())} : undefined;
  },
  renderer({label, tokens}) {
    return `<p><sup>${escapeHtml(label as string)}</sup> ${this.parser.parseInline(tokens!)}</p>`;
  },
};

const marked = new Marked({
  async: false,
  extensions: [note, footnote],
  renderer: {
    html: ({text}) => knownHtml(text),
    image: ({text}) => escapeHtml(text),
    checkbox: ({checked}) => (checked ? '☑ ' : '☐ '),
  },
});

/** Makes each text once: many pages repeat the description of the same component. */
function cached(make: (source: string, level?: number) => string): typeof make {
  const known = new Map<string, string>();
  return (source, level) => {
    const key = `${level} ${source}`;
    const text = known.get(key) ?? make(source, level);
    known.set(key, text);
    return text;
  };
}

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
  const rendered = cached((source, level) =>
    cleanHtml(marked.parse(raised(source).trim(), {async: false}), {addressOf, namedHref, level}),
  );
  return {
    html: (source, facts = [], level) => withFacts(rendered(source, level), facts),
    line: cached(firstLine),
  };
}

/** Elements whose text is no sentence. */
const NO_SENTENCE = 'blockquote dl h1 h2 h3 h4 h5 h6 ol pre table ul'.split(' ');

/** The first line of a description in HTML as plain text; empty if it has none. */
export const firstLine = (html: string): string => linesOf(html, NO_SENTENCE)[0] ?? '';

/** A description in HTML as plain text on one line. */
export const plainText = (html: string): string => linesOf(html).join(' ');
