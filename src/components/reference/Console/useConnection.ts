import {useState} from 'react';
import {SANDBOX, SANDBOX_URL, serverAddress} from '@site/src/lib/console/servers';
import type {ConsoleOperation, Credentials, FieldProblem} from '@site/src/lib/console/types';
import type {SecurityScheme, Server} from '@site/src/openapi/page';
import {memory, type Tools} from './tools';

export interface Connection {
  isSandbox: boolean;
  /** The sandbox, or the URL of a server as written in the contract. */
  choice: string;
  /** Undefined for the sandbox. */
  server?: Server;
  variables: Record<string, string>;
  /** Base URL of requests, without a trailing slash. */
  url: string;
  /** Display name of the server. */
  place: string;
  /** Why the server cannot be called. */
  problems: FieldProblem[];
  /** Index of the chosen security alternative. */
  alternative: number;
  schemes: SecurityScheme[];
  credentials: Credentials;
  /** Status that the sandbox should respond with; empty for the default. */
  preferred: string;
  choose: (choice: string) => void;
  setVariable: (name: string, value: string) => void;
  setAlternative: (index: number) => void;
  setCredential: (scheme: string, value: string) => void;
  setPreferred: (status: string) => void;
}

/**
 * Server and credentials, shared by all operations and kept in memory only.
 *
 * @param onChange called with each change of a field
 */
export function useConnection(
  {servers, security}: ConsoleOperation,
  demo: Tools['demo'],
  onChange: () => void,
): Connection {
  const [, redraw] = useState(0);
  const [alternative, setAlternative] = useState(0);
  const [preferred, setPreferred] = useState('');
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
  const problem = 'problem' in address ? address.problem : undefined;
  // Don't reuse credentials while the server URL is invalid.
  const origin = 'problem' in address ? `invalid ${server!.url}` : address.origin;
  const schemes = security[alternative] ?? [];
  const credentials = Object.fromEntries(
    schemes.map((scheme) => {
      const typed = memory.credentials.get(`${origin} ${scheme.scheme}`);
      // Demo credentials are for the sandbox only.
      return [scheme.scheme, typed ?? (server ? '' : demo(scheme))];
    }),
  );
  return {
    isSandbox: !server,
    choice,
    ...(server && {server}),
    variables,
    url: 'problem' in address ? '' : address.url,
    place: server ? ('problem' in address ? server.url : address.origin) : 'the sandbox',
    problems: problem === undefined ? [] : [{key: 'server', label: 'Server', message: problem, isFinal: true}],
    alternative,
    schemes,
    credentials,
    preferred: server ? '' : preferred,
    choose: (choice) => remember(() => (memory.server = choice)),
    setVariable: (name, value) => remember(() => memory.variables.set(`${choice} ${name}`, value)),
    setAlternative,
    setCredential: (scheme, value) => remember(() => memory.credentials.set(`${origin} ${scheme}`, value)),
    setPreferred,
  };
}
