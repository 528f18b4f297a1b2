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

/**
 * Rehype plugin for tables in guides. It adds what Markdown cannot express: a caption for screen readers, taken from the
 * heading above the table, and the scope of header cells.
 */
export const guideTables = () => (tree: TreeNode, file: Guide) => {
  let heading = file.data.frontMatter?.title ?? '';
  const visit = (node: TreeNode): void => {
    const {tagName = '', children = []} = node;
    if (/^h[1-6]$/.test(tagName)) heading = textOf(node).trim();
    if (tagName === 'th') node.properties = {...node.properties, scope: 'col'};
    children.forEach(visit);
    if (tagName === 'table' && heading) {
      const caption = {
        type: 'element',
        tagName: 'caption',
        properties: {className: ['visually-hidden']},
        children: [{type: 'text', value: heading}],
      };
      node.children = [caption, ...children];
    }
  };
  visit(tree);
};
