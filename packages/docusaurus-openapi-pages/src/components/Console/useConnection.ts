import {useState} from 'react';
import {SANDBOX, SANDBOX_URL, serverAddress} from 'openapi-model/console/servers';
import {demoCredential} from 'openapi-model/credentials';
import {isCallable} from '../../lib/serverSources.ts';
import type {ConsoleOperation, Credentials} from 'openapi-model/console/types';
import {hasPolicy} from '../../lib/settings.ts';
import {memory} from './tools.ts';

/**
 * Server and credentials, shared by all operations and kept in memory only.
 *
 * @param onChange called with each change of a field
 */
export function useConnection({servers, security}: ConsoleOperation, onChange: () => void) {
  const [, redraw] = useState(0);
  const [alternative, setAlternative] = useState(0);
  const remember = (change: () => void) => {
    change();
    redraw((count) => count + 1);
    onChange();
  };

  const server = servers.find(({url}) => url === memory.server);
  const variables = Object.fromEntries(
    (server?.variables ?? []).map(({name, default: initial}) => [
      name,
      memory.variables.get(`${server!.url} ${name}`) ?? initial,
    ]),
  );
  const choice = server ? server.url : SANDBOX;
  const address = server ? serverAddress(server, variables, location.href) : {url: SANDBOX_URL, origin: SANDBOX};
  const isBlocked =
    hasPolicy && server !== undefined && 'url' in address && !isCallable(server, address.url, location.origin);
  const problem =
    'problem' in address
      ? address.problem
      : isBlocked
        ? `Pages of this site can’t call ${address.origin}. Copy the request as curl to send it yourself.`
        : undefined;
  // Don't reuse credentials while the server URL is invalid.
  const origin = 'problem' in address ? `invalid ${server!.url}` : address.origin;
  const schemes = security[alternative] ?? [];
  const credentials: Credentials = Object.fromEntries(
    schemes.map((scheme) => {
      const typed = memory.credentials.get(`${origin} ${scheme.scheme}`);
      // Demo credentials are for the sandbox only.
      return [scheme.scheme, typed ?? (server ? '' : demoCredential(scheme))];
    }),
  );
  return {
    isSandbox: !server,
    /** The sandbox, or the URL of a server as written in the contract. */
    choice,
    /** Undefined for the sandbox. */
    server,
    variables,
    /** Base URL of requests, without a trailing slash. */
    url: 'problem' in address ? '' : address.url,
    /** Display name of the server. */
    place: server ? ('problem' in address ? server.url : address.origin) : 'the sandbox',
    /** True if the policy of the site doesn't let its pages call the server. */
    isBlocked,
    /** Why the server cannot be called. */
    problems: problem === undefined ? [] : [{key: 'server', label: 'Server', message: problem, isFinal: true}],
    /** Index of the chosen security alternative. */
    alternative,
    schemes,
    credentials,
    choose: (next: string) => remember(() => (memory.server = next)),
    setVariable: (name: string, value: string) => remember(() => memory.variables.set(`${choice} ${name}`, value)),
    setAlternative,
    setCredential: (scheme: string, value: string) =>
      remember(() => memory.credentials.set(`${origin} ${scheme}`, value)),
  };
}
