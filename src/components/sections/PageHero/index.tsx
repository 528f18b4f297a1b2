import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {SeeAlso} from '@site/src/content/schema';
import Scene from '../../scenes';
import Eyebrow from '../../ui/Eyebrow';
import Rings from '../../ui/Rings';
import styles from './styles.module.css';

export interface PageHeroProps {
  eyebrow?: string;
  headline: string;
  lead?: string;
  /** Picture next to the text, if any. */
  imageSeed?: string;
  /** Buttons below the text. */
  children?: ReactNode;
  /** Link below the buttons. */
  seeAlso?: SeeAlso;
  /** Something to try on the picture, below it. */
  trial?: ReactNode;
  /** Breadcrumbs above the text. */
  breadcrumbs?: ReactNode;
}

/** Hero of every page except the home page. */
export default function PageHero({
  eyebrow,
  headline,
  lead,
  imageSeed,
  children,
  seeAlso,
  trial,
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
          {seeAlso && (
            <p className={styles.seeAlso}>
              <Link to={seeAlso.to}>{seeAlso.label}</Link>
            </p>
          )}
        </div>
        {trial ? (
          <div className={styles.tried}>
            {imageSeed && <Scene seed={imageSeed} />}
            {trial}
          </div>
        ) : (
          imageSeed && <Scene seed={imageSeed} />
        )}
      </div>
    </section>
  );
}
