import type {ReactNode} from 'react';

/** A single paragraph, which needs no wrapper element. */
const PARAGRAPH = /^<p>((?:(?!<\/?p\b).)*)<\/p>\s*$/s;

/** HTML rendered from the contract at build time, so that the browser parses no Markdown. */
export default function Html({html, inline}: {html: string; inline?: boolean}): ReactNode {
  if (!html) return null;
  const paragraph = inline ? undefined : PARAGRAPH.exec(html)?.[1];
  if (paragraph !== undefined) return <p dangerouslySetInnerHTML={{__html: paragraph}} />;
  const Tag = inline ? 'span' : 'div';
  return <Tag dangerouslySetInnerHTML={{__html: html}} />;
}
