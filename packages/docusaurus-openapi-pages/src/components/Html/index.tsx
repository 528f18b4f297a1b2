import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {isPlainClick} from 'docusaurus-kit/lib/isPlainClick';

/** A single paragraph, which needs no wrapper element. */
const PARAGRAPH = /^<p>((?:(?!<\/?p\b).)*)<\/p>\s*$/s;

/** A path that is a file, not a page. */
const FILE = /\.\w+$/;

/** HTML rendered from the contract at build time, so that the browser parses no Markdown. */
export default function Html({html}: {html: string}): ReactNode {
  const history = useHistory();
  if (!html) return null;
  // Its links are not those of Docusaurus, which open pages without loading a document.
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.origin !== location.origin || FILE.test(link.pathname) || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(link.pathname + link.search + link.hash);
  };
  const paragraph = PARAGRAPH.exec(html)?.[1];
  if (paragraph !== undefined) return <p dangerouslySetInnerHTML={{__html: paragraph}} onClick={follow} />;
  return <div dangerouslySetInnerHTML={{__html: html}} onClick={follow} />;
}
