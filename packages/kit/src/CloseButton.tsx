import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from './Icon.tsx';
import IconButton, {type IconButtonProps} from './IconButton.tsx';
import styles from './IconButton.module.css';

/** Closes a dialog or popover, at the end of its row. */
export default function CloseButton({className, ...props}: IconButtonProps): ReactNode {
  return (
    <IconButton className={clsx(styles.end, className)} {...props}>
      <Icon name="x" size={22} />
    </IconButton>
  );
}
