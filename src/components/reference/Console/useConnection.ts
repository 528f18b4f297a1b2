import {useState} from 'react';
import {SANDBOX, SANDBOX_URL, serverAddress} from '@site/src/lib/console/servers';
import type {ConsoleOperation, Credentials} from '@site/src/lib/console/types';
import type {SecurityHeader, Server} from '@site/src/plugins/reference/types';
import {memory} from './tools';

export interface Connection {
  isSandbox: boolean;
  /** The sandbox, or the URL of a server as the contract has it. */
  choice: string;
  /** Undefined for the sandbox. */
  server?: Server;
  variables: Record<string, string>;
  /** Address of the requests, without a slash at the end. */
  url: string;
  /** How people call where requests go. */
  place: string;
  /** Why the server cannot be called. */
  problem?: string;
  /** Index of the alternative by which requests authenticate. */
  alternative: number;
  schemes: SecurityHeader[];
  credentials: Credentials;
  /** Status that the sandbox is asked for; empty for its own choice. */
  preferred: string;
  choose: (choice: string) => void;
  setVariable: (name: string, value: string) => void;
  setAlternative: (index: number) => void;
  setCredential: (scheme: string, value: string) => void;
  setPreferred: (status: string) => void;
}

/** Demo credentials are the sandbox's alone; they are named by scheme or by the header that they travel in. */
const demoOf = (schemes: readonly SecurityHeader[], demo: Credentials): Credentials =>
  Object.fromEntries(schemes.map(({scheme, name}) => [scheme, demo[scheme] ?? demo[name] ?? '']));

/** Where requests go and how they authenticate; chosen and typed once for all operations, kept in memory alone. */
export function useConnection({servers, security}: ConsoleOperation, demo: Credentials): Connection {
  const [, redraw] = useState(0);
  const [alternative, setAlternative] = useState(0);
  const [preferred, setPreferred] = useState('');
  const remember = (change: () => void) => {
    change();
    redraw((count) => count + 1);
  };

  const server = servers.find(({url}) => url === memory.server);
  const address = server ? serverAddress(server, memory.variables, location.href) : {url: SANDBOX_URL, origin: SANDBOX};
  const key = 'problem' in address ? `${server!.url} (invalid)` : address.origin;
  const schemes = security[alternative] ?? [];
  const typed = memory.credentials[key] ?? {};
  return {
    isSandbox: !server,
    choice: server ? memory.server : SANDBOX,
    ...(server && {server}),
    variables: memory.variables,
    url: 'problem' in address ? '' : address.url,
    place: server ? key : 'the sandbox',
    ...('problem' in address && {problem: address.problem}),
    alternative,
    schemes,
    credentials: server ? typed : {...demoOf(schemes, demo), ...typed},
    preferred: server ? '' : preferred,
    choose: (choice) => remember(() => (memory.server = choice)),
    setVariable: (name, value) => remember(() => (memory.variables = {...memory.variables, [name]: value})),
    setAlternative,
    setCredential: (scheme, value) =>
      remember(() => (memory.credentials = {...memory.credentials, [key]: {...typed, [scheme]: value}})),
    setPreferred,
  };
}
