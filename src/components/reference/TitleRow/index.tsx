import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {markdownPath} from '@site/src/lib/paths';
import Button from '../../ui/Button';
import {copyText} from '../../ui/copyText';
import styles from './styles.module.css';

export interface TitleRowProps {
  /** Path of the page, with or without the base URL. */
  path: string;
  id?: string;
  children: ReactNode;
}

/** The title of a page of the documentation, with buttons for its Markdown copy. */
export default function TitleRow({path, id, children}: TitleRowProps): ReactNode {
  return (
    <div className={clsx('cluster', styles.row)}>
      <h1 id={id}>{children}</h1>
      <CopyMarkdown path={path} />
    </div>
  );
}

/** @throws Error if the file can't be loaded */
async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.text();
}

function CopyMarkdown({path}: {path: string}): ReactNode {
  const address = useBaseUrl(markdownPath(path));
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    setOutcome(null);
    setOutcome((await copyText(load(address))) ? 'copied' : 'failed');
  };
  return (
    <div className={clsx('cluster no-print', styles.markdown)} data-nosnippet>
      <Button className="scripted" kind="secondary" onClick={() => void copy()} size="compact">
        Copy as Markdown
      </Button>
      <Button kind="secondary" size="compact" to={`pathname://${markdownPath(path)}`}>
        View as Markdown
      </Button>
      <p className="muted" role="status">
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
