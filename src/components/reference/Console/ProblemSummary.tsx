import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import type {Problem} from '@site/src/lib/console/types';
import styles from './styles.module.css';

export interface ProblemSummaryProps {
  id: string;
  problems: readonly Problem[];
  /** Changes with each attempt, so that each one moves the focus here. */
  attempt: number;
  /** Sends despite the problems, to see how the API responds. */
  onSendAnyway: () => void;
}

/** Problems found before sending, with a link to each field. */
export default function ProblemSummary({id, problems, attempt, onSendAnyway}: ProblemSummaryProps): ReactNode {
  const summary = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (attempt > 0 && hasProblems) summary.current?.focus();
    // Don't move the focus when one of several problems is fixed.
  }, [attempt]); // eslint-disable-line react-hooks/exhaustive-deps
  if (!hasProblems) return null;
  const goTo = (key: string) => (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(`${id}-${key}`)?.focus();
  };
  return (
    <div aria-labelledby={`${id}-problems`} className={styles.summary} ref={summary} role="alert" tabIndex={-1}>
      <h3 id={`${id}-problems`}>There is a problem</h3>
      <ul>
        {problems.map(({key, label, message}, index) => (
          <li key={index}>
            <a href={`#${id}-${key}`} onClick={goTo(key)}>
              {`${label}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
      {!problems.some(({isFinal}) => isFinal) && (
        <button className={styles.quiet} onClick={onSendAnyway} type="button">
          Send it anyway
        </button>
      )}
    </div>
  );
}
