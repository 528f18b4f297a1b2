import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {operationPath} from '@site/src/lib/paths';
import type {NavOperation} from '@site/src/plugins/reference/pages';
import styles from './styles.module.css';

export interface PageLinksProps {
  previous?: NavOperation;
  next?: NavOperation;
}

/** The way to the operations before and after this one in the contract. */
export default function PageLinks({previous, next}: PageLinksProps): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Neighbouring operations" className={styles.links}>
      {previous && (
        <Link rel="prev" to={operationPath(previous.slug)}>
          <span>Previous</span>
          {previous.summary}
        </Link>
      )}
      {next && (
        <Link className={styles.next} rel="next" to={operationPath(next.slug)}>
          <span>Next</span>
          {next.summary}
        </Link>
      )}
    </nav>
  );
}
