import {Fragment, type ReactNode, useContext} from 'react';
import Link from '@docusaurus/Link';
import type {OpenPoint} from '@site/src/openapi/page';
import {AnchorPrefix} from '../AnchorPrefix';
import Html from '../Html';
import styles from './styles.module.css';

/** What the contract does not specify about an operation: one line, which opens. */
export default function OpenPoints({points}: {points: readonly OpenPoint[]}): ReactNode {
  // The list is on the overview itself.
  const isOverview = useContext(AnchorPrefix) !== '';
  if (points.length === 0) return null;
  return (
    <details className={styles.points}>
      <summary>
        {points.length} open {points.length === 1 ? 'point' : 'points'}
      </summary>
      <ul>
        {points.map(({names, descriptionHtml}) => (
          <li key={descriptionHtml}>
            {names.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && ', '}
                <code translate="no">{name}</code>
              </Fragment>
            ))}
            <Html html={descriptionHtml} />
          </li>
        ))}
      </ul>
      <Link data-nosnippet to={isOverview ? '#known-gaps' : '/developer#known-gaps'}>
        All known gaps
      </Link>
    </details>
  );
}
