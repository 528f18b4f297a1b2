import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

interface Guide {
  data: {frontMatter?: {title?: string}};
}

const caption = (text: string): Element => ({
  type: 'element',
  tagName: 'caption',
  // The heading says it already, except to someone who goes from table to table.
  properties: {className: ['visually-hidden'], dataNosnippet: ''},
  children: [{type: 'text', value: text}],
});

/**
 * Rehype plugin for tables in guides, Markdown pages and posts. It adds what Markdown cannot express: a caption for
 * screen readers, taken from the heading above the table, the scope of header cells, and a frame in which a wide table
 * scrolls, by keyboard too.
 */
export const markdownTables = () => (tree: Root, file: Guide) => {
  let heading = file.data.frontMatter?.title ?? '';
  visit(tree, 'element', (node, index, parent) => {
    if (/^h[1-6]$/.test(node.tagName)) heading = toString(node).trim();
    if (node.tagName !== 'table') return;
    visit(node, {tagName: 'th'}, (cell: Element) => {
      cell.properties.scope = 'col';
    });
    if (heading) node.children.unshift(caption(heading));
    parent!.children[index!] = {
      type: 'element',
      tagName: 'section',
      properties: {ariaLabel: heading || 'Table', tabIndex: 0, className: ['table']},
      children: [node],
    };
    return SKIP;
  });
};
