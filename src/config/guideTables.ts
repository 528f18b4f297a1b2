/** The parts of a syntax tree of HTML that tables need. */
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
 * Plugin for rehype: gives tables of guides what Markdown has no words for, a caption (the heading above them, for
 * screen readers) and the scope of their headings.
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
