import type {ReactNode} from 'react';
import Page from '@site/src/components/layout/Page';
import Scene from '@site/src/components/scenes';
import {SEEDS} from '@site/src/content/scenes';
import {factsOf} from '@site/src/lib/pageFacts';

const FACTS = factsOf({
  path: '/pictures',
  title: 'Pictures',
  description: 'Every picture that a record can name.',
  kind: 'background',
  indexed: false,
});

/** Every product picture with the seed that a record names it by. Only the development server has this page. */
export default function Gallery(): ReactNode {
  return (
    <Page facts={FACTS}>
      <section className="section">
        <div className="wrap">
          <h1>Pictures</h1>
          <ul className="plain-list tiles">
            {SEEDS.map((seed) => (
              <li key={seed}>
                <Scene seed={seed} />
                <code>{seed}</code>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Page>
  );
}
