import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {statusText} from '@site/src/lib/console/format';
import {operationPath} from '@site/src/lib/paths';
import {addedText} from '@site/src/lib/sandbox/words';
import ResponseBody from '../Console/ResponseBody';
import type {Outcome} from './step';
import styles from './styles.module.css';

/** The response of the sandbox to a step. */
export default function Response({outcome: {response, created, origin, hash}}: {outcome: Outcome}): ReactNode {
  const {status, reason, time} = response;
  return (
    <section aria-label={`Response to ${origin.summary}`}>
      <p className={styles.outcome}>
        <strong className={styles.status} data-error={status >= 400} key={status}>
          {statusText(status, reason)}
        </strong>
        {created && <span key={created.id}>{addedText(created)}</span>}
        <Link to={operationPath(origin.slug) + hash}>Open in the console</Link>
      </p>
      <ResponseBody key={time} label={`Response body: ${origin.summary}`} response={response} />
    </section>
  );
}
