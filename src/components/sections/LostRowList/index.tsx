import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {LostRows} from '@site/src/lib/teasers';
import MoreLink from 'docusaurus-kit/MoreLink';
import {useBrand} from '../../hooks/useSettings';
import Heading from '../Heading';

export interface LostRowListProps {
  title: string;
  intro: string;
  items: readonly LostRows[];
}

/** How the product compares: what each competitor does better, with links to the comparisons. */
export default function LostRowList({title, intro, items}: LostRowListProps): ReactNode {
  const {name: ours} = useBrand();
  return (
    <section className="section">
      <div className="wrap split split-heading">
        <Heading eyebrow="Compare" title={title} />
        <div>
          <p className="muted m-0 mb-4">{intro}</p>
          <ul className="plain-list tiles ruled row-gap-0">
            {items.map(({name, href, features}) => (
              <li key={href}>
                <Link className="bold" to={href}>{`${ours} vs ${name}`}</Link>
                <p className="muted m-0 size-2">{`Stronger in: ${features.join(', ')}`}</p>
              </li>
            ))}
          </ul>
          <MoreLink to="/compare">See all comparisons</MoreLink>
        </div>
      </div>
    </section>
  );
}
