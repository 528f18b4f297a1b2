import type {ReactNode} from 'react';
import type {Illustrated} from '@site/src/content/schema';
import CardList, {type CardListProps} from '../CardList';
import Heading from '../Heading';

export interface CardSectionProps {
  title: string;
  items: CardListProps['items'];
  /** Next to the first two cards. */
  picture?: Illustrated;
}

/** A section of cards; without any, nothing. */
export default function CardSection({title, items, picture}: CardSectionProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <Heading title={title} />
        <CardList items={items} picture={picture} />
      </div>
    </section>
  );
}
