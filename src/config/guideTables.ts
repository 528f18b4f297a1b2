/** The properties of an HTML syntax tree that are used here. */
interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

const textOf = ({value, children = []}: TreeNode): string => value ?? children.map(textOf).join('');

interface Guide {
  data: {frontMatter?: {title?: string}};
}

/** A frame in which a wide table scrolls, by keyboard too. */
const scrolling = (table: TreeNode, label: string): TreeNode => ({
  type: 'element',
  tagName: 'section',
  properties: {ariaLabel: label, tabIndex: 0, className: ['table']},
  children: [table],
});

const caption = (text: string): TreeNode => ({
  type: 'element',
  tagName: 'caption',
  // The heading says it already, except to someone who goes from table to table.
  properties: {className: ['visually-hidden'], dataNosnippet: ''},
  children: [{type: 'text', value: text}],
});

/**
 * Rehype plugin for tables in guides. It adds what Markdown cannot express: a caption for screen readers, taken from the
 * heading above the table, the scope of header cells, and a frame that scrolls.
 */
export const guideTables = () => (tree: TreeNode, file: Guide) => {
  let heading = file.data.frontMatter?.title ?? '';
  const visit = (node: TreeNode): TreeNode => {
    const {tagName = '', children = []} = node;
    if (/^h[1-6]$/.test(tagName)) heading = textOf(node).trim();
    if (tagName === 'th') node.properties = {...node.properties, scope: 'col'};
    if (node.children) node.children = children.map(visit);
    if (tagName !== 'table') return node;
    return scrolling(
      {...node, children: [...(heading ? [caption(heading)] : []), ...node.children!]},
      heading || 'Table',
    );
  };
  visit(tree);
};
