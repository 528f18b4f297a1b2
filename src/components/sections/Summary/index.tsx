import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Closing summary in large type. */
export default function Summary({title, description}: {title: string; description: string}): ReactNode {
  return (
    <section className={styles.summary}>
      <div className={`wrap ${styles.layout}`}>
        <h2 className="headline-2">{title}</h2>
        <p>{description}</p>
      </div>
    </section>
  );
}
