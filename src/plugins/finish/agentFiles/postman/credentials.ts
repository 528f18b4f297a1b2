/** Credentials of a collection: variables with the values that the sandbox accepts. */
import {camelCase} from '../../../../lib/names';
import {credentialPlace} from '../../../../openapi/credentials';
import {demoCredential} from '../../../../openapi/demoCredential';
import type {OperationNode, Resolve} from '../../../../openapi/document';
import {list, text, type Json} from '../../../../openapi/json';
import type {SecurityScheme} from '../../../../openapi/model';
import {schemeOf} from '../../../../openapi/security';

/** Names of the variables in a part of the collection. */
export const variablesIn = (part: unknown): string[] =>
  [...JSON.stringify(part ?? null).matchAll(/\{\{([\w-]+)\}\}/g)].map(([, name]) => name!);

/** Adds an API key that an operation needs beyond its first scheme: `auth` in a collection holds only one scheme. */
function addKey({request}: Json, scheme: SecurityScheme, variable: string): void {
  const {kind, name, in: place} = credentialPlace(scheme) ?? {};
  if (kind !== 'key') return;
  const entry = {key: name, value: `{{${variable}}}`};
  if (place === 'header') request.header = [...list(request.header), entry];
  if (place === 'query') request.url.query = [...list(request.url.query), entry];
}

/** Adds the token to OAuth settings, which otherwise only say where to get one. */
function addToken(auth: Json, variable: string): void {
  if (!Array.isArray(auth.oauth2)) return;
  auth.oauth2.push({key: 'accessToken', value: `{{${variable}}}`}, {key: 'addTokenTo', value: 'header'});
}

/** A user name or a password, from the two that the sandbox accepts. */
function partOf(credential: string, variable: string): string {
  const [, user, password] = /^([^:]*):(.*)$/.exec(credential) ?? [];
  return (/user/i.test(variable) ? user : /pass/i.test(variable) ? password : undefined) ?? credential;
}

const TITLES: Record<string, string> = {apiKey: 'API key', http: 'Credential', oauth2: 'Access token'};

const describe = ({scheme, type, name}: SecurityScheme): string =>
  `${TITLES[type] ?? 'Credential'} “${scheme}”, sent as ${name}; by default, the sandbox’s`;

/**
 * Completes the authentication of every request, with a variable for each credential.
 *
 * @param collection changed in place
 * @param requests its requests with their operations
 * @returns the variables
 */
export function addCredentials(
  contract: Json,
  resolve: Resolve,
  collection: Json,
  requests: readonly {item: Json; operation: OperationNode | undefined}[],
): Json[] {
  const owners = new Map<string, string>();
  const variables: Json[] = [];

  /** Gives a scheme the variables in its settings; a name that another scheme has is replaced. */
  function claim(auth: Json, scheme: SecurityScheme): Json {
    const own = camelCase(scheme.scheme) || 'credential';
    addToken(auth, own);
    let json = JSON.stringify(auth);
    for (const name of new Set(variablesIn(auth))) {
      const free = (owners.get(name) ?? scheme.scheme) === scheme.scheme ? name : camelCase(own, name);
      json = json.replaceAll(`{{${name}}}`, `{{${free}}}`);
      if (owners.has(free)) continue;
      owners.set(free, scheme.scheme);
      const value = partOf(demoCredential(scheme), name);
      variables.push({key: free, value, type: 'string', description: describe(scheme)});
    }
    return JSON.parse(json) as Json;
  }

  const schemesOf = (security: unknown): SecurityScheme[] =>
    Object.keys(list(security)[0] ?? {}).map((name) => schemeOf(contract, name, resolve));
  const [common] = schemesOf(contract.security);
  if (common && collection.auth) collection.auth = claim(collection.auth, common);
  for (const {item, operation} of requests) {
    if (!operation) continue;
    // Otherwise the request would inherit the collection's authentication.
    if (operation.security.length === 0) item.request.auth = {type: 'noauth'};
    const [first, ...others] = schemesOf(operation.security);
    if (first && item.request.auth) item.request.auth = claim(item.request.auth, first);
    for (const scheme of others) {
      const name = camelCase(scheme.scheme) || 'credential';
      addKey(item, scheme, variablesIn(claim({value: `{{${name}}}`}, scheme))[0] ?? text(name));
    }
  }
  return variables;
}
