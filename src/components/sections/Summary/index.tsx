import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface SummaryProps {
  title: string;
  description: string;
  children?: ReactNode;
}

export default function Summary({title, description, children}: SummaryProps): ReactNode {
  return (
    <section className={styles.summary}>
      <div className={`wrap ${styles.layout}`}>
        <h2 className="headline-2">{title}</h2>
        <div>
          <p>{description}</p>
          {children && <div className={styles.action}>{children}</div>}
        </div>
      </div>
    </section>
  );
}
