import {useEffect, useRef, useState} from 'react';
import {MAX_READ, type ReceivedResponse} from 'openapi-model/console/response';
import {readBytes} from 'openapi-model/readBytes';
import {classifyFailure, TIMEOUT} from 'openapi-model/console/failure';
import {type PreparedRequest, toRequest} from 'openapi-model/console/request';
import type {Exchange} from 'openapi-model/console/result';

type Send = (request: Request) => Promise<Response>;

/** Rejects when the signal aborts. Needed for the sandbox, which ignores signals. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

/**
 * Reads a response to its last byte. If it is cancelled or the connection is lost, what has arrived remains.
 *
 * @param started time of the request, from `performance.now()`
 */
export async function receiveResponse(
  response: Response,
  started: number,
  signal?: AbortSignal,
): Promise<ReceivedResponse> {
  const received = (body: ReceivedResponse['body'], rest?: ReceivedResponse['rest']): ReceivedResponse => ({
    status: response.status,
    reason: response.statusText,
    headers: [...response.headers],
    contentType: response.headers.get('content-type') ?? '',
    started,
    time: performance.now() - started,
    size: body.length,
    body,
    rest,
  });
  let latest = new Uint8Array(0);
  try {
    const {body, isComplete} = await readBytes(response, MAX_READ, (part) => {
      latest = part;
    });
    return received(body, isComplete ? undefined : 'limit');
  } catch {
    return received(latest, signal?.aborted ? 'cancelled' : 'lost');
  }
}

/** Sends a request; never rejects. Via the given function, or else over the network. */
export async function exchange(
  prepared: PreparedRequest,
  place: string,
  via: Send | null,
  abort: AbortController,
): Promise<Exchange> {
  const signs = {isTimedOut: false, isSent: false, isRedirect: false};
  // Not for the body: a stream may go on for as long as it is useful.
  const timer = setTimeout(() => {
    signs.isTimedOut = true;
    abort.abort();
  }, TIMEOUT);
  const sent = {prepared, place, isSandbox: via !== null};
  try {
    const request = toRequest(prepared, abort.signal);
    signs.isSent = true;
    const started = performance.now();
    const response = await Promise.race([(via ?? fetch)(request), aborted(abort.signal)]);
    clearTimeout(timer);
    signs.isRedirect = response.type === 'opaqueredirect';
    if (signs.isRedirect) throw new Error('redirected');
    return {...sent, response: await receiveResponse(response, started, abort.signal)};
  } catch {
    const failure = classifyFailure({
      ...signs,
      isCancelled: abort.signal.aborted && !signs.isTimedOut,
      isSandbox: sent.isSandbox,
      isOnline: navigator.onLine,
    });
    return {...sent, failure};
  } finally {
    clearTimeout(timer);
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
