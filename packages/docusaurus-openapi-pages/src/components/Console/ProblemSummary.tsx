import {type MouseEvent, type ReactNode, useEffect, useRef} from 'react';
import clsx from 'clsx';
import Button from 'docusaurus-kit/Button';
import type {ConsolePartProps} from './useConsole.ts';
import styles from './styles.module.css';

/** The field with an id; opens the disclosure that contains it. */
function reveal(id: string): HTMLElement | null {
  const field = document.getElementById(id);
  const disclosure = field?.closest('details');
  if (disclosure) disclosure.open = true;
  return field;
}

/** Problems found before sending, with a link to each field; the first field is scrolled into view. */
export default function ProblemSummary({id, state}: Omit<ConsolePartProps, 'operation'>): ReactNode {
  const {problems, attempt, isEdited, submitAnyway} = state;
  const summary = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (attempt === 0 || !hasProblems) return;
    summary.current?.focus();
    reveal(`${id}-${problems[0]!.key}`)?.scrollIntoView({block: 'center'});
    // Don't move the focus when one of several problems is fixed.
  }, [attempt]); // eslint-disable-line react-hooks/exhaustive-deps
  if (!hasProblems) return null;
  const goTo = (key: string) => (event: MouseEvent) => {
    event.preventDefault();
    reveal(`${id}-${key}`)?.focus();
  };
  return (
    <div
      aria-labelledby={`${id}-problems`}
      className={clsx('stack', styles.summary)}
      ref={summary}
      // After a change the list follows each key press, and is not announced.
      role={isEdited ? 'group' : 'alert'}
      tabIndex={-1}
    >
      <h3 id={`${id}-problems`}>There is a problem</h3>
      <ul className="plain-list">
        {problems.map(({key, label, message}, index) => (
          <li key={index}>
            <a href={`#${id}-${key}`} onClick={goTo(key)}>
              {`${label}: ${message}`}
            </a>
          </li>
        ))}
      </ul>
      {!problems.some(({isFinal}) => isFinal) && (
        <Button kind="secondary" onClick={submitAnyway} size="compact">
          Send it anyway
        </Button>
      )}
    </div>
  );
}
