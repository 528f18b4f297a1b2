/** Reads the content of a built page as a Markdown tree. Pure. */
import type {Element, ElementContent, Nodes} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {defaultHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import type {Heading, Paragraph, PhrasingContent, Root} from 'mdast';

declare module 'mdast' {
  interface HeadingData {
    /** Anchor of the heading. */
    id?: string;
  }
}

/** Controls, decoration and navigation. */
const LEFT_OUT = new Set(
  'button dialog fieldset form iframe input nav noscript output script select style svg template textarea wbr'.split(
    ' ',
  ),
);

/** Pictures, and live regions that are empty at build time. */
const LEFT_OUT_ROLES = new Set<unknown>(['alert', 'img', 'status', 'tablist']);

const isElement = (node: Nodes | undefined): node is Element => node?.type === 'element';
/** Blocks in a cell of a table, which has no room for any in Markdown. */
const BLOCKS = new Set('blockquote dd div dl dt li ol p pre ul'.split(' '));
const lineOf = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) =>
    isElement(node) && BLOCKS.has(node.tagName) && !isLeftOut(node)
      ? [...lineOf(node.children), {type: 'text', value: ' '}]
      : [node],
  );

const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);

/** Whether a node is no content. A component can say so with `data-nosnippet`, which search engines honour, too. */
function isLeftOut(node: ElementContent): boolean {
  if (!isElement(node)) return node.type === 'comment';
  const {tagName, properties} = node;
  const {ariaHidden, className, dataNosnippet, hidden, role} = properties;
  return (
    LEFT_OUT.has(tagName) ||
    LEFT_OUT_ROLES.has(role) ||
    ariaHidden === 'true' ||
    dataNosnippet !== undefined ||
    (hidden !== undefined && hidden !== 'until-found') ||
    (tagName === 'img' && !properties.alt) ||
    (Array.isArray(className) && className.includes('hash-link'))
  );
}

/** What no program takes for content. */
const CONTROLS = new Set('button nav noscript script select style svg textarea'.split(' '));

const hasText = (node: Nodes): boolean =>
  node.type === 'text' ? node.value.trim() !== '' : 'children' in node && node.children.some(hasText);

/** Whether two adjacent nodes appear apart on the screen although no white space is between them. */
const areApart = (node: ElementContent, next: ElementContent | undefined): boolean =>
  isElement(node) &&
  (isElement(next) || (node.tagName === 'span' && next?.type === 'text' && /^[\p{L}\p{N}]/u.test(next.value)));

/**
 * Removes what is no content, and puts spaces between elements that appear apart.
 *
 * @param leftOut takes what is removed
 */
function clean(element: Element, leftOut: Element[]): void {
  const {tagName, properties} = element;
  if (tagName === 'pre') {
    // The converter looks for the language of a block here.
    for (const child of element.children) if (isElement(child)) child.properties.className = properties.className;
    return;
  }
  if (tagName === 'td' || tagName === 'th') element.children = lineOf(element.children);
  // The heading of an accordion is a button.
  const children = isHeading(element)
    ? element.children.flatMap((child) => (isElement(child) && child.tagName === 'button' ? child.children : [child]))
    : element.children;
  const kept = children.filter((child) => !isLeftOut(child));
  leftOut.push(...children.filter(isElement).filter(isLeftOut));
  element.children =
    tagName === 'code'
      ? kept
      : kept.flatMap((child, index) =>
          areApart(child, kept[index + 1]) ? [child, {type: 'text', value: ' '}] : [child],
        );
  for (const child of element.children) if (isElement(child)) clean(child, leftOut);
}

const strong = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children}],
});

const heading: Handle = (state, node) => {
  const found = defaultHandlers.h1(state, node) as Heading;
  const {id} = node.properties;
  return typeof id === 'string' ? {...found, data: {id}} : found;
};

const handlers: Record<string, Handle> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  summary: (state, node) =>
    node.children.some((child) => isElement(child) && isHeading(child))
      ? state.toFlow(state.all(node))
      : strong(state.all(node) as PhrasingContent[]),
  /** A short note, whose label and text are one paragraph. */
  details: (state, node) => {
    const [label, text, ...rest] = state.toFlow(state.all(node));
    if (label?.type !== 'paragraph' || text?.type !== 'paragraph' || rest.length > 0) {
      return [label, text, ...rest].filter((part) => part !== undefined);
    }
    return {...label, children: [...label.children, {type: 'text', value: ': '}, ...text.children]};
  },
  table: (state, node) => {
    const caption = node.children.find((child) => isElement(child) && child.tagName === 'caption') as
      Element | undefined;
    const table = defaultHandlers.table(state, node);
    return caption ? [strong(state.all(caption) as PhrasingContent[]), table] : table;
  },
};

/**
 * The `main` element of a document. Header, footer and scripts make up half of a document.
 *
 * @throws Error naming the page if its document has no `main` element
 */
export function mainOf(html: string, page: string): string {
  const start = html.indexOf('<main');
  const end = html.lastIndexOf('</main>');
  if (start < 0 || end < start)
    throw new Error(`${page}: the document has no main element, whose text search and Markdown show`);
  return `${html.slice(start, end)}</main>`;
}

/** The content of a page. */
export interface PageContent {
  /** Without controls, decoration and navigation, and with absolute links. */
  tree: Root;
  /** Where the tags of elements whose text the tree leaves out can have one more attribute. */
  leftOut: number[];
}

/**
 * Reads the content of a page.
 *
 * @param html the `main` element
 * @param address absolute URL of the page
 */
export function readContent(html: string, address: string): PageContent {
  const root = fromHtml(html, {fragment: true});
  const removed: Element[] = [];
  for (const child of root.children) if (isElement(child)) clean(child, removed);
  const leftOut = removed
    .filter((element) => element.position && !CONTROLS.has(element.tagName) && hasText(element))
    .map(({position, tagName}) => position!.start.offset! + `<${tagName}`.length)
    .sort((one, other) => one - other);
  root.children.unshift({type: 'element', tagName: 'base', properties: {href: address}, children: []});
  return {tree: toMdast(root, {document: true, handlers}) as Root, leftOut};
}
