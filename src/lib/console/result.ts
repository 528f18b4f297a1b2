import {type Answer, type Check, nextPage, type Verdict, verdictOf} from './answer';
import type {FailureKind} from './failure';
import {answerSentence, failureSentence} from './outcome';
import {parseRetryAfter} from './retryAfter';
import type {Prepared} from './request';
import type {ConsoleOperation, ParameterField} from './types';

/** A request and what came of it: an answer, or why there is none. */
export interface Exchange {
  prepared: Prepared;
  /** How people call where it went. */
  place: string;
  answer?: Answer;
  failure?: FailureKind;
}

/** All that the console says about an exchange. */
export interface Result extends Exchange {
  /** For those who hear the page. */
  sentence: string;
  verdict?: Verdict;
  /** Seconds that the server asks to wait; null where it does not. */
  wait: number | null;
  /** The page after this one, where the operation can ask for it. */
  next: {field: ParameterField; page: number; total: number} | null;
}

const headerOf = ({headers}: Answer, name: string): string | null =>
  headers.find(([header]) => header.toLowerCase() === name)?.[1] ?? null;

/** Reads an exchange against the contract. */
export function resultOf(exchange: Exchange, operation: ConsoleOperation, check: Check, now: number): Result {
  const {answer, failure, place, prepared} = exchange;
  if (!answer) {
    return {...exchange, sentence: failureSentence(failure!, place, prepared.method), wait: null, next: null};
  }
  const verdict = verdictOf(answer, operation, check);
  const isBusy = answer.status === 429 || answer.status === 503;
  const wait = isBusy ? parseRetryAfter(headerOf(answer, 'retry-after'), now) : null;
  const field = operation.parameters.find((parameter) => parameter.key === 'query.page');
  const following = field && nextPage(answer);
  return {
    ...exchange,
    sentence: answerSentence(answer, verdict, wait),
    verdict,
    wait,
    next: field && following ? {field, ...following} : null,
  };
}
