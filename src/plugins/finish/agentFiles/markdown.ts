/** Writes the content of a page as Markdown. Pure. */
import type {
  Blockquote,
  Heading,
  Link,
  List,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../builtPages';

/** Blocks with a blank line before and after them, also in lists. */
const APART = new Set(['blockquote', 'code', 'table', 'thematicBreak']);

const FORMAT: Options = {
  bullet: '-',
  emphasis: '_',
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
  // What follows a list without a blank line would belong to its last item.
  join: [(left, right) => (left.type === 'list' || APART.has(left.type) || APART.has(right.type) ? 1 : undefined)],
};

/** Nodes as Markdown, with a line break at the end. Text is escaped so that it is never read as markup. */
export const write = (children: RootContent[]): string => toMarkdown({type: 'root', children}, FORMAT);

export const heading = (depth: 1 | 2 | 3, title: string): Heading => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value: title}],
});
export const link = (label: string, url: string): Link => ({
  type: 'link',
  url,
  children: [{type: 'text', value: label}],
});
/** An address as it is. */
export const bare = (url: string): PhrasingContent => ({type: 'html', value: `<${url}>`});
export const paragraph = (...children: (PhrasingContent | string)[]): Paragraph => ({
  type: 'paragraph',
  children: children.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});
export const listOf = (lines: readonly Paragraph[]): List => ({
  type: 'list',
  spread: false,
  children: lines.map((line) => ({type: 'listItem', spread: false, children: [line]})),
});
export const quote = (...children: Paragraph[]): Blockquote => ({type: 'blockquote', children});

/** Makes the texts of an item one paragraph with a line each. Its headings become bold. */
function shorten(item: ListItem): void {
  item.spread = false;
  item.children = item.children.reduce<ListItem['children']>((kept, child) => {
    if (child.type !== 'heading' && child.type !== 'paragraph') return [...kept, child];
    const line: PhrasingContent[] =
      child.type === 'heading' ? [{type: 'strong', children: child.children}] : child.children;
    const last = kept.at(-1);
    if (last?.type !== 'paragraph') return [...kept, {type: 'paragraph', children: line}];
    last.children.push({type: 'text', value: '\n'}, ...line);
    return kept;
  }, []);
}

/**
 * A page as Markdown: its title, its description, then its content.
 *
 * @param address absolute URL of the page
 * @param llms absolute URL of the list of all pages
 */
export function pageMarkdown({tree, title, description}: BuiltPage, address: string, llms: string): string {
  const {children} = structuredClone(tree);
  visit({type: 'root', children} satisfies Root, (node: Nodes) => {
    if (node.type === 'list') node.spread = false;
    if (node.type === 'listItem') shorten(node);
  });
  const at = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const [headline] = at < 0 ? [] : children.splice(at, 1);
  return write([
    headline ?? heading(1, title),
    quote(paragraph(description), paragraph(link('This page', address), ' · ', link('All pages', llms))),
    ...children,
  ]);
}
