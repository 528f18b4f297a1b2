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
      <div className={`wrap split row-gap-5 ${styles.summary}`}>
        <h2 className="headline-2">{title}</h2>
        <p className="lead m-0">{description}</p>
        {children && <div className="actions m-0">{children}</div>}
      </div>
    </section>
  );
}
