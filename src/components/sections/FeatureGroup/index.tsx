import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Teaser} from '@site/src/lib/teasers';
import Picture from '../../scenes/Picture';
import MoreLink from 'docusaurus-kit/MoreLink';
import CardList, {type CardListProps} from '../CardList';

export interface FeatureGroupProps extends Teaser {
  items: Teaser[];
  layout: CardListProps['layout'];
  /** The page's ground if omitted. */
  ground?: 'tint' | 'night';
  /** Whether the picture is on the left. */
  isFlipped?: boolean;
}

export default function FeatureGroup(props: FeatureGroupProps): ReactNode {
  const {title, description, href, items, layout, ground, isFlipped} = props;
  const words = ground === 'night' ? 'on-night' : undefined;
  return (
    <section className={clsx('section', ground)}>
      <div className="wrap stack stack-wide">
        <div className={clsx('split', isFlipped && 'flipped')}>
          <div className={words}>
            <h2 className="headline-2">{title}</h2>
            <p className="lead">{description}</p>
            <p>
              <MoreLink to={href}>{`More about ${title}`}</MoreLink>
            </p>
          </div>
          <Picture {...props} />
        </div>
        <div className={words}>
          <CardList items={items} layout={layout} />
        </div>
      </div>
    </section>
  );
}
