import {type ReactNode, useState} from 'react';
import clsx from 'clsx';
import type {AccordionFeature, Archetype} from '@site/src/content/schema';
import {pictured} from '@site/src/lib/pictured';
import Picture from '../../scenes/Picture';
import Accordion from '../../ui/Accordion';
import Heading from '../Heading';
import Entry from './Entry';
import styles from './styles.module.css';

export interface FeatureAccordionProps {
  title: string;
  items: readonly AccordionFeature[];
  archetype?: Archetype;
}

/** Accordion of a feature's capabilities; one item is always open (section 4), and the picture, if any, follows it. */
export default function FeatureAccordion({title, items, archetype}: FeatureAccordionProps): ReactNode {
  const [open, setOpen] = useState<number | null>(0);
  // Where key capabilities come first, their pictures alternate.
  const isFlipped = archetype === 'data' || archetype === 'people';
  const picture = pictured(items, open ?? 0);
  return (
    <section className="section tint">
      <div className={clsx('wrap', !picture && 'board')}>
        <div className={clsx(picture && 'split', picture && isFlipped && 'flipped', styles.layout)}>
          <div className={picture && styles.words}>
            <Heading title={title} />
            <Accordion
              closable={false}
              initial={0}
              items={items.map((entry) => ({title: entry.title, content: <Entry {...entry} />}))}
              onOpen={setOpen}
            />
          </div>
          {picture && (
            <div className={clsx('sticky', styles.picture)}>
              <Picture {...picture} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
