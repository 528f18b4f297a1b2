import {serverUrl, type ServerTemplate} from '../servers.ts';
import {withoutTrailingSlashes} from '../slashes.ts';

/** The default choice: the sandbox, which runs in the page. */
export const SANDBOX = 'sandbox';

/** URL of the sandbox. The `.invalid` domain can't exist, so no request can leave the page. */
export const SANDBOX_URL = 'https://sandbox.invalid';

export type ServerAddress = {url: string; origin: string} | {problem: string};

/**
 * The URL of a documented server with its variables filled in.
 *
 * @param values value of each variable; the default is used if it is missing or empty
 * @param base base for relative URLs
 */
export function serverAddress(server: ServerTemplate, values: Record<string, string>, base: string): ServerAddress {
  const filled = serverUrl(server, values);
  try {
    const {protocol, origin, pathname, username, password} = new URL(filled, base);
    if (!/^https?:$/.test(protocol)) return {problem: `${filled} is not a web address.`};
    if (username || password)
      return {problem: 'The console can’t call an address that contains a user name or password.'};
    return {url: origin + withoutTrailingSlashes(pathname), origin};
  } catch {
    return {problem: `${filled} is not a valid address.`};
  }
}
