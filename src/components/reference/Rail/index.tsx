import {type ReactNode, useEffect, useMemo, useState} from 'react';
import type {SampleRequest} from '@site/src/lib/samples/types';
import type {Operation} from '@site/src/openapi/page';
import textButton from '../../ui/TextButton/styles.module.css';
import type {Live} from '../Live/useLive';
import Responses from '../Responses';
import RunBar from '../RunBar';
import {useSandboxRun} from '../Runnable/useSandboxRun';
import Samples from '../Samples';
import {keepEdited} from './edited';
import styles from './styles.module.css';

export interface RailProps {
  operation: Operation;
  /** Makes the examples live; without it, they are text. */
  live: Live | null;
}

/** The request and the responses of an operation as examples. Values of the request can be changed, and it can be run. */
export default function Rail({operation, live}: RailProps): ReactNode {
  const {request, responses, summary} = operation;
  const [edited, setEdited] = useState<SampleRequest | null>(null);
  const sent = edited ?? request;
  useEffect(() => {
    keepEdited(operation.id, edited);
    return () => keepEdited(operation.id, null);
  }, [operation.id, edited]);
  const sandbox = useSandboxRun(({tools, parts}) => sent && parts.callOfSample(tools, operation.id, sent));
  const {loaded, outcome} = sandbox;
  const result = useMemo(
    () =>
      loaded &&
      outcome && {
        response: outcome.response,
        text: loaded.parts.readable(outcome.response) ?? '',
        content: <loaded.parts.Response outcome={outcome} />,
      },
    [loaded, outcome],
  );
  return (
    <>
      {sent && (
        <section aria-labelledby="example-request" className={styles.pane}>
          <Samples
            draw={live && ((sample) => <live.RequestLines {...sample} onChange={setEdited} operation={operation} />)}
            footer={
              <RunBar sandbox={sandbox}>
                {edited ? (
                  <button className={textButton.button} onClick={() => setEdited(null)} type="button">
                    Back to the example
                  </button>
                ) : (
                  live && <live.Hint onChange={setEdited} operation={operation} request={sent} />
                )}
              </RunBar>
            }
            request={sent}
            title={<h2 id="example-request">Example request</h2>}
            what={summary}
          />
        </section>
      )}
      {responses.length > 0 && (
        <section aria-labelledby="example-response" className={styles.pane} data-run={Boolean(outcome)}>
          <Responses
            draw={live && ((example) => <live.ResponseLines {...example} />)}
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
