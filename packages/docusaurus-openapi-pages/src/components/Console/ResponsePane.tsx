import {type ReactNode, useEffect, useRef} from 'react';
import clsx from 'clsx';
import {failureText} from 'openapi-model/console/failure';
import {sentText} from 'openapi-model/console/resultText';
import type {Result} from 'openapi-model/console/result';
import ResponseView from './ResponseView.tsx';
import type {ConsolePartProps} from './useConsole.ts';
import styles from './styles.module.css';

export type ResponsePaneProps = Omit<ConsolePartProps, 'id'>;

/** The result of the last request; before the first one, a placeholder. */
export default function ResponsePane({state, operation}: ResponsePaneProps): ReactNode {
  const {result, isSending, connection, problems} = state;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!section.current || !result) return;
    section.current.scrollTop = 0;
    // On narrow screens it is below the form.
    section.current.scrollIntoView({block: 'nearest'});
  }, [result]);
  const sent = result && sentText(result.prepared.url, operation.path);
  return (
    <section aria-busy={isSending} aria-label="Response" className={styles.response} ref={section}>
      {!result && problems.length === 0 && <Empty connection={connection} isSending={isSending} />}
      {sent && (
        <p className={styles.sent} translate="no">
          {sent}
        </p>
      )}
      {result?.response && (
        <ResponseView operation={operation} response={result.response} result={result} state={state} />
      )}
      {result?.failure && <Failure result={result} />}
    </section>
  );
}

function Empty({
  isSending,
  connection: {isBlocked, isSandbox},
}: Pick<ResponsePaneProps['state'], 'connection' | 'isSending'>): ReactNode {
  if (isSending) {
    return (
      <p className="ref-note" key="sending">
        Waiting for the response
      </p>
    );
  }
  if (isBlocked) return <p className="ref-note">The copied command shows the response where you run it.</p>;
  return (
    <p className="ref-note" key="empty">
      The response appears here.{' '}
      {isSandbox && <span>The sandbox is part of this page: nothing is sent anywhere. </span>}
      <span className={styles.keys}>
        <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and <kbd>Enter</kbd> also send.
      </span>
    </p>
  );
}

function Failure({result: {failure, place, prepared}}: {result: Result}): ReactNode {
  const {title, text} = failureText(failure!, place, prepared.method);
  return (
    <div className={clsx('stack', styles.failure)}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
