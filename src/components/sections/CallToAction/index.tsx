import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Cta, Illustrated} from '@site/src/content/schema';
import {asksForDemo} from '@site/src/lib/callToAction';
import {hasPicture} from '@site/src/lib/pictured';
import Picture from '../../scenes/Picture';
import TrialActions from '../TrialActions';
import styles from './styles.module.css';

export interface CallToActionProps extends Cta {
  /** The picture at the top of the page, which is shown again if there is no other. */
  hero?: Illustrated;
  /** Below the band. */
  children?: ReactNode;
}

export default function CallToAction({title, description, hero, children, ...own}: CallToActionProps): ReactNode {
  const picture = [own, hero].find((entry) => entry && hasPicture(entry));
  return (
    <section className="section no-print">
      <div className="wrap stack">
        <div className={clsx('plate night', styles.band, picture && styles.pictured)}>
          <div className="on-night">
            <h2 className="headline-2">{title}</h2>
            <p className="lead">{description}</p>
          </div>
          <div className="actions on-night">
            <TrialActions isDemoFirst={asksForDemo(title, description)} />
          </div>
          {picture && (
            <div aria-hidden={picture === hero || undefined} className={`crop ${styles.picture}`}>
              <Picture {...picture} bare />
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
