import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {OverviewOperation} from '@site/src/openapi/page';
import {operationPath} from '@site/src/lib/paths';
import MoreLink from '../../ui/MoreLink';
import {AnchorPrefix} from '../AnchorPrefix';
import Endpoint from '../Endpoint';
import ExampleResponse from '../Responses/ExampleResponse';
import Html from '../Html';
import {OPEN_POINTS, openPointsLabel} from '../OpenPoints';
import OperationDetails from '../OperationDetails';
import {IsInView} from '../CodeFrame/IsInView';
import Badge from '../../ui/Badge';
import Samples from '../Samples';
import styles from './styles.module.css';

export default function OperationSection({operation}: {operation: OverviewOperation}): ReactNode {
  const {
    slug,
    method,
    path,
    isWebhook,
    summary,
    descriptionHtml,
    deprecated,
    responses,
    request,
    openPoints,
    failures,
  } = operation;
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
        {openPoints > 0 && (
          <p className="ref-note">
            <Link to={`${operationPath(slug)}#${OPEN_POINTS}`}>
              {openPointsLabel(openPoints)}
              <span className="visually-hidden"> of {summary}</span>
            </Link>
          </p>
        )}
        <AnchorPrefix value={`${slug}--`}>
          <OperationDetails errors={failures.length > 0 && <Failures operation={operation} />} operation={operation} />
        </AnchorPrefix>
        <p className="ref-label">
          <MoreLink to={operationPath(slug)}>{`${summary} on its own page`}</MoreLink>
        </p>
      </div>
      {(request || example) && (
        <IsInView value={false}>
          <div className="stack">
            {request && <Samples request={request} title={<h4>Example request</h4>} what={summary} />}
            {example && <ExampleResponse response={example} what={summary} />}
          </div>
        </IsInView>
      )}
    </section>
  );
}

/** The error responses, at least one, in one row. The operation's own page describes them. */
function Failures({operation: {slug, summary, failures}}: {operation: OverviewOperation}): ReactNode {
  return (
    <p className={clsx('cluster', styles.failures)}>
      <Badge look="code" tone="error">
        {failures.length} {failures.length === 1 ? 'error' : 'errors'}
      </Badge>{' '}
      <Link to={`${operationPath(slug)}#${failures[0]!.id}`}>
        {failures.map(({status}) => status).join(', ')}
        <span className="visually-hidden"> of {summary}</span>
      </Link>
    </p>
  );
}
