import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {operationPath} from '../../lib/settings.ts';
import type {SharedCaveat} from 'openapi-model/page';
import Html from '../Html/index.tsx';
import styles from './styles.module.css';

/** Everything that may change, with the operations that it concerns. */
export default function MayChange({caveats}: {caveats: readonly SharedCaveat[]}): ReactNode {
  return (
    <section aria-labelledby="may-change">
      <h2 id="may-change">What may change</h2>
      <p>These details may change without a new major version, so don’t build on them.</p>
      <ul className={clsx('narrow', styles.caveats)}>
        {caveats.map(({descriptionHtml, operations}) => (
          <li key={descriptionHtml}>
            <Html html={descriptionHtml} />
            {operations.length > 0 && (
              <p className="ref-note">
                {operations.map(({slug, summary}, index) => (
                  <Fragment key={slug}>
                    {index > 0 && ', '}
                    <Link to={operationPath(slug)}>{summary}</Link>
                  </Fragment>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
