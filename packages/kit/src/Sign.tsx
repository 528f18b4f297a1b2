import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Sign.module.css';

export interface SignProps extends ComponentProps<'div'> {
  kind: 'loading' | 'empty';
}

/** A message after a sign: rings that turn while something loads, or have a gap where nothing was found. */
export default function Sign({kind, className, ...props}: SignProps): ReactNode {
  return <div className={clsx('line-up', styles[kind], className)} {...props} />;
}
