import {type ReactNode, useEffect} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/lib/paths';
import {NOTE, noteFor} from './note';

/** Names the Markdown copy of a page in its head, and in the line for agents. */
export default function Alternate({page}: {page: string}): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  useEffect(() => {
    const note = document.getElementById(NOTE);
    if (!note) return undefined;
    note.textContent = noteFor(url + baseUrl, page);
    // The next page may have no copy.
    return () => note.replaceChildren();
  }, [url, baseUrl, page]);
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={baseUrl + markdownPath(page).slice(1)} />
    </Head>
  );
}
