import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface BreadcrumbsProps {
  /** Ancestor pages, top level first. */
  parents: readonly {title: string; href: string}[];
  current: string;
}

/** Breadcrumb navigation of a record page. */
export default function Breadcrumbs({parents, current}: BreadcrumbsProps): ReactNode {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumbs}>
      <ol>
        {parents.map(({title, href}) => (
          <li key={href}>
            <Link to={href}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
