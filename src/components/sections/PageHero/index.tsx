import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Archetype, Illustrated} from '@site/src/content/schema';
import {hasPicture} from '@site/src/lib/pictured';
import Picture from '../../scenes/Picture';
import Eyebrow from '../../ui/Eyebrow';
import styles from './styles.module.css';

export interface PageHeroProps {
  eyebrow?: string;
  headline: string;
  lead?: string;
  /** Picture next to the text. */
  picture?: Illustrated;
  /** Figures next to the text, if it has no picture. */
  figure?: ReactNode;
  /** Calls to action. */
  children?: ReactNode;
  /** In small, below the calls to action. */
  note?: ReactNode;
  /** Something to try on the picture, below it. */
  trial?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Composition of words and picture; side by side by default. */
  archetype?: Archetype;
  isHome?: boolean;
}

export default function PageHero(props: PageHeroProps): ReactNode {
  const {eyebrow, headline, lead, picture, figure, children, note, trial, breadcrumbs, isHome} = props;
  const shown = picture && hasPicture(picture) ? picture : undefined;
  const archetype = shown && props.archetype;
  const words = (
    <div className={clsx(styles.words, archetype === 'data' && 'on-night')}>
      <div>
        {breadcrumbs}
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1 className={isHome ? 'headline-1' : 'headline-2'}>{headline}</h1>
      </div>
      <div>
        {lead && <p className="lead">{lead}</p>}
        {children && <div className="actions">{children}</div>}
        {note && <p className={clsx('muted', styles.note)}>{note}</p>}
      </div>
    </div>
  );
  return (
    <section className={clsx('section', archetype && styles[archetype], isHome && styles.home)}>
      {shown ? (
        <div className={clsx('wrap split', archetype === 'people' && 'flipped', styles.split)}>
          {words}
          <div className={clsx('stack', styles.picture)}>
            <Picture
              {...shown}
              bare={isHome || archetype === 'data' || archetype === 'people'}
              topWidth={archetype === 'data' || archetype === 'authoring' ? 1152 : 640}
            />
            {trial}
          </div>
        </div>
      ) : (
        <div className={clsx('wrap', figure && styles.figure)}>
          {words}
          {figure}
        </div>
      )}
    </section>
  );
}
