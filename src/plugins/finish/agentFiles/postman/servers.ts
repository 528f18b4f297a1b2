/** Servers of a collection: the sandbox by default, with the contract's own address in a variable of its own. */
import type {OperationNode} from '../../../../openapi/document';
import {list, type Json} from '../../../../openapi/json';
import {serversOf} from '../../../../openapi/servers';
import {serverUrl} from '../../../../openapi/serverUrl';
import {withoutTrailingSlashes} from '../../../../openapi/slashes';
import {LOCAL_SANDBOX} from '../../../../lib/localSandbox';

const BASE = 'baseUrl';
const PRODUCTION = 'productionUrl';

/** Path of the server that an operation has for itself; empty if it has none or its URL is not absolute. */
export function ownServerPath({node, item}: OperationNode): string {
  const [server] = serversOf(node.servers ?? item.servers);
  try {
    return server ? withoutTrailingSlashes(new URL(serverUrl(server)).pathname) : '';
  } catch {
    return '';
  }
}

/** The address of a request that does not go to the server of the whole contract. */
function ownAddress({protocol, host, port}: Json): string | undefined {
  const name = list<string>(host).join('.');
  if (!name || name === `{{${BASE}}}`) return undefined;
  return `${protocol ?? 'https'}://${name}${port ? `:${port}` : ''}`;
}

const pair = (suffix: string, production: string, sandbox: string): Json[] => [
  {
    key: BASE + suffix,
    value: sandbox,
    type: 'string',
    description: `Server of the requests: by default the sandbox; {{${PRODUCTION + suffix}}} for production`,
  },
  {key: PRODUCTION + suffix, value: production, type: 'string', description: 'Address of the production server'},
];

/**
 * Sends all requests to the sandbox by default.
 *
 * @param collection changed in place
 * @returns the variables for servers; the others of the collection are left as they are
 */
export function addServers(collection: Json, requests: readonly {item: Json}[]): Json[] {
  const variables = list(collection.variable);
  const converted = variables.find(({key}) => key === BASE)?.value;
  collection.variable = variables.filter(({key}) => key !== BASE);
  const servers = pair('', withoutTrailingSlashes(String(converted ?? '')), LOCAL_SANDBOX);
  const known = new Map<string, string>();
  for (const {item} of requests) {
    const {url} = item.request;
    const address = ownAddress(url);
    if (address === undefined) continue;
    if (!known.has(address)) {
      const suffix = String(known.size + 2);
      known.set(address, BASE + suffix);
      servers.push(...pair(suffix, address, `{{${BASE}}}`));
    }
    url.host = [`{{${known.get(address)}}}`];
    delete url.protocol;
    delete url.port;
  }
  return servers;
}
