import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '../../ui/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Download} from '@site/src/content/schema';
import styles from './styles.module.css';

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
