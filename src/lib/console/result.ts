import {type ReceivedResponse, type Check, nextPage, type Verdict, verdictOf} from './response';
import type {FailureKind} from './failure';
import {responseSentence, failureSentence} from './outcome';
import {parseRetryAfter} from './retryAfter';
import type {PreparedRequest} from './request';
import type {ConsoleOperation, ParameterField} from './types';

/** A request with its response, or the reason why there is none. */
export interface Exchange {
  prepared: PreparedRequest;
  /** Display name of the server. */
  place: string;
  isSandbox: boolean;
  response?: ReceivedResponse;
  failure?: FailureKind;
}

/** Everything the console shows about an exchange. */
export interface Result extends Exchange {
  /** Announced to screen readers. */
  sentence: string;
  verdict?: Verdict;
  /** Seconds to wait as requested by the server, or null. */
  wait: number | null;
  /** The next page, if the operation has a parameter for it. */
  next: {field: ParameterField; page: number; total: number} | null;
}

const headerOf = ({headers}: ReceivedResponse, name: string): string | null =>
  headers.find(([header]) => header.toLowerCase() === name)?.[1] ?? null;

/** Checks an exchange against the contract. */
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
