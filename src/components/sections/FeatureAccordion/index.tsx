import {type ReactNode, useState} from 'react';
import type {AccordionFeature} from '@site/src/content/schema';
import Scene from '../../scenes';
import Accordion from '../../ui/Accordion';
import Heading from '../Heading';
import styles from './styles.module.css';

export interface FeatureAccordionProps {
  title: string;
  items: readonly AccordionFeature[];
  /** Picture for entries without one of their own. */
  imageSeed: string;
}

/** What a feature does, one entry always open (section 4); the picture beside it follows. */
export default function FeatureAccordion({title, items, imageSeed}: FeatureAccordionProps): ReactNode {
  const [open, setOpen] = useState<number | null>(0);
  const seed = items[open ?? 0]?.imageSeed ?? imageSeed;
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <Heading eyebrow="How it works" title={title} />
        <div className={styles.layout}>
          <Accordion
            closable={false}
            initial={0}
            items={items.map(({title: entry, description}) => ({title: entry, content: <p>{description}</p>}))}
            onOpen={setOpen}
          />
          <div className={styles.picture}>
            <Scene seed={seed} />
          </div>
        </div>
      </div>
    </section>
  );
}
