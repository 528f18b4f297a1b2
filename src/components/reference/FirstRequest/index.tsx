import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {TRY_FRAGMENT} from '@site/src/lib/console/fragment';
import {operationPath} from '@site/src/lib/paths';
import type {OverviewData} from '@site/src/openapi/page';
import Icon from '../../ui/Icon';
import Code from '../Code';
import CodeFrame from '../CodeFrame';
import Samples from '../Samples';
import styles from '../styles.module.css';
import own from './styles.module.css';

type FirstRequestProps = NonNullable<OverviewData['first']>;

/** A request to start with, the beginning of its response, and a link that opens it in the sandbox. */
export default function FirstRequest({operation, response}: FirstRequestProps): ReactNode {
  return (
    <section aria-labelledby="first-request">
      <h2 id="first-request">Your first request</h2>
      <div className={own.examples}>
        <Samples request={operation.request} title={<h3>Request</h3>} what={operation.summary} />
        {response && (
          <CodeFrame title={<h3>Response</h3>}>
            <Code grammar="json" text={response} />
          </CodeFrame>
        )}
      </div>
      <Link className={styles.more} to={operationPath(operation.slug) + TRY_FRAGMENT}>
        Run it in the sandbox <Icon name="arrow-right" size={18} />
      </Link>
    </section>
  );
}
