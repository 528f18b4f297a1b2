import {type ReactNode, useState} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {twinPath} from '@site/src/lib/paths';
import {copyText} from '../../ui/copyText';
import styles from './styles.module.css';

type Outcome = 'none' | 'copied' | 'failed';

/** @throws Error if the file can't be loaded */
async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.text();
}

/**
 * The Markdown twin of a page: a link, a copy button and an entry in the head.
 *
 * @param path of the page, with or without the base URL
 */
export default function CopyMarkdown({path}: {path: string}): ReactNode {
  const address = useBaseUrl(twinPath(path));
  const [outcome, setOutcome] = useState<Outcome>('none');
  const copy = async () => {
    setOutcome('none');
    setOutcome((await copyText(load(address))) ? 'copied' : 'failed');
  };
  return (
    <div className={styles.twin}>
      <Head>
        <link href={address} rel="alternate" type="text/markdown" />
      </Head>
      <button className={styles.button} onClick={() => void copy()} type="button">
        Copy as Markdown
      </button>
      <a href={address}>View as Markdown</a>
      <p className={styles.outcome} role="status">
        {outcome === 'copied' && <span>Copied.</span>}
        {outcome === 'failed' && (
          <span>
            Copying failed. <a href={address}>Open the Markdown</a> and copy it from there.
          </span>
        )}
      </p>
    </div>
  );
}
