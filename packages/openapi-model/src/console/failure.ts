/** Why a request got no response, as far as the browser reveals it. */

export type FailureKind = 'offline' | 'timeout' | 'cancelled' | 'redirect' | 'refused' | 'invalid' | 'sandbox';

/** How long a response may take to begin, in milliseconds. */
export const TIMEOUT = 30_000;

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

/** The most specific sign decides. `refused` can mean CORS, DNS, TLS or a closed port. */
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
    refused: {
      title: 'No response reached this page',
      text:
        `${origin} can’t be reached, or it blocks pages from other sites (CORS). ` +
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
