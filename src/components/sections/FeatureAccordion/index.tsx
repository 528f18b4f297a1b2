import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import type {AccordionFeature, Archetype} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import Accordion from '../../ui/Accordion';
import Heading from '../Heading';
import styles from './styles.module.css';

export interface FeatureAccordionProps {
  /** "How it works" if omitted. */
  title?: string;
  items: readonly AccordionFeature[];
  /** Default picture for items without their own. */
  imageSeed: string;
  archetype?: Archetype;
}

/** Accordion of a feature's capabilities; one item is always open (section 4), and the picture shows it. */
export default function FeatureAccordion({title, items, imageSeed, archetype}: FeatureAccordionProps): ReactNode {
  const [open, setOpen] = useState<number | null>(0);
  return (
    <section className={clsx('section', styles.section, archetype && styles[archetype])}>
      <div className="wrap">
        <Heading {...(title ? {eyebrow: 'How it works', title} : {title: 'How it works'})} />
        <div className={styles.layout}>
          <Accordion
            closable={false}
            initial={0}
            items={items.map(({title: entry, description}) => ({title: entry, content: <p>{description}</p>}))}
            onOpen={setOpen}
          />
          <div className={styles.picture}>
            <Picture {...items[open ?? 0]} default={imageSeed} />
          </div>
        </div>
      </div>
    </section>
  );
}
