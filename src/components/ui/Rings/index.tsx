import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The growth rings behind a hero; pure decoration. */
export default function Rings({className}: {className?: string}): ReactNode {
  return <div aria-hidden="true" className={clsx(styles.rings, className)} />;
}
