import type {ReactNode} from 'react';
import Heading from '../Heading';
import styles from './styles.module.css';

export interface StoryProps {
  title: string;
  paragraphs: readonly string[];
  /** In a box below the text, with its action. */
  closing?: {title: string; description: string; action: ReactNode};
  /** Next to both. */
  children?: ReactNode;
}

export default function Story({title, paragraphs, closing, children}: StoryProps): ReactNode {
  return (
    <section className="section">
      <div className={`wrap split row-gap-5 ${styles.story}`}>
        <div>
          <Heading title={title} />
          {paragraphs.map((paragraph) => (
            <p className="muted" key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        {children && <div>{children}</div>}
        {closing && (
          <div className="box tint-accent">
            <h2 className="headline-3">{closing.title}</h2>
            <p className="muted">{closing.description}</p>
            {closing.action}
          </div>
        )}
      </div>
    </section>
  );
}
