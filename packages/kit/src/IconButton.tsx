import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
}

export default function IconButton({label, className, ...props}: IconButtonProps): ReactNode {
  return <button aria-label={label} className={clsx(styles.button, className)} type="button" {...props} />;
}
