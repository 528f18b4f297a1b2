import {type ReactNode, useEffect, useRef} from 'react';
import {failureText} from '@site/src/lib/console/failure';
import {sentText} from '@site/src/lib/console/resultText';
import type {Result} from '@site/src/lib/console/result';
import type {ConsoleOperation} from '@site/src/lib/console/types';
import ResponseView from './ResponseView';
import styles from './styles.module.css';

export interface ResponsePaneProps {
  /** Result of the last request; stays until the next one is complete. */
  result: Result | null;
  /** True to put it aside, because a later request could not be sent. */
  isHeld: boolean;
  onShowPrevious: () => void;
  isSending: boolean;
  isSandbox: boolean;
  operation: ConsoleOperation;
  /** Statuses that the errors guide explains. */
  statuses: ReadonlySet<string>;
  /** Seconds left to wait. */
  wait: number;
  onNextPage: () => void;
}

/** The result of the last request; before the first one, a placeholder. */
export default function ResponsePane({
  result: latest,
  isHeld,
  onShowPrevious,
  isSending,
  isSandbox,
  ...props
}: ResponsePaneProps): ReactNode {
  const section = useRef<HTMLElement>(null);
  const result = isHeld ? null : latest;
  useEffect(() => {
    if (!result || !section.current) return;
    section.current.scrollTop = 0;
    // On narrow screens it is below the form.
    section.current.scrollIntoView({block: 'nearest'});
  }, [result]);
  const sent = result && sentText(result.prepared.url, props.operation.path);
  const state = isSending ? 'sending' : result ? 'done' : 'empty';
  return (
    <section aria-busy={isSending} aria-label="Response" className={styles.response} data-state={state} ref={section}>
      {isHeld && latest && (
        <p className={styles.empty}>
          <span>Nothing was sent.</span>{' '}
          <button className={styles.link} onClick={onShowPrevious} type="button">
            Show the previous response
          </button>
        </p>
      )}
      {!latest && <Empty isSandbox={isSandbox} isSending={isSending} />}
      {sent && (
        <p className={styles.sent} translate="no">
          {sent}
        </p>
      )}
      {result?.response && <ResponseView {...props} response={result.response} result={result} />}
      {result?.failure && <Failure result={result} />}
    </section>
  );
}

function Empty({isSending, isSandbox}: Pick<ResponsePaneProps, 'isSending' | 'isSandbox'>): ReactNode {
  if (isSending) {
    return (
      <p className={styles.empty} key="sending">
        Waiting for the response
      </p>
    );
  }
  return (
    <p className={styles.empty} key="empty">
      The response appears here.{' '}
      {isSandbox && <span>The sandbox is part of this page: nothing is sent anywhere. </span>}
      <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and <kbd>Enter</kbd> also send.
    </p>
  );
}

function Failure({result: {failure, place, prepared}}: {result: Result}): ReactNode {
  const {title, text} = failureText(failure!, place, prepared.method);
  return (
    <div className={styles.failure}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
