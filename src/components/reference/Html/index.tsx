import type {ReactNode} from 'react';

/** A single paragraph, which needs no wrapper element. */
const PARAGRAPH = /^<p>((?:(?!<\/?p\b).)*)<\/p>\s*$/s;

/** HTML rendered from the contract at build time, so that the browser parses no Markdown. */
export default function Html({html}: {html: string}): ReactNode {
  if (!html) return null;
  const paragraph = PARAGRAPH.exec(html)?.[1];
  if (paragraph !== undefined) return <p dangerouslySetInnerHTML={{__html: paragraph}} />;
  return <div dangerouslySetInnerHTML={{__html: html}} />;
}
