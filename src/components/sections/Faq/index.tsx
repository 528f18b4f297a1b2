import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {FaqEntry} from '@site/src/content/schema';
import Accordion from '../../ui/Accordion';
import AskAbout, {type AskAboutProps} from '../AskAbout';
import Heading from '../Heading';
import styles from './styles.module.css';

export interface FaqProps extends AskAboutProps {
  title?: string;
  entries: readonly FaqEntry[];
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
          <AskAbout topics={topics} />
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
