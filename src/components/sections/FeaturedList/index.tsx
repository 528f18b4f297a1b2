import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Illustrated} from '@site/src/content/schema';
import Picture from '../../scenes/Picture';
import MoreLink from 'docusaurus-kit/MoreLink';
import Heading from '../Heading';

export interface FeaturedListProps {
  title: string;
  intro: string;
  items: readonly (Illustrated & {title: string; href: string; body: string})[];
}

/** The featured capabilities of the home page, with pictures on alternating sides. */
export default function FeaturedList({title, intro, items}: FeaturedListProps): ReactNode {
  return (
    <section className="section">
      <div className="wrap">
        <Heading eyebrow="Features" intro={intro} title={title} />
        <div className="stack stack-wide">
          {items.map(({title: name, href, body, ...picture}, index) => (
            <article className={clsx('split', index % 2 > 0 && 'flipped')} key={href}>
              <div className="muted">
                <h3>{name}</h3>
                <p>{body}</p>
                <MoreLink to={href}>{`More about ${name}`}</MoreLink>
              </div>
              <Picture {...picture} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
