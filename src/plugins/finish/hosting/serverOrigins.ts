/** Origins of the API's servers, which the console may call. */
import {isPolicyHost} from '../../../lib/policyHost';
import type {Server} from '../../../openapi/model';
import {serverUrl} from '../../../openapi/serverUrl';

/** Every combination of the values of a server's variables. A variable without a list of values has its default. */
const choicesOf = ({variables = []}: Server): Record<string, string>[] =>
  variables.reduce<Record<string, string>[]>(
    (choices, {name, default: initial, values}) =>
      choices.flatMap((choice) => [...new Set([initial, ...values])].map((value) => ({...choice, [name]: value}))),
    [{}],
  );

/**
 * Origins for `connect-src`, and the addresses that a policy cannot allow. Servers of the site itself need no entry.
 *
 * @param servers of the document, of paths and of operations
 * @param siteUrl base for relative URLs
 */
export function serverOrigins(servers: readonly Server[], siteUrl: string): {origins: string[]; refused: string[]} {
  const origins = new Set<string>();
  const refused = new Set<string>();
  for (const address of servers.flatMap((server) => choicesOf(server).map((choice) => serverUrl(server, choice)))) {
    const url = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : undefined;
    if (url?.origin === siteUrl) continue;
    if (url?.protocol === 'https:' && isPolicyHost(url.hostname)) origins.add(url.origin);
    else refused.add(address);
  }
  return {origins: [...origins], refused: [...refused]};
}
