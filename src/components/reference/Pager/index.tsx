import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

export default function Pager(): ReactNode {
  const {previous, next} = useDoc().metadata;
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next" className={styles.links}>
      {previous && (
        <Link rel="prev" to={previous.permalink}>
          <span>Previous</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className={styles.next} rel="next" to={next.permalink}>
          <span>Next</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
