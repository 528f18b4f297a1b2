import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {operationPath} from '../../lib/settings.ts';
import type {OperationRow} from 'openapi-model/page';
import Method from '../Method/index.tsx';
import styles from './styles.module.css';

/** The operations of a large contract: method, path, and summary as a link to the page. */
export default function OperationList({rows}: {rows: readonly OperationRow[]}): ReactNode {
  return (
    <ul className={clsx('plain-list ref-rows', styles.operations)}>
      {rows.map(({slug, method, path, summary, deprecated}) => (
        <li id={slug} key={slug}>
          <Method method={method} />
          <Link to={operationPath(slug)}>{summary}</Link>
          {deprecated && <span>deprecated</span>}
          <code className="ref-bare">{path}</code>
        </li>
      ))}
    </ul>
  );
}
