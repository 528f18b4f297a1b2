/** Writes the content of a page as Markdown. Pure. */
import type {ListItem, Nodes, PhrasingContent, Root, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown, type Options} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';

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

/** A copy of a page whose lists have no blank lines. */
export function tightened(tree: Root): Root {
  const copy = structuredClone(tree);
  visit(copy, (node: Nodes) => {
    if (node.type === 'list') node.spread = false;
    if (node.type === 'listItem') shorten(node);
  });
  return copy;
}
