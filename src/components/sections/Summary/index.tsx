import type {ReactNode} from 'react';
import styles from './styles.module.css';

export interface SummaryProps {
  title: string;
  description: string;
  /** A call to action. */
  children?: ReactNode;
}

export default function Summary({title, description, children}: SummaryProps): ReactNode {
  return (
    <section className="section tint-accent">
      <div className={`wrap split ${styles.summary}`}>
        <h2 className="headline-2">{title}</h2>
        <p className="lead">{description}</p>
        {children && <div className="actions">{children}</div>}
      </div>
    </section>
  );
}
