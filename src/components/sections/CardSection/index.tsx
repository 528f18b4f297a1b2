import type {ReactNode} from 'react';
import CardList, {type CardListProps} from '../CardList';
import Heading from '../Heading';

/** A section of cards. */
export default function CardSection({title, items}: {title: string; items: CardListProps['items']}): ReactNode {
  return (
    <section className="section">
      <div className="wrap">
        <Heading title={title} />
        <CardList items={items} />
      </div>
    </section>
  );
}
