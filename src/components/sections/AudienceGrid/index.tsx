import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Teaser} from '@site/src/lib/teasers';
import Picture from '../../scenes/Picture';
import IconItem from '../../ui/IconItem';
import Heading from '../Heading';
import styles from './styles.module.css';

export interface AudienceGridProps {
  eyebrow?: string;
  title: string;
  intro: string;
  items: readonly Teaser[];
}

/** Of the cards, by their place among four. */
const TINTS = ['tint-brand', undefined, undefined, 'tint-accent'];

/** 'One Platform, Every Audience': cards of different sizes that link to the solutions. */
export default function AudienceGrid({eyebrow, title, intro, items}: AudienceGridProps): ReactNode {
  return (
    <section className={clsx('section tint', styles.section)}>
      <div className="wrap">
        <Heading eyebrow={eyebrow} intro={intro} isWide title={title} />
        <ul className="plain-list cluster gap-4 items-stretch">
          {items.map((item, index) => (
            <IconItem key={item.href} {...item} className={clsx('box', TINTS[index % 4], styles.card)}>
              <div className={`crop ${styles.picture}`}>
                <Picture {...item} bare />
              </div>
            </IconItem>
          ))}
        </ul>
      </div>
    </section>
  );
}
