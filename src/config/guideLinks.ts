import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/** Rehype plugin for links in guides to other sites and mail, which Docusaurus would open in a new tab. */
export const guideLinks = () => (tree: Root) => {
  visit(tree, {tagName: 'a'}, ({properties}) => {
    if (/^\w+:/.test(String(properties.href))) properties.target = '_self';
  });
};
