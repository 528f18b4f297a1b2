/** The outcome of a request as text. */
import type {ReceivedResponse, Verdict} from './response.ts';
import {failureText, type FailureKind} from './failure.ts';
import {formatSize, formatTime, statusText} from './format.ts';
import {SANDBOX_URL} from './servers.ts';
import {waitText} from '../retryAfter.ts';

/** The result of the check against the contract. */
export function verdictText(verdict: Verdict, status: number): string {
  switch (verdict.kind) {
    case 'matches':
      return `Matches the contract${verdict.note ? `; ${verdict.note}` : ''}`;
    case 'differs':
      return 'Differs from the contract';
    case 'undocumented':
      return `The contract does not document ${status} for this operation`;
    case 'unchecked':
      return `Not checked against the contract. ${verdict.reason}`;
  }
}

export type StatusTone = 'good' | 'neutral' | 'caution' | 'error';

/**
 * The tones of a status and of the check against the contract, which are shown side by side. Green is for calls that
 * succeeded as documented. A failed call is red, and its check neutral unless it found something. A success that the
 * contract does not describe is amber as a whole.
 */
export function tonesOf(status: number, verdict?: Verdict['kind']): {status: StatusTone; verdict: StatusTone} {
  const isUnexpected = verdict === 'differs' || verdict === 'undocumented';
  if (status >= 400) return {status: 'error', verdict: isUnexpected ? 'error' : 'neutral'};
  if (isUnexpected) return {status: 'caution', verdict: 'caution'};
  return {status: 'good', verdict: verdict === 'matches' ? 'good' : 'neutral'};
}

/**
 * What the URL of a request says beyond the path of its operation, which the console shows already: everything for a
 * server; for the sandbox, the path if values were filled in, and the query. May be empty.
 */
export function sentText(url: string, path: string): string {
  if (!url.startsWith(`${SANDBOX_URL}/`)) return url;
  const sent = url.slice(SANDBOX_URL.length);
  return sent === path || sent.startsWith(`${path}?`) ? sent.slice(path.length) : sent;
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Why the body is not whole. */
export const REST_TEXT: Record<NonNullable<ReceivedResponse['rest']>, string> = {
  limit: 'The response was too long and was cut off here.',
  cancelled: 'Cancelled: the rest of the response is missing.',
  lost: 'The connection was lost: the rest of the response is missing.',
};

/** A response as announced to screen readers: `200 OK in 12 ms, 1.2 kB, matches the contract.` */
export function responseSentence(response: ReceivedResponse, verdict: Verdict, wait: number | null): string {
  const {status, reason, time, size, rest} = response;
  const [first] = verdict.kind === 'differs' ? verdict.mismatches : [];
  const where = first ? `: ${first.path || 'the body'} ${first.message}` : '';
  const check = lowerFirst(verdictText(verdict, status)).replace(/\.$/, '');
  const then = wait === null ? '' : ` Wait ${waitText(wait)} before you send it again.`;
  const end = rest ? ` ${REST_TEXT[rest]}` : '';
  return `${statusText(status, reason)} in ${formatTime(time)}, ${formatSize(size)}, ${check}${where}.${end}${then}`;
}

/** A failure as announced to screen readers. */
export function failureSentence(kind: FailureKind, place: string, method: string): string {
  const {title, text} = failureText(kind, place, method);
  return `${title}. ${text}`;
}
