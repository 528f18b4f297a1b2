import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {operationPath} from '@site/src/lib/paths';
import type {OverviewOperation} from '@site/src/openapi/page';
import {isErrorStatus} from '@site/src/openapi/status';
import styles from '../ResponseDetails/styles.module.css';

/** The error responses of an operation in one collapsible row of the overview, with links to its own page. */
export default function Failures({operation: {slug, summary, responses}}: {operation: OverviewOperation}): ReactNode {
  const failures = responses.filter(({status}) => isErrorStatus(status));
  if (failures.length === 0) return null;
  return (
    <details className={styles.response}>
      <summary>
        <span className={styles.status} data-error>
          {failures.length} {failures.length === 1 ? 'error' : 'errors'}
        </span>
        {failures.map(({status}) => status).join(', ')}
      </summary>
      <ul>
        {failures.map(({id, status, description}) => (
          <li key={id}>
            <Link to={`${operationPath(slug)}#${id}`}>
              {status}
              <span className="visually-hidden"> of {summary}</span>
            </Link>
            : {description}
          </li>
        ))}
      </ul>
    </details>
  );
}
