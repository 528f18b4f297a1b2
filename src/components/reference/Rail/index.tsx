import {type ReactNode, useCallback} from 'react';
import {jsonMarks, sampleMarks} from '@site/src/lib/samples/marks';
import type {SampleRequest} from '@site/src/lib/samples/types';
import type {Operation} from '@site/src/openapi/page';
import Responses from '../Responses';
import Samples from '../Samples';
import styles from './styles.module.css';

/** The request and the responses of an operation as examples, whose lines know what they show. */
export default function Rail({operation}: {operation: Operation}): ReactNode {
  const {request, responses, summary} = operation;
  const marksOf = useCallback((code: string, sent: SampleRequest) => sampleMarks(code, sent, operation), [operation]);
  return (
    <>
      {request && (
        <section aria-labelledby="example-request" className={styles.pane}>
          <Samples
            marksOf={marksOf}
            request={request}
            title={<h2 id="example-request">Example request</h2>}
            what={summary}
          />
        </section>
      )}
      {responses.length > 0 && (
        <section aria-labelledby="example-response" className={styles.pane}>
          <Responses
            // The tabs of another operation start again.
            key={operation.id}
            marksOf={jsonMarks}
            responses={responses}
            title={<h2 id="example-response">Example response</h2>}
            what={summary}
          />
        </section>
      )}
    </>
  );
}
