import {type ComponentType, type ReactNode, useRef, useState} from 'react';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {twinPath} from '@site/src/lib/paths';
import {copyText} from '../../ui/copyText';
import styles from './styles.module.css';

const ignore = () => {};

type Outcome = 'none' | 'copied' | 'failed';

/** @throws Error if the file can't be loaded */
async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.text();
}

/**
 * The Markdown twin of a page: a copy button, a menu with the other ways to use it, and an entry in the head.
 *
 * @param path of the page, with or without the base URL
 */
export default function CopyMarkdown({path}: {path: string}): ReactNode {
  const address = useBaseUrl(twinPath(path));
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [Assistant, setAssistant] = useState<ComponentType<{address: string}> | null>(null);
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const copy = async () => {
    setOutcome('none');
    setOutcome((await copyText(load(address))) ? 'copied' : 'failed');
  };
  return (
    <div className={styles.twin} data-nosnippet>
      <Head>
        <link href={address} rel="alternate" type="text/markdown" />
      </Head>
      <div className={styles.pair}>
        <button className={styles.button} onClick={() => void copy()} type="button">
          Copy as Markdown
        </button>
        <details
          className={styles.menu}
          onBlur={({relatedTarget}) => {
            if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            close();
            menu.current?.querySelector('summary')?.focus();
          }}
          onToggle={() => {
            // Without the form, the menu still has its link.
            import('./Assistant').then(({default: form}) => setAssistant(() => form), ignore);
          }}
          ref={menu}
        >
          <summary>
            <span className="visually-hidden">This page as Markdown</span>
          </summary>
          <div className={styles.panel} data-layer>
            <a href={address}>View as Markdown</a>
            {Assistant && <Assistant address={address} />}
          </div>
        </details>
      </div>
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
