import {type ReactNode, useMemo} from 'react';
import type {Operation} from '@site/src/openapi/page';
import Responses from '../Responses';
import RunBar from '../RunBar';
import {useSandboxRun} from '../RunnableStep/useSandboxRun';
import Samples from '../Samples';
import styles from './styles.module.css';

/** The request and the responses of an operation as examples. The request can be run. */
export default function Rail({operation}: {operation: Operation}): ReactNode {
  const {id, request, responses, summary} = operation;
  const sandbox = useSandboxRun(({tools, parts}) => parts.exampleCall(tools, id));
  const {loaded, outcome} = sandbox;
  const result = useMemo(
    () =>
      loaded &&
      outcome && {
        response: outcome.response,
        text: loaded.parts.readable(outcome.response) ?? '',
        content: <loaded.parts.Response operation={operation} outcome={outcome} />,
      },
    [loaded, operation, outcome],
  );
  return (
    <>
      {request && (
        <section aria-labelledby="example-request" className={styles.pane}>
          <Samples
            footer={<RunBar sandbox={sandbox} />}
            request={request}
            title={<h2 id="example-request">Example request</h2>}
            what={summary}
          />
        </section>
      )}
      {responses.length > 0 && (
        <section aria-labelledby="example-response" className={styles.pane} data-run={Boolean(outcome)}>
          <Responses
            responses={responses}
            result={result}
            title={<h2 id="example-response">Example response</h2>}
            what={summary}
          />
        </section>
      )}
    </>
  );
}
