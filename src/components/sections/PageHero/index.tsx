import type {ReactNode} from 'react';
import clsx from 'clsx';
import Scene from '../../scenes';
import Eyebrow from '../../ui/Eyebrow';
import Rings from '../../ui/Rings';
import styles from './styles.module.css';

export interface PageHeroProps {
  eyebrow?: string;
  headline: string;
  lead?: string;
  /** Picture beside the words; without one the words stand alone. */
  imageSeed?: string;
  /** Buttons below the words. */
  children?: ReactNode;
  /** Breadcrumbs above the words. */
  breadcrumbs?: ReactNode;
}

/** The top of every page but the home page. */
export default function PageHero({
  eyebrow,
  headline,
  lead,
  imageSeed,
  children,
  breadcrumbs,
}: PageHeroProps): ReactNode {
  return (
    <section className={styles.hero}>
      <Rings className={styles.rings} />
      <div className={clsx('wrap', styles.grid, imageSeed && styles.split)}>
        <div className={styles.words}>
          {breadcrumbs}
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className={styles.headline}>{headline}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children && <div className="actions">{children}</div>}
        </div>
        {imageSeed && <Scene seed={imageSeed} />}
      </div>
    </section>
  );
}
