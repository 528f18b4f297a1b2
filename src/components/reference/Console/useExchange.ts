import {useEffect, useRef, useState} from 'react';
import {MAX_READ, type ReceivedResponse} from '@site/src/lib/console/response';
import {readBytes} from '@site/src/openapi/readBytes';
import {classifyFailure, isReachable, TIMEOUT} from '@site/src/lib/console/failure';
import {type PreparedRequest, toRequest} from '@site/src/lib/console/request';
import type {Exchange} from '@site/src/lib/console/result';

type Send = (request: Request) => Promise<Response>;

/** Rejects when the signal aborts. Needed for the sandbox, which ignores signals. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

/** Records whether the page's content security policy blocks a URL. */
function watchPolicy(url: string) {
  const seen = {isBlocked: false};
  const note = ({effectiveDirective, blockedURI}: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src' && url.startsWith(blockedURI.split('?')[0]!)) seen.isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  return {seen, stop: () => document.removeEventListener('securitypolicyviolation', note)};
}

/** Waits one task: browsers report a policy violation only after rejecting the request. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads a response to its last byte.
 *
 * @param started time of the request, from `performance.now()`
 */
export async function receiveResponse(response: Response, started: number): Promise<ReceivedResponse> {
  const {body, isComplete} = await readBytes(response, MAX_READ);
  return {
    status: response.status,
    reason: response.statusText,
    headers: [...response.headers],
    contentType: response.headers.get('content-type') ?? '',
    time: performance.now() - started,
    size: body.length,
    body,
    isComplete,
  };
}

async function exchange(
  prepared: PreparedRequest,
  place: string,
  via: Send | null,
  abort: AbortController,
): Promise<Exchange> {
  const signs = {isTimedOut: false, isSent: false, isRedirect: false};
  const timer = setTimeout(() => {
    signs.isTimedOut = true;
    abort.abort();
  }, TIMEOUT);
  const policy = watchPolicy(prepared.url);
  const sent = {prepared, place, isSandbox: via !== null};
  try {
    const request = toRequest(prepared, abort.signal);
    signs.isSent = true;
    const started = performance.now();
    const response = await Promise.race([(via ?? fetch)(request), aborted(abort.signal)]);
    signs.isRedirect = response.type === 'opaqueredirect';
    if (signs.isRedirect) throw new Error('redirected');
    return {...sent, response: await Promise.race([receiveResponse(response, started), aborted(abort.signal)])};
  } catch {
    await nextTask();
    const failure = classifyFailure({
      ...signs,
      isCancelled: abort.signal.aborted && !signs.isTimedOut,
      isSandbox: sent.isSandbox,
      isOnline: navigator.onLine,
      isBlocked: policy.seen.isBlocked,
      pageProtocol: location.protocol,
      url: prepared.url,
    });
    const isCors = failure === 'refused' && (await isReachable(prepared.url, abort.signal));
    return {...sent, failure: isCors ? 'cors' : failure};
  } finally {
    clearTimeout(timer);
    policy.stop();
  }
}

/** Sends one request at a time; aborts it on unmount. */
export function useExchange() {
  const [isSending, setSending] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  return {
    isSending,
    cancel: () => current.current?.abort(),
    /** Resolves to null while another request is under way. */
    async send(prepared: PreparedRequest, place: string, via: Send | null): Promise<Exchange | null> {
      if (current.current) return null;
      const abort = new AbortController();
      current.current = abort;
      setSending(true);
      const done = await exchange(prepared, place, via, abort);
      current.current = null;
      setSending(false);
      return done;
    },
  };
}
