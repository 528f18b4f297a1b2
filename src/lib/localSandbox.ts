/** Port of `npm run sandbox` unless SANDBOX_PORT sets another. */
export const SANDBOX_PORT = 4010;

/** URL of the sandbox server on this machine, for programs that can't reach the sandbox in the page. */
export const LOCAL_SANDBOX = `http://localhost:${SANDBOX_PORT}`;
