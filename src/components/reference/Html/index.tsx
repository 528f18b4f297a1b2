import type {ReactNode} from 'react';

/** HTML that was rendered from the contract at build; nothing is parsed in the browser. */
export default function Html({html, inline}: {html: string; inline?: boolean}): ReactNode {
  if (!html) return null;
  const Tag = inline ? 'span' : 'div';
  return <Tag dangerouslySetInnerHTML={{__html: html}} />;
}
