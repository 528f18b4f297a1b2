import {type ReactNode, useRef} from 'react';
import type {ResponseModel} from '@site/src/openapi/page';
import CopyButton from '../../ui/CopyButton';
import CodeFrame from '../CodeFrame';
import StatusBadge from '../StatusBadge';
import row from '../ResponseDetails/styles.module.css';
import ResponseExamples, {examplesOf} from './ResponseExamples';
import styles from './styles.module.css';

export interface ClosedProps {
  response: ResponseModel;
  /** What returns the response, for screen readers. */
  what: string;
}

/** The example of a response in a row that a reader opens, because the browser lays out only what it shows. */
export default function Closed({response, what}: ClosedProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const {status, body} = response;
  const [example] = examplesOf(body);
  return (
    <details className={row.response}>
      <summary>
        <StatusBadge tone="good">{status}</StatusBadge>
        <h4>Example response</h4>
      </summary>
      <CodeFrame
        actions={
          example && (
            <CopyButton
              onRefused={() => getSelection()?.selectAllChildren(panel.current!.querySelector('pre > code')!)}
              text={example.text}
              what={`the ${status} example: ${what}`}
            />
          )
        }
      >
        <div className={styles.panel} ref={panel}>
          <ResponseExamples response={response} />
        </div>
      </CodeFrame>
    </details>
  );
}
