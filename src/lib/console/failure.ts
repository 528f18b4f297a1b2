/** Why a request got no response, as far as browsers tell. */

export type FailureKind =
  'offline' | 'timeout' | 'cancelled' | 'policy' | 'insecure' | 'redirect' | 'cors' | 'refused' | 'invalid' | 'sandbox';

/** How long a response may take, in milliseconds. */
export const TIMEOUT = 30_000;

/** How long a look at whether a server is there may take, in milliseconds. */
const LOOK = 5_000;

/**
 * Whether there is a server at all. A request without headers, credentials and body needs no CORS permission; its
 * response cannot be read, but that there is one tells CORS from a closed port. Never rejects.
 *
 * @param signal ends the look early
 */
export async function isThere(url: string, signal: AbortSignal): Promise<boolean> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, LOOK);
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
  /** The page's own policy stopped the request. */
  isBlocked: boolean;
  /** The server answered with a redirect. */
  isRedirect: boolean;
  /** The request went to the sandbox in the page. */
  isSandbox: boolean;
  /** The request was sent, not refused while it was put together. */
  isSent: boolean;
  /** Protocol of the page, such as `https:`. */
  pageProtocol: string;
  url: string;
}

/** The most telling sign decides; what is left can be CORS, DNS, TLS or a closed port: see `isThere`. */
export function classifyFailure(signs: FailureSigns): FailureKind {
  if (signs.isCancelled) return 'cancelled';
  if (signs.isTimedOut) return 'timeout';
  if (signs.isRedirect) return 'redirect';
  if (!signs.isSent) return 'invalid';
  if (signs.isSandbox) return 'sandbox';
  if (!signs.isOnline) return 'offline';
  if (signs.isBlocked) return 'policy';
  const isMixed = signs.pageProtocol === 'https:' && signs.url.startsWith('http:');
  return isMixed && !/^http:\/\/(?:localhost|127\.|\[::1\])/.test(signs.url) ? 'insecure' : 'refused';
}

export interface FailureWords {
  title: string;
  text: string;
}

/** What happened and what to do about it. */
export function failureWords(kind: FailureKind, origin: string, method: string): FailureWords {
  const isChange = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const doubt = isChange ? ` ${origin} may have received the request: look before you send it again.` : '';
  const words: Record<FailureKind, FailureWords> = {
    offline: {title: 'You are offline', text: 'Nothing was sent. The sandbox works without a connection.'},
    timeout: {title: 'No response within 30 seconds', text: `The request was given up.${doubt}`},
    cancelled: {title: 'Cancelled', text: `The request was cancelled before a response came.${doubt}`},
    policy: {
      title: 'Not allowed from this page',
      text: `The security policy of this site does not let its pages call ${origin}. The curl command works.`,
    },
    insecure: {
      title: 'Not allowed from this page',
      text: `A page that came over HTTPS cannot call ${origin}, which is not encrypted. The curl command works.`,
    },
    redirect: {
      title: 'The server redirects',
      text: `The console does not follow redirects, so that your credentials go to ${origin} alone.`,
    },
    cors: {
      title: 'Refused by CORS',
      text:
        `${origin} is there, but does not let pages of this site call it and read its responses (CORS). ` +
        `The curl command and the sandbox work.${doubt}`,
    },
    refused: {
      title: 'No response reached this page',
      text:
        `${origin} could not be reached, or turns pages of other sites away altogether. ` +
        `The sandbox works, and the curl command tells more.${doubt}`,
    },
    sandbox: {
      title: 'The sandbox failed',
      text: 'This is a fault of this page. Reset the sandbox, or reload the page.',
    },
    invalid: {
      title: 'The browser refuses this request',
      text: 'Nothing was sent. Check names and values of the headers.',
    },
  };
  return words[kind];
}
