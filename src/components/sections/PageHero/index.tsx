import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Archetype, SeeAlso} from '@site/src/content/schema';
import Scene from '../../scenes';
import Eyebrow from '../../ui/Eyebrow';
import Rings from '../../ui/Rings';
import {usePagePath} from '../../hooks/usePagePath';
import styles from './styles.module.css';

export interface PageHeroProps {
  eyebrow?: string;
  headline: string;
  lead?: string;
  /** Picture next to the text; without one, the rings of the page. */
  imageSeed?: string;
  children?: ReactNode;
  seeAlso?: SeeAlso;
  /** Something to try on the picture, below it. */
  trial?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Composition of words and picture; side by side by default. */
  archetype?: Archetype;
}

export default function PageHero({
  eyebrow,
  headline,
  lead,
  imageSeed,
  children,
  seeAlso,
  trial,
  breadcrumbs,
  archetype,
}: PageHeroProps): ReactNode {
  const path = usePagePath();
  return (
    <section className={clsx(styles.hero, archetype && styles[archetype])}>
      <div className={clsx('wrap', imageSeed ? styles.split : styles.plain)}>
        {!imageSeed && <Rings className={styles.rings} seed={path} />}
        <div className={styles.words}>
          <div>
            {breadcrumbs}
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <h1 className={styles.headline}>{headline}</h1>
          </div>
          <div>
            {lead && <p className="lead">{lead}</p>}
            {children && <div className="actions">{children}</div>}
            {seeAlso && (
              <p className={styles.seeAlso}>
                <Link to={seeAlso.to}>{seeAlso.label}</Link>
              </p>
            )}
          </div>
        </div>
        {imageSeed && (
          <div className={clsx(styles.picture, trial && styles.tried)}>
            <Scene bare={archetype === 'data' || archetype === 'people'} seed={imageSeed} />
            {trial}
          </div>
        )}
      </div>
    </section>
  );
}
