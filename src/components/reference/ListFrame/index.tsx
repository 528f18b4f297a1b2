import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

export interface ListFrameProps {
  /** Accessible name of the navigation. */
  label: string;
  /** Text of the control that opens the list on narrow screens. */
  toggle: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A list of links at the side; on narrow screens it is above the text and opens on demand, without scripts. */
export default function ListFrame({label, toggle, ref, children}: ListFrameProps): ReactNode {
  return (
    <nav aria-label={label} className={styles.frame} ref={ref}>
      {/* The list follows the disclosure instead of being inside it, so that wide screens can always show it. */}
      <details className={styles.toggle}>
        <summary>{toggle}</summary>
      </details>
      <div className={styles.list}>{children}</div>
    </nav>
  );
}
