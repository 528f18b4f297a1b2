/** Port of `npm run sandbox` unless SANDBOX_PORT sets another. */
export const SANDBOX_PORT = 4010;
