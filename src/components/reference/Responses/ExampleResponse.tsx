import {type ReactNode, useRef} from 'react';
import clsx from 'clsx';
import type {ResponseModel} from '@site/src/openapi/page';
import CopyButton from '../../ui/CopyButton';
import CodeFrame from '../CodeFrame';
import ResponseExamples, {examplesOf} from './ResponseExamples';
import styles from './styles.module.css';

export interface ExampleResponseProps {
  response: ResponseModel;
  /** What returns the response, for screen readers. */
  what: string;
}

/** The example of one response, not higher than the request above it usually is: a longer one scrolls. */
export default function ExampleResponse({response, what}: ExampleResponseProps): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const {status, body} = response;
  const [example] = examplesOf(body);
  return (
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
      title={<h4>Example response</h4>}
    >
      <div className={clsx(styles.panel, styles.single)} ref={panel}>
        <ResponseExamples response={response} />
      </div>
    </CodeFrame>
  );
}
