import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Decorative growth rings in the background of a hero. */
export default function Rings({className}: {className?: string}): ReactNode {
  return <div aria-hidden="true" className={clsx(styles.rings, className)} />;
}
