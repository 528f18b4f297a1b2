// Replaced: the title has the buttons for the Markdown copy of its page. Guides have it too.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import CopyMarkdown from '@theme/AgentFiles/CopyMarkdown';
import styles from './styles.module.css';

export interface ApiTitleProps {
  /** Path of the page, with or without the base URL. */
  path: string;
  id?: string;
  children: ReactNode;
}

/** The title of a page of the documentation, with buttons for its Markdown copy. */
export default function ApiTitle({path, id, children}: ApiTitleProps): ReactNode {
  return (
    <div className={clsx('cluster items-start mb-4', styles.row)}>
      <h1 className="m-0" id={id}>
        {children}
      </h1>
      <CopyMarkdown path={path} />
    </div>
  );
}
