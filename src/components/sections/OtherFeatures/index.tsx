import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {RESULTS, type Matrix} from '@site/src/lib/teasers';
import {useBrand} from '../../hooks/useSettings';
import Result, {winnerOf} from '../../ui/Result';
import {vars} from '../../scenes/parts/vars';
import Heading from '../Heading';

export interface OtherFeaturesProps extends Pick<Matrix, 'products'> {
  title: string;
  intro: string;
}

/** What each product is, and the features of its comparison that the table of all comparisons leaves out. */
export default function OtherFeatures({title, intro, products}: OtherFeaturesProps): ReactNode {
  const {name: ours} = useBrand();
  return (
    <section className="section">
      <div className="wrap">
        <Heading intro={intro} title={title} />
        <ul className="plain-list tiles ruled row-gap-0" style={vars({'--tile': '12.5rem'})}>
          {products.map(({name, href, character, others}) => (
            <li key={href}>
              <h3 className="headline-3">
                <Link className="ink" to={href}>{`${ours} vs ${name}`}</Link>
              </h3>
              <p className="muted m-0 mt-1 size-2">{character}</p>
              {[...RESULTS]
                .reverse()
                .filter((result) => others[result].length > 0)
                .map((result) => (
                  <p className="m-0 mt-2 size-2" key={result}>
                    <Result of={result} /> {`${winnerOf(result, ours, name)}: ${others[result].join(', ')}`}
                  </p>
                ))}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
