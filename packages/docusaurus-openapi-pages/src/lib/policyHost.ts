/**
 * Whether a Content-Security-Policy can allow a host (CSP Level 3, `host-part`). It cannot carry IPv6 addresses, and
 * URLs may have hosts with `*`, `;` or quotes, which mean something else in a policy.
 *
 * @param hostname as `URL` parses it
 */
export const isPolicyHost = (hostname: string): boolean => /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/.test(hostname);
