/** Converts descriptions in a contract to Markdown that is safe to include in our files. */
import type {Nodes, PhrasingContent, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {gfmFromMarkdown, gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {gfm} from 'micromark-extension-gfm';
import {levelsFrom} from '../../reference/markdown';

/**
 * Absolute URL of a link in a description; null if it leads nowhere, so that only its label is kept.
 *
 * @param page absolute URL of the page that contains the description
 */
export type LinkOf = (href: string, page: string) => string | null;

/** Keeps links to the web and to mailboxes; relative links only with `addressOf`, which resolves them to our pages. */
export const linksOf =
  (addressOf?: (path: string) => string): LinkOf =>
  (href, page) => {
    if (/^(?:https?:\/\/|mailto:)/i.test(href)) return href;
    if (!addressOf) return null;
    if (href.startsWith('/')) return addressOf(href);
    return href.startsWith('#') ? page + href : null;
  };

/** One line without markup that could be unsafe or change its meaning elsewhere. Most descriptions are like this. */
const PLAIN = /^(?![-+*>|#=]|\d+[.)])[^\n<>[\]\\!&|~]*$/;

type LevelOf = ((depth: number) => number) | undefined;

const FORMAT = {bullet: '-', emphasis: '_', fences: true, listItemIndent: 'one', rule: '-'} as const;

/**
 * A description as Markdown that is safe to show anywhere: raw HTML becomes text and links are absolute. Descriptions are
 * untrusted input.
 *
 * @param level level of the highest headings; if omitted, headings become bold lines
 */
export function safeMarkdown(source: string, link: (href: string) => string | null, level?: number): string {
  const text = source.trim();
  if (PLAIN.test(text)) return text;
  const tree = fromMarkdown(text, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]});
  const depths = tree.children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
  const levelOf = level === undefined ? undefined : levelsFrom(level, depths);
  return toMarkdown(safe(tree, link, levelOf) as Root, {...FORMAT, extensions: [gfmToMarkdown()]}).trim();
}

function safe(node: Nodes, link: (href: string) => string | null, levelOf: LevelOf): Nodes {
  const children = 'children' in node ? node.children.flatMap((child) => safeChild(child, link, levelOf)) : undefined;
  if (node.type === 'html') return {type: 'text', value: node.value};
  if (node.type === 'image' || node.type === 'imageReference') return {type: 'text', value: node.alt ?? ''};
  if (node.type === 'heading') {
    return levelOf === undefined
      ? {type: 'paragraph', children: [{type: 'strong', children: children as PhrasingContent[]}]}
      : {...node, depth: levelOf(node.depth) as 6, children: children as PhrasingContent[]};
  }
  return (children ? {...node, children} : node) as Nodes;
}

function safeChild(node: Nodes, link: (href: string) => string | null, levelOf: LevelOf): Nodes[] {
  const result = safe(node, link, levelOf);
  if (result.type === 'definition') return [];
  // Reference links need their definitions, which are removed.
  if (result.type === 'linkReference') return result.children;
  if (result.type !== 'link') return [result];
  const url = link(result.url);
  return url === null ? result.children : [{...result, url}];
}
