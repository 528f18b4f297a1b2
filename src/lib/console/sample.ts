/** The current request as a curl command. */
import {curl} from '../samples/curl';
import {variableOf} from '../samples/credentials';
import type {SampleHeader, SampleRequest} from '../samples/types';
import type {Credential, CredentialPlace} from './credentials';
import type {Payload} from './payload';
import type {PreparedRequest} from './request';
import {withPair} from './serialise';

/** Name of the environment variable for a credential: `X-API-Key` → `API_KEY`. */
const variableName = ({name, prefix}: Pick<Credential, 'name' | 'prefix'>): string =>
  prefix === '' ? variableOf(name) : prefix.startsWith('Basic') ? 'BASIC_CREDENTIALS' : 'ACCESS_TOKEN';

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Arguments for bodies that a code sample can't hold as text: files and forms with files. */
function fileArguments(payload: Payload | undefined): string[] {
  if (payload?.kind === 'file') {
    return [`-H ${quote(`Content-Type: ${payload.contentType}`)}`, `--data-binary ${quote(`@${payload.file.name}`)}`];
  }
  if (payload?.kind !== 'multipart') return [];
  return payload.parts.map(([name, value]) =>
    typeof value === 'string' ? `--form-string ${quote(`${name}=${value}`)}` : `-F ${quote(`${name}=@${value.name}`)}`,
  );
}

/**
 * A curl command that sends the same request from a shell.
 *
 * Credentials are environment variables, never values. In the query, the name of the variable is a placeholder to
 * replace by hand, because URLs with secrets end up in logs.
 *
 * @param credentials every credential that the chosen schemes require, filled in or not
 */
export function curlOf(
  {method, url, headers, cookies, payload}: PreparedRequest,
  credentials: readonly CredentialPlace[],
): string {
  const address = credentials
    .filter((credential) => credential.in === 'query')
    .reduce((text, credential) => withPair(text, credential.name, variableName(credential)), url);
  const request: SampleRequest = {
    method,
    url: address,
    headers: [
      // The content type comes with the body; only the sandbox understands Prefer.
      ...headers.filter(([name]) => !/^(?:content-type|prefer)$/i.test(name)).map(([name, value]) => ({name, value})),
      ...(cookies.length > 0 ? [{name: 'Cookie', value: cookies.join('; ')}] : []),
      ...credentials.flatMap((credential): SampleHeader[] => {
        const env = variableName(credential);
        if (credential.in === 'cookie') return [{name: 'Cookie', env, prefix: `${credential.name}=`}];
        return credential.in === 'header' ? [{name: credential.name, env, prefix: credential.prefix}] : [];
      }),
    ],
    ...(payload?.kind === 'text' && {body: {contentType: payload.contentType, text: payload.text}}),
  };
  return [curl(request), ...fileArguments(payload)].join(' \\\n  ');
}
