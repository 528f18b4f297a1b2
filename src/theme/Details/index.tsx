// Replaced: the browser's own element in our colours, which works without scripts.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Details';
import styles from './styles.module.css';

export default function Details({summary = 'Details', children, className, ...props}: Props): ReactNode {
  return (
    // Not from the kit: the theme passes the summary as an element.
    // eslint-disable-next-line no-restricted-syntax
    <details {...props} className={clsx(styles.details, className)}>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
