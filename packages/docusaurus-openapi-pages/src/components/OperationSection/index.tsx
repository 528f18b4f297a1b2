import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {OverviewOperation} from 'openapi-model/page';
import {operationPath} from '../../lib/settings.ts';
import MoreLink from 'docusaurus-kit/MoreLink';
import {AnchorPrefix} from '../AnchorPrefix.ts';
import Endpoint from '../Endpoint/index.tsx';
import Responses from '../Responses/index.tsx';
import Html from '../Html/index.tsx';
import OperationDetails from '../OperationDetails/index.tsx';
import {IsInView} from '../CodeFrame/IsInView.ts';
import Badge from 'docusaurus-kit/Badge';
import Samples from '../Samples/index.tsx';
import styles from './styles.module.css';

export default function OperationSection({operation}: {operation: OverviewOperation}): ReactNode {
  const {slug, method, path, isWebhook, summary, descriptionHtml, deprecated, responses, request, failures} = operation;
  // The page of the operation has the other responses.
  const example = responses.find(({status}) => status.startsWith('2'));
  return (
    <section aria-labelledby={slug} className={clsx('stack', styles.operation)}>
      <div className="muted">
        <h3 id={slug}>{summary}</h3>
        <div className={styles.endpoint}>
          <Endpoint method={method} path={path} />
        </div>
        {deprecated && <p>This operation is deprecated.</p>}
        {isWebhook && <p>A webhook: the API sends this request to your server.</p>}
        <Html html={descriptionHtml} />
        <AnchorPrefix value={`${slug}--`}>
          <OperationDetails errors={failures.length > 0 && <Failures statuses={failures} />} operation={operation} />
        </AnchorPrefix>
        <p className="ref-label">
          <MoreLink to={operationPath(slug)}>{`Full reference: ${summary}`}</MoreLink>
        </p>
      </div>
      {(request || example) && (
        <IsInView value={false}>
          <div className="stack">
            {request && <Samples request={request} title={<h4>Example request</h4>} what={summary} />}
            {example && (
              <div className={styles.example}>
                <Responses responses={[example]} title={<h4>Example response</h4>} what={summary} />
              </div>
            )}
          </div>
        </IsInView>
      )}
    </section>
  );
}

/** The error responses in one row. The operation's own page describes them. */
function Failures({statuses}: {statuses: readonly string[]}): ReactNode {
  return (
    <p className={clsx('cluster', styles.failures)}>
      <Badge look="code" tone="error">
        {statuses.length} {statuses.length === 1 ? 'error' : 'errors'}
      </Badge>{' '}
      {statuses.join(', ')}
    </p>
  );
}
