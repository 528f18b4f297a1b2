/** Requests as code: the example of an operation, and the current request as a curl command. */
import {credentialPlace, type CredentialScheme} from '../credentials.ts';
import {compact} from '../json.ts';
import type {NamedFile, SampleHeader, SampleRequest} from '../request.ts';
import {baseOf} from '../servers.ts';
import {sampleCredential} from '../samples/credentials.ts';
import {curl} from '../samples/curl.ts';
import {exampleDraft} from './operation.ts';
import {preferenceOf, prepare, type PreparedRequest} from './request.ts';
import type {ConsoleOperation} from './types.ts';

/**
 * A request for a sample. Its credentials are environment variables, never values.
 *
 * @param schemes the chosen schemes; their credentials need not be filled in
 */
export function sampleOf<F extends NamedFile>(
  {method, url, headers, cookies, preferred, body}: PreparedRequest<F>,
  schemes: readonly CredentialScheme[],
): SampleRequest {
  const credentials = schemes.flatMap((scheme) => sampleCredential(scheme) ?? []);
  const inPlace = (place: string) => credentials.filter((credential) => credential.in === place);
  const keys = inPlace('query').map(({name, env}) => ({name, env}));
  const [cookie] = inPlace('cookie');
  const cookieHeader = (): SampleHeader[] => {
    if (cookie) return [{name: 'Cookie', env: cookie.env, prefix: [...cookies, `${cookie.name}=`].join('; ')}];
    return cookies.length > 0 ? [{name: 'Cookie', value: cookies.join('; ')}] : [];
  };
  return {
    method,
    url,
    ...(keys.length > 0 && {query: keys}),
    headers: [
      ...headers.map(([name, value]): SampleHeader => ({name, value})),
      ...(preferred ? [{name: 'Prefer', value: preferenceOf(preferred)}] : []),
      ...cookieHeader(),
      ...inPlace('header').map(({name, env, prefix}) => ({name, env, ...(prefix && {prefix})})),
    ],
    ...(body && {body}),
  };
}

/** A curl command that sends the same request from a shell. */
export const curlOf = (prepared: PreparedRequest, schemes: readonly CredentialScheme[]): string =>
  curl(sampleOf(prepared, schemes));

/** What readers have to replace in an example, whether it meets the rules of the contract, and what only curl can do. */
function noteOn({parameters, body, security: [schemes = []]}: ConsoleOperation): string | undefined {
  const parts = [...parameters, ...(body?.media ?? [])];
  const names = [...new Set(parts.flatMap(({placeholders}) => placeholders))];
  const notes = [
    names.length > 0 &&
      `Replace ${names.join(', ').replace(/, (?=[^,]*$)/, ' and ')} with your own ${names.length > 1 ? 'values' : 'value'}.`,
    parts.some(({isValid}) => !isValid) && 'No example was found that meets all rules of the contract.',
    schemes.some((scheme) => credentialPlace(scheme)?.prefix === 'Digest ') &&
      'Only curl responds to the challenge of Digest authentication.',
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}

/** URL of the server that samples call: the first one. */
export const exampleServer = ({servers: [server]}: ConsoleOperation): string => (server ? baseOf(server) : '/');

/**
 * The request of the untouched console, as the samples of an operation show it.
 *
 * @param url of the server; by default, the first one's
 */
export function exampleRequest(operation: ConsoleOperation, url?: string): SampleRequest {
  const [schemes = []] = operation.security;
  const target = {url: url ?? exampleServer(operation), schemes, credentials: {}};
  const requestWith = (contentType?: string): SampleRequest =>
    sampleOf(prepare(operation, exampleDraft(operation, contentType), target), schemes);
  const media = operation.body?.media ?? [];
  const bodies = media.length > 1 ? media.flatMap(({contentType}) => requestWith(contentType).body ?? []) : [];
  return compact({...requestWith(), bodies: bodies.length > 1 ? bodies : undefined, note: noteOn(operation)});
}
