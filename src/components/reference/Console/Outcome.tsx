import type {ReactNode} from 'react';
import type {Verdict} from '@site/src/lib/console/answer';
import {failureWords} from '@site/src/lib/console/failure';
import type {ConsoleOperation} from '@site/src/lib/console/types';
import AnswerView from './AnswerView';
import type {Exchange} from './useExchange';
import styles from './styles.module.css';

export interface OutcomeProps {
  exchange: Exchange | null;
  isSending: boolean;
  operation: ConsoleOperation;
  verdict: Verdict | null;
  wait: number;
  nextPage: {page: number; total: number} | null;
  onNextPage: () => void;
}

/** What came of the last request; before the first one, where it will be seen. */
export default function Outcome({exchange, isSending, ...props}: OutcomeProps): ReactNode {
  return (
    <section aria-label="Answer" className={styles.answer} data-state={isSending ? 'sending' : exchange ? 'done' : 'empty'}>
      {isSending && <p className={styles.note}>Waiting for the answer</p>}
      {!exchange && !isSending && <p className={styles.note}>The answer appears here.</p>}
      {exchange && (
        <>
          <p className={styles.sent}>
            <span>{exchange.prepared.method}</span> <code>{exchange.prepared.url.replace(/^https:\/\/sandbox\.invalid/, '')}</code>
          </p>
          <Result exchange={exchange} {...props} />
        </>
      )}
    </section>
  );
}

function Result({exchange, verdict, ...props}: Omit<OutcomeProps, 'exchange' | 'isSending'> & {exchange: Exchange}): ReactNode {
  const {answer, failure, place, prepared} = exchange;
  if (answer && verdict) {
    const isForeign = !exchange.isSandbox;
    return <AnswerView {...{answer, verdict, isForeign}} {...props} />;
  }
  if (!failure) return null;
  const {title, text} = failureWords(failure, place, prepared.method);
  return (
    <div className={styles.failure}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
