import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Input.module.css';

export interface ControlLook {
  /** `code` for text that people copy from code. */
  look?: 'plain' | 'code';
}

/** A field of one line. */
export function Input({
  look = 'plain',
  type = 'text',
  className,
  ...props
}: ComponentProps<'input'> & ControlLook): ReactNode {
  return <input className={clsx(styles.control, styles[look], className)} type={type} {...props} />;
}

export function TextArea({look = 'plain', className, ...props}: ComponentProps<'textarea'> & ControlLook): ReactNode {
  return <textarea className={clsx(styles.control, styles[look], className)} {...props} />;
}

export function Select({className, ...props}: ComponentProps<'select'>): ReactNode {
  return (
    <span className={clsx('chevron', styles.selection)}>
      <select className={clsx(styles.control, styles.select, className)} {...props} />
    </span>
  );
}
