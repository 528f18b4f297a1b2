import type {ReactNode, Ref} from 'react';
import styles from './styles.module.css';

export interface ListFrameProps {
  /** Name of the navigation. */
  label: string;
  /** What opens the list on a narrow screen. */
  toggle: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A list of links beside the text; on a narrow screen it stands above it and opens on demand, without a script. */
export default function ListFrame({label, toggle, ref, children}: ListFrameProps): ReactNode {
  return (
    <nav aria-label={label} className={styles.frame} ref={ref}>
      {/* The list stands behind the disclosure and not within, so that a wide screen can show it whatever its state. */}
      <details className={styles.toggle}>
        <summary>{toggle}</summary>
      </details>
      <div className={styles.list}>{children}</div>
    </nav>
  );
}
