import {type ReceivedResponse, type Check, nextPage, type Verdict, verdictOf} from './response';
import type {FailureKind} from './failure';
import {responseSentence, failureSentence} from './outcome';
import {parseRetryAfter} from './retryAfter';
import type {Prepared} from './request';
import type {ConsoleOperation, ParameterField} from './types';

/** A request and what came of it: a response, or why there is none. */
export interface Exchange {
  prepared: Prepared;
  /** How people call where it went. */
  place: string;
  response?: ReceivedResponse;
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

const headerOf = ({headers}: ReceivedResponse, name: string): string | null =>
  headers.find(([header]) => header.toLowerCase() === name)?.[1] ?? null;

/** Reads an exchange against the contract. */
export function resultOf(exchange: Exchange, operation: ConsoleOperation, check: Check, now: number): Result {
  const {response, failure, place, prepared} = exchange;
  if (!response) {
    return {...exchange, sentence: failureSentence(failure!, place, prepared.method), wait: null, next: null};
  }
  const verdict = verdictOf(response, operation, check);
  const isBusy = response.status === 429 || response.status === 503;
  const wait = isBusy ? parseRetryAfter(headerOf(response, 'retry-after'), now) : null;
  const field = operation.parameters.find((parameter) => parameter.key === 'query.page');
  const following = field && nextPage(response);
  return {
    ...exchange,
    sentence: responseSentence(response, verdict, wait),
    verdict,
    wait,
    next: field && following ? {field, ...following} : null,
  };
}
