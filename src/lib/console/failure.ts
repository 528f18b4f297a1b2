/** Why a request got no response, as far as the browser reveals it. */

export type FailureKind = 'offline' | 'timeout' | 'cancelled' | 'redirect' | 'cors' | 'refused' | 'invalid' | 'sandbox';

/** How long a response may take to begin, in milliseconds. */
export const TIMEOUT = 30_000;

/** Time limit of `isReachable`, in milliseconds. */
const PROBE_TIMEOUT = 5_000;

/**
 * True if the server responds at all. A plain request needs no CORS permission: its response can't be read, but its
 * arrival tells a CORS failure from a closed port. Never rejects.
 *
 * @param signal aborts the request early
 */
export async function isReachable(url: string, signal: AbortSignal): Promise<boolean> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, PROBE_TIMEOUT);
  signal.addEventListener('abort', stop);
  try {
    await fetch(new URL('/', url), {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: abort.signal,
    });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

export interface FailureSigns {
  isCancelled: boolean;
  isTimedOut: boolean;
  /** `navigator.onLine`. */
  isOnline: boolean;
  /** The server responded with a redirect. */
  isRedirect: boolean;
  /** The request went to the sandbox in the page. */
  isSandbox: boolean;
  /** The request was sent; false if it could not be built. */
  isSent: boolean;
}

/** The most specific sign decides. `refused` can mean CORS, DNS, TLS or a closed port: see `isReachable`. */
export function classifyFailure(signs: FailureSigns): FailureKind {
  if (signs.isCancelled) return 'cancelled';
  if (signs.isTimedOut) return 'timeout';
  if (signs.isRedirect) return 'redirect';
  if (!signs.isSent) return 'invalid';
  if (signs.isSandbox) return 'sandbox';
  return signs.isOnline ? 'refused' : 'offline';
}

export interface FailureText {
  title: string;
  text: string;
}

/** What happened, and what to do about it. */
export function failureText(kind: FailureKind, origin: string, method: string): FailureText {
  const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const doubt = isChange ? ` ${origin} may have received the request. Check before you send it again.` : '';
  const texts: Record<FailureKind, FailureText> = {
    offline: {title: 'You are offline', text: 'Nothing was sent. The sandbox works without a connection.'},
    timeout: {title: 'No response within 30 seconds', text: `The console stopped waiting.${doubt}`},
    cancelled: {title: 'Cancelled', text: `The request was cancelled before a response arrived.${doubt}`},
    redirect: {
      title: 'The server redirects',
      text: `The console doesn’t follow redirects, so your credentials only go to ${origin}.`,
    },
    cors: {
      title: 'Refused by CORS',
      text:
        `${origin} responds, but doesn’t let pages from this site read its responses (CORS). ` +
        `The curl command and the sandbox work.${doubt}`,
    },
    refused: {
      title: 'No response reached this page',
      text:
        `${origin} can’t be reached, or it blocks pages from other sites. ` +
        `The sandbox still works, and the curl command may show more.${doubt}`,
    },
    sandbox: {
      title: 'The sandbox failed',
      text: 'This is an error in the page. Reset the sandbox, or reload the page.',
    },
    invalid: {
      title: 'The browser refuses this request',
      text: 'Nothing was sent. Check the names and values of the headers.',
    },
  };
  return texts[kind];
}
