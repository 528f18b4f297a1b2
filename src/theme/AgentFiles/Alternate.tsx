import {type ReactNode, useEffect} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownPath} from '@site/src/lib/paths';

/** Names the Markdown copy of a page in its head, and in the line for agents that the first page was served with. */
export default function Alternate({page}: {page: string}): ReactNode {
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const copy = baseUrl + markdownPath(page).slice(1);
  useEffect(() => {
    const line = document.getElementById('for-agents');
    if (!line) return undefined;
    line.hidden = false;
    const words = line.textContent!.split(' ');
    line.textContent = words.map((word) => (word.endsWith('.md,') ? `${url + copy},` : word)).join(' ');
    // The next page may have no copy.
    return () => {
      line.hidden = true;
    };
  }, [url, copy]);
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={copy} />
    </Head>
  );
}
