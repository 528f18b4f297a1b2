import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from 'docusaurus-kit/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

export interface Download {
  /** Path of the file below the base URL. */
  path: string;
  title: string;
  description: string;
}

/** Machine-readable files: the contract and everything generated from it. */
export default function Downloads({files}: {files: readonly Download[]}): ReactNode {
  // Guides link here.
  useBrokenLinks().collectAnchor('downloads');
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads">Downloads</h2>
      <ul className={clsx('tiles plain-list', styles.downloads)}>
        {files.map(({path, title, description}) => (
          <li key={path}>
            <Link to={`pathname://${path}`}>{title}</Link>
            <p className="muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
