// Replaced: guides and the reference lead to the page before and after in the same way.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

export default function Paginator(): ReactNode {
  const {previous, next} = useDoc().metadata;
  if (!previous && !next) return null;
  return (
    <nav aria-label="Previous and next" className={clsx('cluster items-stretch mt-8 no-print', styles.links)}>
      {previous && (
        <Link className="bold" rel="prev" to={previous.permalink}>
          <span className="ref-note block">Previous</span>
          {previous.title}
        </Link>
      )}
      {next && (
        <Link className="bold" rel="next" to={next.permalink}>
          <span className="ref-note block">Next</span>
          {next.title}
        </Link>
      )}
    </nav>
  );
}
