import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {statusText} from 'openapi-model/console/format';
import {operationPath} from '../../lib/settings.ts';
import type {ReceivedResponse} from 'openapi-model/console/response';
import type {Operation} from 'openapi-model/page';
import Badge from 'docusaurus-kit/Badge';
import ResponseBody from '../Console/ResponseBody.tsx';
import styles from './styles.module.css';

export interface RunResult {
  response: ReceivedResponse;
  /** Opens the console with what was sent. */
  hash: string;
}

export interface ResponseProps {
  operation: Pick<Operation, 'slug' | 'summary'>;
  result: RunResult;
}

/** The response of the sandbox to a call. */
export default function Response({operation: {slug, summary}, result: {response, hash}}: ResponseProps): ReactNode {
  const {status, reason, started} = response;
  return (
    <section aria-label={`Response to ${summary}`}>
      <p className={clsx('cluster', styles.outcome)}>
        <strong key={status}>
          <Badge look="code" tone={status >= 400 ? 'error' : 'good'}>
            {statusText(status, reason)}
          </Badge>
        </strong>
        <Link to={operationPath(slug) + hash}>Open in the console</Link>
      </p>
      <ResponseBody key={started} label={`Response body: ${summary}`} response={response} />
    </section>
  );
}
