/** Writes the content of a page as Markdown. Pure. */
import type {Blockquote, Heading, Link, List, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {tightened, write} from 'docusaurus-openapi-pages/lib/markdown';
import type {BuiltPage} from '../builtPages';

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

/** Whether a node is a paragraph of this text alone, as the lead of a comparison is its description. */
const isParagraph = (node: RootContent, text: string): boolean =>
  node.type === 'paragraph' && node.children.every((part) => part.type === 'text' && part.value === text);

/** HTML in which programs see what its Markdown leaves out: they compare the two, as AFDocs does. */
export const withIgnored = (html: string, leftOut: readonly number[]): string =>
  [0, ...leftOut].map((at, index) => html.slice(at, leftOut[index])).join(' data-markdown-ignore');

/**
 * A page as Markdown: its title, its description, then its content.
 *
 * @param address absolute URL of the page
 * @param llms absolute URL of the list of all pages
 */
export function pageMarkdown({tree, title, description}: BuiltPage, address: string, llms: string): string {
  const {children} = tightened(tree);
  const at = children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  const [headline] = at < 0 ? [] : children.splice(at, 1);
  return write([
    headline ?? heading(1, title),
    quote(paragraph(description), paragraph(link('This page', address), ' · ', link('All pages', llms))),
    ...children.filter((node) => !isParagraph(node, description)),
  ]);
}
