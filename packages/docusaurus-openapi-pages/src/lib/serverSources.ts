/** Sources of a content security policy for the API's servers, which the console may call. */
import {isPolicyHost} from './policyHost.ts';
import {serverUrl, type ServerTemplate} from 'openapi-model/servers';

export interface ServerChoices extends ServerTemplate {
  /** Without values, a variable is free. */
  variables?: readonly {name: string; default: string; values: readonly string[]}[];
}

/** Every combination of the values of a server's variables. A variable without a list of values has its default. */
const choicesOf = ({variables = []}: ServerChoices): Record<string, string>[] =>
  variables.reduce<Record<string, string>[]>(
    (choices, {name, default: initial, values}) =>
      choices.flatMap((choice) => Array.from(new Set([initial, ...values]), (value) => ({...choice, [name]: value}))),
    [{}],
  );

/** The console works in Safari before 17, which has no `URL.canParse`. */
function parsed(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Names of the visitor's own machine. */
const OWN_HOSTS = ['localhost', '127.0.0.1'];

/**
 * Sources for `connect-src`. Browsers trust the visitor's own machine without https, and whoever runs the API there
 * chooses the port. On any other host, a free variable would open the policy to every server, so its default counts.
 */
function sourcesFor({protocol, hostname, origin}: URL, {variables = []}: ServerChoices): string[] {
  if (!isPolicyHost(hostname)) return [];
  if (protocol === 'https:') return [origin];
  if (protocol !== 'http:' || !OWN_HOSTS.includes(hostname)) return [];
  const isFree = variables.some(({values}) => values.length === 0);
  return isFree ? OWN_HOSTS.map((host) => `http://${host}:*`) : [origin];
}

/**
 * What a policy allows for servers, and the addresses that it cannot allow. Servers of the site itself need no entry.
 *
 * @param servers of the document, of paths and of operations
 * @param siteUrl base for relative URLs
 */
export function serverSources(
  servers: readonly ServerChoices[],
  siteUrl: string,
): {sources: string[]; refused: string[]} {
  const sources = new Set<string>();
  const refused = new Set<string>();
  for (const server of servers) {
    for (const address of choicesOf(server).map((choice) => serverUrl(server, choice))) {
      const url = parsed(address, siteUrl);
      if (url?.origin === siteUrl) continue;
      const allowed = url ? sourcesFor(url, server) : [];
      if (allowed.length === 0) refused.add(address);
      for (const source of allowed) sources.add(source);
    }
  }
  return {sources: Array.from(sources), refused: Array.from(refused)};
}

/** Whether the policy lets pages call a URL of a server. */
export function isCallable(server: ServerChoices, url: string, siteUrl: string): boolean {
  const {origin, protocol, hostname} = new URL(url);
  const {sources} = serverSources([server], siteUrl);
  return [siteUrl, ...sources].some((source) => [origin, `${protocol}//${hostname}:*`].includes(source));
}
