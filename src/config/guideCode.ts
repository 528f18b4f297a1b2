import {codeClass} from '../lib/shortCode';

interface TreeNode {
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** Rehype plugin for inline code in guides: short code stays on one line. */
export const guideCode = () => (tree: TreeNode) => {
  const visit = ({tagName, children = []}: TreeNode): void => {
    for (const child of children) {
      const text = child.children?.[0]?.value ?? '';
      if (child.tagName === 'code' && tagName !== 'pre' && codeClass(text)) {
        child.properties = {...child.properties, className: [codeClass(text)]};
      }
      visit(child);
    }
  };
  visit(tree);
};
