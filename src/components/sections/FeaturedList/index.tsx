import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {HomeContent} from '@site/src/content/home';
import type {Teaser} from '@site/src/lib/teasers';
import Picture from '../../scenes/Picture';
import MoreLink from '../../ui/MoreLink';
import Heading from '../Heading';

export interface FeaturedListProps {
  title: string;
  intro: string;
  items: readonly Teaser[];
  details: HomeContent['featured']['details'];
}

/** The three featured capabilities of the home page, with pictures on alternating sides. */
export default function FeaturedList({title, intro, items, details}: FeaturedListProps): ReactNode {
  return (
    <section className="section">
      <div className="wrap">
        <Heading eyebrow="Features" intro={intro} title={title} />
        <div className="stack stack-wide">
          {items.map((item, index) => {
            const {body, ...picture} = details[item.href.split('/').pop() as keyof typeof details];
            return (
              <article className={clsx('split', index % 2 > 0 && 'flipped')} key={item.href}>
                <div className="muted">
                  <h3>{item.title}</h3>
                  <p>{body}</p>
                  <MoreLink to={item.href}>{`More about ${item.title}`}</MoreLink>
                </div>
                <Picture {...picture} />
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}
