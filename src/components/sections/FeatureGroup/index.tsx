import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Teaser} from '@site/src/lib/teasers';
import Scene from '../../scenes';
import MoreLink from '../../ui/MoreLink';
import TeaserGrid, {type TeaserGridProps} from '../TeaserGrid';
import styles from './styles.module.css';

export interface FeatureGroupProps extends Teaser {
  items: Teaser[];
  layout: TeaserGridProps['layout'];
  ground: 'paper' | 'tint' | 'night';
  /** Whether the picture is on the left. */
  isFlipped?: boolean;
}

export default function FeatureGroup(props: FeatureGroupProps): ReactNode {
  const {title, description, href, imageSeed, items, layout, ground, isFlipped = false} = props;
  return (
    <section className={clsx(styles.group, styles[ground], isFlipped && styles.flipped)}>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 className="headline-2">{title}</h2>
            <p className="lead">{description}</p>
            <MoreLink className={styles.more} to={href}>{`More about ${title}`}</MoreLink>
          </div>
          <Scene seed={imageSeed} />
        </div>
        <TeaserGrid items={items} layout={layout} />
      </div>
    </section>
  );
}
