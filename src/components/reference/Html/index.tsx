import type {ReactNode} from 'react';

/** A single paragraph, whose element is then the only one that is needed. */
const PARAGRAPH = /^<p>((?:(?!<\/?p\b).)*)<\/p>\s*$/s;

/** HTML that was rendered from the contract at build; nothing is parsed in the browser. */
export default function Html({html, inline}: {html: string; inline?: boolean}): ReactNode {
  if (!html) return null;
  const words = inline ? undefined : PARAGRAPH.exec(html)?.[1];
  if (words !== undefined) return <p dangerouslySetInnerHTML={{__html: words}} />;
  const Tag = inline ? 'span' : 'div';
  return <Tag dangerouslySetInnerHTML={{__html: html}} />;
}
