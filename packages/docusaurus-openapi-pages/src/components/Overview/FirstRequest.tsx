import type {ReactNode} from 'react';
import type {OverviewData} from 'openapi-model/page';
import Code from '../Code/index.tsx';
import CodeFrame from '../CodeFrame/index.tsx';
import RunBar from '../RunBar/index.tsx';
import {useSandboxRun} from '../RunnableStep/useSandboxRun.ts';
import Samples from '../Samples/index.tsx';

type FirstRequestProps = NonNullable<OverviewData['first']>;

/** A request to start with, the beginning of its response, and a button that runs it in the sandbox. */
export default function FirstRequest({operation, response}: FirstRequestProps): ReactNode {
  const {id, request, summary} = operation;
  const sandbox = useSandboxRun(({tools, runner}) => runner.exampleCall(tools, id));
  const {loaded, result} = sandbox;
  return (
    <section aria-labelledby="first-request">
      <h2 id="first-request">Your first request</h2>
      <div className="stack">
        <Samples
          footer={<RunBar sandbox={sandbox} what={summary} />}
          request={request}
          title={<h3>Request</h3>}
          what={summary}
        />
        {(response || result) && (
          <CodeFrame title={<h3>Response</h3>}>
            {loaded && result ? (
              <div className="ref-result">
                <loaded.runner.Response operation={operation} result={result} />
              </div>
            ) : (
              <Code grammar="json" text={response!} />
            )}
          </CodeFrame>
        )}
      </div>
    </section>
  );
}
