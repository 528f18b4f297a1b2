/** The present request as a curl command. */
import {curl} from '../samples/curl';
import type {SampleRequest} from '../samples/types';
import type {Credential} from './credentials';
import type {Payload} from './payload';
import type {Prepared} from './request';
import {encode} from './serialise';

/** Name of the environment variable of a credential: `X-API-Key` → `API_KEY`. */
export function variableName({name, prefix}: Pick<Credential, 'name' | 'prefix'>): string {
  if (prefix) return prefix.startsWith('Basic') ? 'BASIC_CREDENTIALS' : 'ACCESS_TOKEN';
  const words = name.replace(/^x-/i, '').replace(/[^A-Za-z\d]+/g, '_');
  const variable = words.replace(/^_+|_+$/g, '').toUpperCase();
  return /^[A-Z]/.test(variable) ? variable : `KEY_${variable}`;
}

/** Stands for a credential in a URL until the text is quoted; no character of it needs a quote. */
const MARK = 'CREDENTIAL0OF0THE0ENVIRONMENT0';

const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Arguments for what a code sample cannot carry as text: files and forms with files. */
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
 * A curl command that sends the same request from a shell. Credentials are environment variables, also those that are
 * not filled in yet.
 *
 * @param credentials every credential that the chosen schemes ask for
 */
export function curlOf({method, url, headers, payload}: Prepared, credentials: readonly Omit<Credential, 'value'>[]): string {
  const inQuery = credentials.filter((credential) => credential.in === 'query');
  const address = inQuery.reduce(
    (text, {name}, index) => `${text}${text.includes('?') ? '&' : '?'}${encode(name)}=${MARK}${index}`,
    url,
  );
  const cookies = credentials.filter((credential) => credential.in === 'cookie');
  const request: SampleRequest = {
    method,
    url: address,
    headers: [
      // The content type comes with the body, and the wish for a certain answer is the sandbox's alone.
      ...headers.filter(([name]) => !/^(?:content-type|prefer)$/i.test(name)).map(([name, value]) => ({name, value})),
      ...credentials
        .filter((credential) => credential.in === 'header')
        .map((credential) => ({name: credential.name, env: variableName(credential), prefix: credential.prefix})),
      ...cookies.map((credential) => ({name: 'Cookie', env: variableName(credential), prefix: `${credential.name}=`})),
    ],
    ...(payload?.kind === 'text' && {body: {contentType: payload.contentType, text: payload.text}}),
  };
  const command = [curl(request), ...fileArguments(payload)].join(' \\\n  ');
  return inQuery.reduce((text, credential, index) => text.replace(MARK + index, () => `'"$${variableName(credential)}"'`), command);
}
