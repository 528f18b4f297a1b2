import type {ReactNode} from 'react';
import clsx from 'clsx';
import icon from '../IconButton/styles.module.css';
import Icon from '../Icon';

export interface PopoverCloseProps {
  label: string;
  /** Id of the popover. */
  target: string;
}

/** Closes a native popover, without scripts as well. */
export default function PopoverClose({label, target}: PopoverCloseProps): ReactNode {
  return (
    <button
      aria-label={label}
      className={clsx(icon.button, icon.end)}
      popoverTarget={target}
      popoverTargetAction="hide"
      type="button"
    >
      <Icon name="x" size={22} />
    </button>
  );
}
