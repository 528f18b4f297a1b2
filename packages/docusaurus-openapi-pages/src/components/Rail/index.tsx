import {type ReactNode, useMemo} from 'react';
import clsx from 'clsx';
import type {Operation} from 'openapi-model/page';
import Responses from '../Responses/index.tsx';
import RunBar from '../RunBar/index.tsx';
import {useSandboxRun} from '../RunnableStep/useSandboxRun.ts';
import Samples from '../Samples/index.tsx';
import {liveSample} from './liveSample.ts';
import styles from './styles.module.css';

export interface RailProps {
  operation: Operation;
  /** The button that opens the console. */
  explorer: ReactNode;
}

/** The request and the responses of an operation as examples. The request can be run. */
export default function Rail({operation, explorer}: RailProps): ReactNode {
  const {id, responses, summary} = operation;
  const live = liveSample.useValue();
  const request = live?.id === id ? live.request : operation.request;
  const sandbox = useSandboxRun(({tools, runner}) => runner.exampleCall(tools, id));
  const {loaded, result} = sandbox;
  const own = useMemo(
    () =>
      loaded &&
      result && {
        response: result.response,
        text: loaded.runner.readable(result.response) ?? '',
        content: <loaded.runner.Response operation={operation} result={result} />,
      },
    [loaded, operation, result],
  );
  return (
    <>
      {request && (
        <section aria-labelledby="example-request" className={clsx('ref-pane', styles.request)}>
          <Samples
            footer={
              <RunBar sandbox={sandbox} what={summary}>
                {explorer}
              </RunBar>
            }
            request={request}
            title={<h2 id="example-request">Example request</h2>}
            what={summary}
          />
        </section>
      )}
      {responses.length > 0 && (
        <section
          aria-labelledby="example-response"
          className={clsx('ref-pane', styles.response)}
          data-run={Boolean(result)}
        >
          <Responses
            responses={responses}
            result={own}
            title={<h2 id="example-response">Example response</h2>}
            what={summary}
          />
        </section>
      )}
    </>
  );
}
