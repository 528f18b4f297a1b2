import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {operationPath} from '@site/src/lib/paths';
import type {SessionState} from '@site/src/lib/sandbox/session';
import {EMPTY_TEXT, FULL_TEXT} from '@site/src/lib/sandbox/words';
import styles from './styles.module.css';

/** What was created in the sandbox, newest first. */
export default function List({state: {created, isFull}}: {state: SessionState}): ReactNode {
  if (created.length === 0 && !isFull) {
    return (
      <p className={styles.empty} key="empty">
        {EMPTY_TEXT}
      </p>
    );
  }
  return (
    <>
      <ul className={styles.list} key="list">
        {[...created].reverse().map(({kind, id, name, origin}) => (
          <li key={`${kind} ${id}`}>
            <span className={styles.kind}>{kind}</span>
            <span className={styles.name}>
              {name !== id && (
                <span key={name} translate="no">
                  {name}
                </span>
              )}
              <code key={id} translate="no">
                {id}
              </code>
            </span>
            <Link to={operationPath(origin.slug)}>{origin.summary}</Link>
          </li>
        ))}
      </ul>
      {isFull && <p className={styles.empty}>{FULL_TEXT}</p>}
    </>
  );
}
