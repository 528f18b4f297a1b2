import type {Contract} from '../contract.ts';
import {type ReceivedResponse, type Verdict, verdictOf} from './response.ts';
import type {FailureKind} from './failure.ts';
import {failureSentence, responseSentence} from './resultText.ts';
import {parseRetryAfter} from '../retryAfter.ts';
import type {PreparedRequest} from './request.ts';
import type {ConsoleOperation} from './types.ts';

/** A request with its response, or the reason why there is none. */
export interface Exchange {
  prepared: PreparedRequest;
  /** Display name of the server. */
  place: string;
  isSandbox: boolean;
  response?: ReceivedResponse;
  failure?: FailureKind;
  /** What the contract does not know about the request. */
  note?: string;
}

/** Everything the console shows about an exchange. */
export interface Result extends Exchange {
  /** Announced to screen readers. */
  sentence: string;
  verdict?: Verdict;
  /** Seconds to wait as requested by the server, or null. */
  wait: number | null;
}

const headerOf = ({headers}: ReceivedResponse, name: string): string | null =>
  headers.find(([header]) => header.toLowerCase() === name)?.[1] ?? null;

/** Longest wait that the console counts down, in seconds: one day. */
const LONGEST_WAIT = 24 * 60 * 60;

/** The seconds to wait before sending again; null if there is nothing to count down. */
function waitAfter(response: ReceivedResponse, now: number): number | null {
  if (response.status !== 429 && response.status !== 503) return null;
  const seconds = parseRetryAfter(headerOf(response, 'retry-after'), now) ?? 0;
  return seconds > 0 && seconds <= LONGEST_WAIT ? seconds : null;
}

/** Checks an exchange against the contract, once the response has arrived. */
export function resultOf(exchange: Exchange, operation: ConsoleOperation, contract: Contract, now: number): Result {
  const {response, failure, place, prepared, note} = exchange;
  if (!response) return {...exchange, sentence: failureSentence(failure!, place, prepared.method), wait: null};
  const verdict = verdictOf(response, operation, contract);
  const wait = waitAfter(response, now);
  const sentence = [responseSentence(response, verdict, wait), note].filter(Boolean).join(' ');
  return {...exchange, sentence, verdict, wait};
}
