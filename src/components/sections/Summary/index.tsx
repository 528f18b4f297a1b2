import type {ReactNode} from 'react';

export interface SummaryProps {
  title: string;
  description: string;
  /** A call to action. */
  children?: ReactNode;
}

export default function Summary({title, description, children}: SummaryProps): ReactNode {
  return (
    <section className="section tint-accent">
      <div className="wrap split split-heading">
        <h2 className="headline-2">{title}</h2>
        <div>
          <p className="lead">{description}</p>
          {children && <div className="actions">{children}</div>}
        </div>
      </div>
    </section>
  );
}
