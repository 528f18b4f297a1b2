/** The HTML that descriptions of a contract may contain. Contracts are untrusted input. */
import type {Element, ElementContent, Nodes, Properties} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {toHtml} from 'hast-util-to-html';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {isWide} from 'openapi-model/rendering';
import {codeClass} from '../lib/shortCode.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** Elements that start and end a line. */
const BLOCKS = [
  ...HEADINGS,
  ...'blockquote br caption dd details div dl dt hr li ol p pre summary table tbody td tfoot th thead tr ul'.split(' '),
];
const INLINE = 'a b code del em i ins kbd mark s small strong sub sup u'.split(' ');
/** Elements of which only the content stays, or the alternative text. */
const TRANSPARENT = 'center font img span tt var'.split(' ');
/** Elements that go with their content. */
const HIDDEN = 'iframe math script style svg'.split(' ');

const CELL: NonNullable<Schema['attributes']>[string] = [
  ['align', 'left', 'center', 'right'],
  ['colSpan', /^\d+$/],
  ['rowSpan', /^\d+$/],
];
const SCHEMA: Schema = {
  tagNames: [...BLOCKS, ...INLINE],
  strip: HIDDEN,
  attributes: {
    a: ['href'],
    code: [['className', 'short-code']],
    ol: [['start', /^-?\d+$/]],
    pre: ['tabIndex'],
    td: CELL,
    th: CELL,
  },
  protocols: {href: ['http', 'https', 'mailto']},
};

const HIDDEN_PARTS = new RegExp(`<!--[^]*?(?:-->|$)|<(${HIDDEN.join('|')})[\\s/>][^]*?(?:</\\1\\s*>|$)`, 'gi');
const KNOWN = [...BLOCKS, ...INLINE, ...TRANSPARENT, ...HIDDEN].join('|');
const UNKNOWN_TAG = new RegExp(`<(?![!?]|/?(?:${KNOWN})(?:[\\s/>]|$))`, 'gi');

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

/** The lines of HTML as plain text: one for each block, without those in elements that are left out. */
export function linesOf(html: string, leftOut: readonly string[] = []): string[] {
  const text = (node: Nodes): string => {
    if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
    const content = 'children' in node ? node.children.map(text).join('') : '';
    if (node.type !== 'element') return content;
    if (node.tagName === 'br') return ' ';
    if (leftOut.includes(node.tagName)) return '\n';
    return BLOCKS.includes(node.tagName) ? `\n${content}\n` : content;
  };
  const lines = text(fromHtml(html, {fragment: true})).split('\n');
  return lines.map((line) => line.replace(/ +/g, ' ').trim()).filter(Boolean);
}

const holdsBlocks = ({children}: Element): boolean =>
  children.some(
    (node) =>
      node.type === 'element' && ((BLOCKS.includes(node.tagName) && node.tagName !== 'br') || holdsBlocks(node)),
  );

/** Maps heading depths to levels, called in document order: the highest depth gets `first`, and no level is skipped. */
function levelsFrom(first: number, root: Nodes): (depth: number) => number {
  let highest = HEADINGS.length;
  visit(root, 'element', ({tagName}) => {
    if (HEADINGS.includes(tagName)) highest = Math.min(highest, Number(tagName[1]));
  });
  let last = first - 1;
  return (depth) => (last = Math.min(first + depth - highest, last + 1, 6));
}

const element = (tagName: string, properties: Properties, content: ElementContent[] | string): Element => ({
  type: 'element',
  tagName,
  properties,
  children: typeof content === 'string' ? [{type: 'text', value: content}] : content,
});

/** HTML as a page may contain it: balanced, with known elements and safe links only. */
export function cleanHtml(html: string, {addressOf, namedHref, level}: Cleaning): string {
  const root = fromHtml(html, {fragment: true});
  const levelOf = level === undefined ? undefined : levelsFrom(level, root);

  const written = (nodes: readonly ElementContent[], isLink = false): ElementContent[] =>
    nodes.flatMap((node) => (node.type === 'element' ? shown(node, isLink) : [node]));

  function shown(node: Element, isLink: boolean): ElementContent[] {
    const {tagName, properties} = node;
    if (tagName === 'img') return [{type: 'text', value: String(properties.alt ?? '')}];
    if (tagName === 'pre') {
      const text = toString(node).trimEnd();
      return [element('pre', isWide(text) ? {tabIndex: 0} : {}, [element('code', {}, `${text}\n`)])];
    }
    if (tagName === 'code') {
      const text = toString(node);
      const name = codeClass(text);
      const code = element('code', name ? {className: [name]} : {}, text);
      const href = isLink ? undefined : namedHref?.(text);
      return [href ? element('a', {href}, [code]) : code];
    }
    const content = written(node.children, isLink || tagName === 'a');
    if (HEADINGS.includes(tagName)) {
      const depth = levelOf?.(Number(tagName[1]));
      return [depth ? element(`h${depth}`, {}, content) : element('p', {}, [element('strong', {}, content)])];
    }
    // An inline element that was never closed contains the blocks after it.
    if (!BLOCKS.includes(tagName) && holdsBlocks(node)) return content;
    if (tagName === 'a') {
      const href = addressOf(String(properties.href ?? ''));
      return href === null ? content : [element('a', {href}, content)];
    }
    // A block inside a paragraph ends it, and leaves an empty one.
    const isEmpty = content.every((child) => child.type === 'text' && !child.value.trim());
    return tagName === 'p' && isEmpty ? [] : [{...node, children: content}];
  }

  const shownRoot = {type: 'root' as const, children: written(root.children as ElementContent[])};
  return toHtml(sanitize(shownRoot, SCHEMA), {characterReferences: {useNamedReferences: true}});
}
