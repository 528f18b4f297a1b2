import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {codeClass} from 'docusaurus-openapi-pages/lib/shortCode';

/** Rehype plugin for inline code in guides: short code stays on one line. */
export const guideCode = () => (tree: Root) => {
  visit(tree, 'element', ({tagName, children: [content], properties}, _index, parent) => {
    const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
    const short = content?.type === 'text' && codeClass(content.value);
    if (tagName === 'code' && !isBlock && short) properties.className = [short];
  });
};
