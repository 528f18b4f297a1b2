import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Icon from './Icon.tsx';
import styles from './MoreLink.module.css';

/** A link with an arrow, which is never on a line without the last word. */
export default function MoreLink({to, children}: {to: string; children: string}): ReactNode {
  const last = children.lastIndexOf(' ') + 1;
  return (
    <Link className={styles.more} to={to}>
      {children.slice(0, last)}
      <span className={styles.end}>
        {children.slice(last)} <Icon name="arrow-right" size={18} />
      </span>
    </Link>
  );
}
