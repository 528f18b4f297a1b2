import type {ReactNode} from 'react';
import MoreLink from 'docusaurus-kit/MoreLink';
import Heading from '../Heading';
import Showcase, {type ShowcaseProps} from '../Showcase';
import styles from './styles.module.css';

export interface FeaturedListProps {
  title: string;
  intro: string;
  items: readonly (Omit<ShowcaseProps, 'children'> & {title: string; href: string; body: string})[];
}

/** The featured capabilities of the home page: the first at full width, the others next to one another. */
export default function FeaturedList({title, intro, items}: FeaturedListProps): ReactNode {
  return (
    <section className="section">
      <div className="wrap">
        <Heading eyebrow="Features" intro={intro} isWide title={title} />
        <ul className={`plain-list tiles gap-4 ${styles.list}`}>
          {items.map(({title: name, href, body, ...item}, index) => (
            <Showcase key={href} {...item} side={index === 0 ? 'start' : undefined}>
              <h3 className="mb-3 size-5">{name}</h3>
              <p>{body}</p>
              <MoreLink to={href}>{`More about ${name}`}</MoreLink>
            </Showcase>
          ))}
        </ul>
      </div>
    </section>
  );
}
