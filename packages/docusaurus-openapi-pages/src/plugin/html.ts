/** The HTML that descriptions of a contract may contain. Contracts are untrusted input. */
import type {Element, ElementContent, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {codeClass} from '../lib/shortCode.ts';
import {escapeHtml} from 'openapi-model/escapeHtml';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that pages may contain. */
const ALLOWED = words(
  'a b blockquote br caption code dd del details div dl dt em hr i ins kbd li mark ol p pre s small strong sub summary sup table tbody td tfoot th thead tr u ul',
);
const HEADINGS = words('h1 h2 h3 h4 h5 h6');
/** Elements of which only the content stays, or the alternative text. */
const TRANSPARENT = words('center font img span tt var');
/** Elements that go with their content. */
const HIDDEN = words('iframe math script style svg');
const VOID = words('br hr');
/** Elements that start and end a line. */
const BLOCKS = words(
  'blockquote br caption dd details div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre summary table tbody td tfoot th thead tr ul',
);

const anyOf = (...sets: ReadonlySet<string>[]) => sets.flatMap((names) => [...names]).join('|');
const HIDDEN_PARTS = new RegExp(`<!--[^]*?(?:-->|$)|<(${anyOf(HIDDEN)})[\\s/>][^]*?(?:</\\1\\s*>|$)`, 'gi');
const UNKNOWN_TAG = new RegExp(`<(?![!?]|/?(?:${anyOf(ALLOWED, HEADINGS, TRANSPARENT, HIDDEN)})(?:[\\s/>]|$))`, 'gi');

/**
 * The raw HTML between two parts of a Markdown text, to be read by {@link cleanHtml} with everything around it. Comments
 * and hidden elements go; tags that HTML doesn't know, such as the placeholder `<id>`, are text.
 */
export const knownHtml = (source: string): string => source.replace(HIDDEN_PARTS, '').replace(UNKNOWN_TAG, '&lt;');

export interface Cleaning {
  /** The address of a link; null if it must not be one. */
  addressOf: (href: string) => string | null;
  /** The address of what is called by a name as code, such as an operation. */
  namedHref?: (name: string) => string | undefined;
  /** Level of the highest headings; if omitted, headings become bold lines. */
  level?: number;
}

const textIn = (node: Nodes): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join('') : '';

/** The text of HTML, with a line for each block. */
export function htmlText(html: string): string {
  const text = (node: Nodes): string => {
    if (node.type === 'text') return node.value;
    const content = 'children' in node ? node.children.map(text).join('') : '';
    return node.type === 'element' && BLOCKS.has(node.tagName) ? `\n${content}\n` : content;
  };
  return text(fromHtml(html, {fragment: true}));
}

const holdsBlocks = ({children}: Element): boolean =>
  children.some(
    (node) => node.type === 'element' && ((BLOCKS.has(node.tagName) && node.tagName !== 'br') || holdsBlocks(node)),
  );

const headingsIn = (node: Nodes): number[] =>
  'children' in node
    ? [
        ...(node.type === 'element' && HEADINGS.has(node.tagName) ? [Number(node.tagName[1])] : []),
        ...node.children.flatMap(headingsIn),
      ]
    : [];

/** Maps heading depths to levels, called in document order: the highest depth gets `first`, and no level is skipped. */
export function levelsFrom(first: number, depths: readonly number[]): (depth: number) => number {
  const highest = Math.min(...depths);
  let last = first - 1;
  return (depth) => (last = Math.min(first + Math.max(0, depth - highest), last + 1, 6));
}

/** The attributes that an element keeps. */
function attributesOf({tagName, properties}: Element): string {
  const {align, colSpan, rowSpan, start} = properties;
  const kept = {
    ...((tagName === 'td' || tagName === 'th') && {align, colspan: colSpan, rowspan: rowSpan}),
    ...(tagName === 'ol' && {start}),
  };
  return Object.entries(kept)
    .filter(([, value]) => typeof value === 'number' || /^(?:left|center|right)$/.test(String(value)))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

/** HTML as a page may contain it: balanced, with known elements and safe links only. */
export function cleanHtml(html: string, {addressOf, namedHref, level}: Cleaning): string {
  const root = fromHtml(html, {fragment: true});
  const levelOf = level === undefined ? undefined : levelsFrom(level, headingsIn(root));
  const element = (node: Element, isLink: boolean): string => {
    const {tagName, properties} = node;
    const write = (name: string, content: string, attributes = '') => `<${name}${attributes}>${content}</${name}>`;
    const content = () => all(node.children, isLink || tagName === 'a');
    if (VOID.has(tagName)) return `<${tagName}>`;
    if (tagName === 'img') return escapeHtml(String(properties.alt ?? ''));
    if (tagName === 'pre')
      return write('pre', write('code', `${escapeHtml(textIn(node).trimEnd())}\n`), ' tabindex="0"');
    if (tagName === 'code') {
      const text = textIn(node);
      const name = codeClass(text);
      const code = write('code', escapeHtml(text), name && ` class="${name}"`);
      const href = isLink ? undefined : namedHref?.(text);
      return href ? write('a', code, ` href="${escapeHtml(href)}"`) : code;
    }
    if (tagName === 'a') {
      const address = addressOf(String(properties.href ?? ''));
      return address === null || holdsBlocks(node)
        ? content()
        : write('a', content(), ` href="${escapeHtml(address)}"`);
    }
    if (HEADINGS.has(tagName)) {
      const depth = levelOf?.(Number(tagName[1]));
      return depth ? write(`h${depth}`, content()) : write('p', write('strong', content()));
    }
    // One that was never closed contains the blocks after it.
    const isSpread = !BLOCKS.has(tagName) && holdsBlocks(node);
    if (!ALLOWED.has(tagName) || isSpread) return content();
    const written = content();
    // A block inside a paragraph ends it, and leaves an empty one.
    return tagName === 'p' && !written.trim() ? '' : write(tagName, written, attributesOf(node));
  };
  const all = (nodes: readonly (ElementContent | Nodes)[], isLink = false): string =>
    nodes
      .map((node) =>
        node.type === 'text' ? escapeHtml(node.value) : node.type === 'element' ? element(node, isLink) : '',
      )
      .join('');
  return all(root.children);
}
