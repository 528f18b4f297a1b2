import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Crumb} from '@site/src/lib/pageFacts';
import styles from './styles.module.css';

export interface BreadcrumbsProps {
  /** Top level first; the last entry is the page itself and has no link. */
  trail: readonly Crumb[];
}

export default function Breadcrumbs({trail}: BreadcrumbsProps): ReactNode {
  return (
    <nav aria-label="Breadcrumb" className="no-print">
      <ol className={`plain-list cluster mb-5 fine ${styles.trail}`}>
        {trail.map(({title, href}) =>
          href === undefined ? (
            <li aria-current="page" key={title}>
              {title}
            </li>
          ) : (
            <li key={href}>
              <Link className="py-1 muted" to={href}>
                {title}
              </Link>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
