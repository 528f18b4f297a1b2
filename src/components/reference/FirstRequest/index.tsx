import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {TRY_FRAGMENT} from '@site/src/lib/console/fragment';
import {operationPath} from '@site/src/lib/paths';
import type {OverviewData} from '@site/src/openapi/page';
import Icon from '../../ui/Icon';
import type {OperationSectionProps} from '../OperationSection';
import Samples from '../Samples';
import styles from '../styles.module.css';

type FirstRequestProps = Pick<OperationSectionProps, 'schemes' | 'servers'> & NonNullable<OverviewData['first']>;

/** A request to start with, the beginning of its response, and a link that opens it in the sandbox. */
export default function FirstRequest({operation, response, schemes, servers}: FirstRequestProps): ReactNode {
  return (
    <section aria-labelledby="first-request">
      <h2 id="first-request">Your first request</h2>
      <div className={styles.examples}>
        <Samples operation={operation} security={schemes} servers={operation.servers ?? servers} />
        {response && (
          <>
            <h3>Response</h3>
            <pre tabIndex={0} translate="no">
              <code>{response}</code>
            </pre>
          </>
        )}
      </div>
      <Link className={styles.more} to={operationPath(operation.slug) + TRY_FRAGMENT}>
        Run it in the sandbox <Icon name="arrow-right" size={18} />
      </Link>
    </section>
  );
}
