import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {OverviewOperation} from '@site/src/openapi/page';
import {operationPath} from '@site/src/lib/paths';
import Icon from '../../ui/Icon';
import {AnchorPrefix} from '../AnchorPrefix';
import GapMark from '../GapMark';
import ClosedResponse from '../Responses/Closed';
import Failures from '../Failures';
import Html from '../Html';
import Method from '../Method';
import OperationDetails from '../OperationDetails';
import {IsInView} from '../CodeFrame/IsInView';
import Samples from '../Samples';
import styles from '../styles.module.css';
import own from './styles.module.css';

/** One operation on the overview. */
export default function OperationSection({operation}: {operation: OverviewOperation}): ReactNode {
  const {slug, method, path, isWebhook, summary, descriptionHtml, deprecated, responses, request, notSpecified} =
    operation;
  // The page of the operation has the other responses.
  const example = responses.find(({status}) => status.startsWith('2'));
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
        <AnchorPrefix value={`${slug}--`}>
          <GapMark note={notSpecified} />
          <OperationDetails
            errors={operation.failures.length > 0 && <Failures operation={operation} />}
            operation={operation}
          />
        </AnchorPrefix>
        <Link className={styles.more} to={operationPath(slug)}>
          {summary} on its own page <Icon name="arrow-right" size={18} />
        </Link>
      </div>
      {(request || example) && (
        <IsInView value={false}>
          <div className={own.examples}>
            {request && <Samples request={request} title={<h4>Example request</h4>} what={summary} />}
            {example && <ClosedResponse response={example} what={summary} />}
          </div>
        </IsInView>
      )}
    </section>
  );
}
