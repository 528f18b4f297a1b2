import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface BreadcrumbsProps {
  /** Pages above this one, from the top. */
  parents: readonly {title: string; href: string}[];
  current: string;
}

/** Where a record page stands. */
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
