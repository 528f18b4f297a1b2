import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {operationPath} from '@site/src/lib/paths';
import type {OverviewOperation} from '@site/src/openapi/page';
import styles from '../ResponseDetails/styles.module.css';

/** The error responses of an operation, at least one, in one row of the overview. Its own page describes them. */
export default function Failures({operation: {slug, summary, failures}}: {operation: OverviewOperation}): ReactNode {
  const [first] = failures;
  return (
    <p className={styles.failures}>
      <span className={styles.status} data-error>
        {failures.length} {failures.length === 1 ? 'error' : 'errors'}
      </span>
      <Link to={`${operationPath(slug)}#${first!.id}`}>
        {failures.map(({status}) => status).join(', ')}
        <span className="visually-hidden"> of {summary}</span>
      </Link>
    </p>
  );
}
