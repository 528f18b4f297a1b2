import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from 'docusaurus-kit/Button';
import {copyText} from 'docusaurus-kit/lib/copyText';
import {markdownPath} from '@site/src/lib/paths';
import styles from './styles.module.css';

/** @throws Error if the file can't be loaded */
async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.text();
}

/** Buttons for the Markdown copy of a page. */
export default function CopyMarkdown({path}: {path: string}): ReactNode {
  const address = useBaseUrl(markdownPath(path));
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    setOutcome(null);
    setOutcome((await copyText(load(address))) ? 'copied' : 'failed');
  };
  return (
    <div className={clsx('cluster gap-2 no-print', styles.markdown)} data-nosnippet>
      <Button className="scripted" kind="secondary" onClick={() => void copy()} size="compact">
        Copy as Markdown
      </Button>
      <Button kind="secondary" size="compact" to={`pathname://${markdownPath(path)}`}>
        View as Markdown
      </Button>
      <p className="muted m-0" role="status">
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
