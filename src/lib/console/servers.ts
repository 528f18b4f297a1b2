import type {Server} from '@site/src/openapi/page';

/** The first choice: the API in memory, answered by the page itself. */
export const SANDBOX = 'sandbox';

/** Where the sandbox seems to stand: a name that can never exist, so that nothing could leave the page. */
export const SANDBOX_URL = 'https://sandbox.invalid';

export type ServerAddress = {url: string; origin: string} | {problem: string};

/**
 * The address of a documented server with its variables filled in.
 *
 * @param values value of each variable; its default is taken where one is missing or empty
 * @param base address that a relative URL is seen from
 */
export function serverAddress(server: Server, values: Record<string, string>, base: string): ServerAddress {
  const filled = (server.variables ?? []).reduce(
    (text, variable) => text.replaceAll(`{${variable.name}}`, () => values[variable.name] || variable.default),
    server.url,
  );
  try {
    const {protocol, origin, pathname, username, password} = new URL(filled, base);
    if (!/^https?:$/.test(protocol)) return {problem: `${filled} is not an address on the web.`};
    if (username || password) return {problem: 'An address with a name or a password in it cannot be called.'};
    return {url: origin + pathname.replace(/\/+$/, ''), origin};
  } catch {
    return {problem: `${filled} is not a valid address.`};
  }
}
