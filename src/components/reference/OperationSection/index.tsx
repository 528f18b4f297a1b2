import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Operation, SecurityScheme, Server} from '@site/src/openapi/page';
import {operationPath} from '@site/src/lib/paths';
import Icon from '../../ui/Icon';
import {AnchorPrefix} from '../AnchorPrefix';
import GapMark from '../GapMark';
import Responses from '../Responses';
import Html from '../Html';
import Method from '../Method';
import OperationDetails from '../OperationDetails';
import Samples from '../Samples';
import styles from '../styles.module.css';

export interface OperationSectionProps {
  operation: Operation;
  schemes: readonly SecurityScheme[];
  servers: readonly Server[];
}

/** One operation on the overview. */
export default function OperationSection({operation, schemes, servers}: OperationSectionProps): ReactNode {
  const {slug, method, path, isWebhook, summary, descriptionHtml, deprecated, responses, notSpecified} = operation;
  return (
    <section aria-labelledby={slug} className={styles.operation}>
      <div className={styles.text}>
        <h3 id={slug}>{summary}</h3>
        <p className={styles.endpoint} translate="no">
          <Method method={method} />
          <code>{path}</code>
        </p>
        {deprecated && <p>This operation is deprecated.</p>}
        {isWebhook && <p>A webhook: the API sends this request to your server.</p>}
        <Html html={descriptionHtml} />
        <GapMark note={notSpecified} />
        <AnchorPrefix value={`${slug}--`}>
          <OperationDetails operation={operation} isOverview />
        </AnchorPrefix>
        <Link className={styles.more} to={operationPath(slug)}>
          {summary} on its own page <Icon name="arrow-right" size={18} />
        </Link>
      </div>
      <div className={styles.examples}>
        {!isWebhook && (
          <>
            <h4>Example request</h4>
            <Samples operation={operation} security={schemes} servers={operation.servers ?? servers} />
          </>
        )}
        <Responses responses={responses.filter(({status}) => status.startsWith('2'))} />
      </div>
    </section>
  );
}
