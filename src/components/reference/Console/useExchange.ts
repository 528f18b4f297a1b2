import {useEffect, useRef, useState} from 'react';
import {type Answer, readBody} from '@site/src/lib/console/answer';
import {classifyFailure, type FailureKind, TIMEOUT} from '@site/src/lib/console/failure';
import {type Prepared, toRequest} from '@site/src/lib/console/request';

export interface Exchange {
  prepared: Prepared;
  /** How people call where it went. */
  place: string;
  /** Milliseconds. */
  time: number;
  answer?: Answer;
  failure?: FailureKind;
}

type Send = (request: Request) => Promise<Response>;

/** Rejects when the signal says so, also where what it stands beside does not listen to signals. */
const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

/** Notes whether the policy of this page refuses a request to an address. */
function watchPolicy(url: string) {
  const seen = {isBlocked: false};
  const note = ({effectiveDirective, blockedURI}: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === 'connect-src' && url.startsWith(blockedURI.split('?')[0]!)) seen.isBlocked = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  return {seen, stop: () => document.removeEventListener('securitypolicyviolation', note)};
}

/** The browser reports a violation of its policy after the request that it refused. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function answerOf(response: Response, started: number): Promise<Answer> {
  const {body, isComplete} = await readBody(response);
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

/** Sends one request at a time, and tells why where no answer comes. */
export function useExchange() {
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const [isSending, setSending] = useState(false);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  async function send(prepared: Prepared, place: string, via: Send | null): Promise<Exchange | null> {
    if (current.current) return null;
    const abort = new AbortController();
    current.current = abort;
    setSending(true);
    setExchange(null);
    const started = performance.now();
    const signs = {isTimedOut: false, isSent: false, isRedirect: false};
    const timer = setTimeout(() => {
      signs.isTimedOut = true;
      abort.abort();
    }, TIMEOUT);
    const policy = watchPolicy(prepared.url);
    const finish = (result: Pick<Exchange, 'answer' | 'failure'>): Exchange => {
      const done = {prepared, place, time: performance.now() - started, ...result};
      setExchange(done);
      return done;
    };
    try {
      const request = toRequest(prepared, abort.signal);
      signs.isSent = true;
      const response = await Promise.race([(via ?? fetch)(request), aborted(abort.signal)]);
      signs.isRedirect = response.type === 'opaqueredirect';
      if (signs.isRedirect) throw new Error('redirect');
      return finish({answer: await Promise.race([answerOf(response, started), aborted(abort.signal)])});
    } catch {
      await nextTask();
      const failure = classifyFailure({
        ...signs,
        isCancelled: abort.signal.aborted && !signs.isTimedOut,
        isOnline: navigator.onLine,
        isBlocked: policy.seen.isBlocked,
        isSandbox: via !== null,
        pageProtocol: location.protocol,
        url: prepared.url,
      });
      return finish({failure});
    } finally {
      clearTimeout(timer);
      policy.stop();
      current.current = null;
      setSending(false);
    }
  }

  return {exchange, isSending, send, cancel: () => current.current?.abort()};
}
