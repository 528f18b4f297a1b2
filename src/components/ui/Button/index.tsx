import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `text` looks like a link. */
  kind?: 'primary' | 'secondary' | 'danger' | 'text';
  size?: 'medium' | 'small' | 'compact';
}

/** A button with a label. For a link that looks like one, see `ButtonLink`. */
export default function Button({kind = 'primary', size = 'medium', className, ...props}: ButtonProps): ReactNode {
  return <button className={clsx(styles.button, styles[kind], styles[size], className)} type="button" {...props} />;
}
