import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {operationPath} from '@site/src/lib/paths';
import type {Gap} from '@site/src/openapi/page';
import Html from '../Html';
import styles from './styles.module.css';

/** Everything that the contract marks as not specified, with the operations that it concerns. */
export default function KnownGaps({gaps}: {gaps: readonly Gap[]}): ReactNode {
  return (
    <section aria-labelledby="known-gaps">
      <h2 id="known-gaps">Known gaps</h2>
      <p>
        These details are not specified, so do not rely on them. The contract marks each one with{' '}
        <code className="short-code">x-not-specified</code> and a reason.
      </p>
      <ul className={clsx('narrow', styles.gaps)}>
        {gaps.map(({descriptionHtml, operations, more}) => (
          <li key={descriptionHtml}>
            <Html html={descriptionHtml} />
            <p className="ref-note">
              {operations.length === 0 && 'All operations'}
              {operations.map(({slug, summary}, index) => (
                <Fragment key={slug}>
                  {index > 0 && ', '}
                  <Link to={operationPath(slug)}>{summary}</Link>
                </Fragment>
              ))}
              {more > 0 && ` and ${more} more`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
