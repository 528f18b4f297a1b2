/** The current request as a curl command. */
import type {CredentialScheme} from '../../openapi/credentials';
import {curl, quote} from '../samples/curl';
import {sampleCredential} from '../samples/credentials';
import type {SampleHeader, SampleRequest} from '../samples/types';
import type {Payload} from './payload';
import type {PreparedRequest} from './request';
import {withPair} from './serialise';

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
 * @param schemes the chosen schemes; their credentials need not be filled in
 */
export function curlOf(
  {method, url, headers, cookies, payload}: PreparedRequest,
  schemes: readonly CredentialScheme[],
): string {
  const credentials = schemes.flatMap((scheme) => sampleCredential(scheme) ?? []);
  const address = credentials
    .filter((credential) => credential.in === 'query')
    .reduce((text, credential) => withPair(text, credential.name, credential.env), url);
  const request: SampleRequest = {
    method,
    url: address,
    headers: [
      // The content type comes with the body; only the sandbox understands Prefer.
      ...headers.filter(([name]) => !/^(?:content-type|prefer)$/i.test(name)).map(([name, value]) => ({name, value})),
      ...(cookies.length > 0 ? [{name: 'Cookie', value: cookies.join('; ')}] : []),
      ...credentials.flatMap(({in: place, name, prefix, env}): SampleHeader[] => {
        if (place === 'cookie') return [{name: 'Cookie', env, prefix: `${name}=`}];
        return place === 'header' ? [{name, env, prefix}] : [];
      }),
    ],
    ...(payload?.kind === 'text' && {body: {contentType: payload.contentType, text: payload.text}}),
  };
  return [curl(request), ...fileArguments(payload)].join(' \\\n  ');
}
