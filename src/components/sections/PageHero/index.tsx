import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import type {Tone} from '@site/src/content/scenes/types';
import type {Archetype, Illustrated} from '@site/src/content/schema';
import {hasPicture} from '@site/src/lib/pictured';
import Picture from '../../scenes/Picture';
import {vars} from '../../scenes/parts/vars';
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
  /** Tint of the plate that words and picture share; neutral by default. */
  ground?: Tone;
  isHome?: boolean;
}

/**
 * Before it, a wide screen (--over-narrow) is not painted: the second half of a picture would move the first, and the words
 * beside it.
 */
const END = 'hero-end';

export default function PageHero(props: PageHeroProps): ReactNode {
  const {eyebrow, headline, lead, picture, figure, children, note, trial, breadcrumbs, ground, isHome} = props;
  const shown = picture && hasPicture(picture) ? picture : undefined;
  const archetype = shown && props.archetype;
  const isPlate = archetype === 'people' || (archetype === 'authoring' && !isHome);
  const plate = isPlate && clsx('tint', ground && `tint-${ground}`, styles.plate);
  const words = (
    <div className={clsx(styles.words, archetype === 'data' && 'on-night')}>
      <div className={styles.title}>
        {breadcrumbs}
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h1 className="headline-1" style={vars({'--letters': headline.length})}>
          {headline}
        </h1>
      </div>
      <div>
        {lead && <p className="lead">{lead}</p>}
        {children && <div className="actions">{children}</div>}
        {note && <p className="muted m-0 mt-4 size-2">{note}</p>}
      </div>
    </div>
  );
  const isWhole = shown && !isHome;
  return (
    <section className={clsx('section', plate, archetype && styles[archetype], isHome && styles.home)}>
      {isWhole && (
        <Head>
          <link blocking="render" href={`#${END}`} media="(width > 53.75em)" rel="expect" />
        </Head>
      )}
      {shown ? (
        <div className={clsx('wrap split', plate, archetype === 'people' && 'flipped', styles.split)}>
          {words}
          <div className={clsx('stack', styles.picture)}>
            <Picture
              {...shown}
              bare={isHome || isPlate || archetype === 'data'}
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
      {isWhole && <span id={END} />}
    </section>
  );
}
