import type {ReactNode} from 'react';
import type {Illustrated} from '@site/src/content/schema';
import {hasPicture} from '@site/src/lib/pictured';
import Picture from '../../scenes/Picture';
import CardList, {type CardListProps} from '../CardList';
import Heading from '../Heading';

export interface CardSectionProps {
  title: string;
  items: CardListProps['items'];
  /** Next to the cards. */
  picture?: Illustrated;
}

/** A section of cards. */
export default function CardSection({title, items, picture}: CardSectionProps): ReactNode {
  const isIllustrated = picture && hasPicture(picture);
  return (
    <section className="section">
      <div className="wrap">
        <Heading title={title} />
        <div className={isIllustrated ? 'split' : undefined}>
          {isIllustrated && (
            <div className="sticky">
              <Picture {...picture} />
            </div>
          )}
          <CardList items={items} />
        </div>
      </div>
    </section>
  );
}
