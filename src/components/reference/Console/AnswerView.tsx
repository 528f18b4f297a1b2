import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {type Answer, documentedAnswer, type Verdict} from '@site/src/lib/console/answer';
import {formatSize, formatTime, formatWait, statusText} from '@site/src/lib/console/format';
import type {ConsoleOperation} from '@site/src/lib/console/types';
import Icon from '../../ui/Icon';
import AnswerBody from './AnswerBody';
import VerdictNote from './VerdictNote';
import styles from './styles.module.css';

export interface AnswerViewProps {
  answer: Answer;
  verdict: Verdict;
  operation: ConsoleOperation;
  /** Seconds until the server wants to be asked again. */
  wait: number;
  nextPage: {page: number; total: number} | null;
  onNextPage: () => void;
  /** Whether the browser may have kept headers of another origin back. */
  isForeign: boolean;
}

/** An answer: status, time, size, whether it is as documented, what comes next, headers and body. */
export default function AnswerView({answer, verdict, operation, wait, nextPage, onNextPage, isForeign}: AnswerViewProps): ReactNode {
  const {status, reason, time, size} = answer;
  const isError = status >= 400;
  return (
    <>
      <p className={styles.outcome}>
        <strong className={styles.status} data-error={isError}>
          {statusText(status, reason)}
        </strong>
        <span>{formatTime(time)}</span>
        <span>{formatSize(size)}</span>
      </p>
      <VerdictNote status={status} verdict={verdict} />
      {wait > 0 && (
        <p className={styles.wait}>
          <Icon name="timer" size={16} /> The server asks you to wait: {formatWait(wait)}
        </p>
      )}
      <div className={styles.follow}>
        {isError && documentedAnswer(operation.answers, status) && (
          <Link rel="noopener" target="_blank" to={`/developer/guides/errors#${status}`}>
            What to do about {status}
            <span className="visually-hidden"> (opens in a new tab)</span> <Icon name="external-link" size={14} />
          </Link>
        )}
        {nextPage && (
          <button className={styles.quiet} onClick={onNextPage} type="button">
            Next page ({nextPage.page} of {nextPage.total}) <Icon name="arrow-right" size={15} />
          </button>
        )}
      </div>
      <details className={styles.headers}>
        <summary>Response headers ({answer.headers.length})</summary>
        <dl>
          {answer.headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {isForeign && <p className={styles.note}>Browsers show a page only the headers that the server exposes to it.</p>}
      </details>
      <AnswerBody answer={answer} name={`${operation.method.toLowerCase()}-${status}`} />
    </>
  );
}
