import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {FaqEntry} from '@site/src/content/schema';
import Accordion from '../../ui/Accordion';
import Heading from '../Heading';
import styles from './styles.module.css';

export interface FaqProps {
  title?: string;
  entries: readonly FaqEntry[];
  /** What they leave open, as the end of a sentence that says to ask us. */
  topics?: string;
  /** Below the heading. */
  children?: ReactNode;
}

/** FAQ accordion: all closed at first, at most one open (section 4). Many questions have two columns. */
export default function Faq({title = 'Common questions', entries, topics, children}: FaqProps): ReactNode {
  const isLong = entries.length > 8;
  return (
    <section className="section">
      <div className={clsx('wrap split split-heading', isLong && styles.many)}>
        <div>
          <Heading eyebrow="FAQ" title={title} />
          {topics && (
            <p>
              <Link to="/contact">Ask us</Link> about {topics}.
            </p>
          )}
          {children}
        </div>
        <Accordion
          isWide={isLong}
          items={entries.map(({question, answer}) => ({title: question, content: <p>{answer}</p>}))}
        />
      </div>
    </section>
  );
}
