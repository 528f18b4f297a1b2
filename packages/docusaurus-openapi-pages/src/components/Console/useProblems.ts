import {useState} from 'react';
import type {FieldProblem} from 'openapi-model/console/types';

/**
 * The problems that are shown: those of the last attempt, until each is mended. While someone types, a field that has been
 * corrected is not reported again before the next attempt.
 *
 * @param current the problems of what the fields say now; asked for only while some are shown
 */
export function useProblems(current: () => readonly FieldProblem[]) {
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const problems = faulty.length > 0 ? current().filter(({key}) => faulty.includes(key)) : [];
  const unmended = faulty.filter((key) => problems.some((problem) => problem.key === key));
  if (unmended.length < faulty.length) setFaulty(unmended);
  return {
    problems,
    /** Number of attempts that met a problem. */
    attempt,
    /** Shows the problems of an attempt, and hides all others. */
    show(found: readonly FieldProblem[]): void {
      setFaulty(Array.from(new Set(found.map(({key}) => key))));
      if (found.length > 0) setAttempt(attempt + 1);
    },
  };
}
