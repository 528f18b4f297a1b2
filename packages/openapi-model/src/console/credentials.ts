/** Credentials as parts of a request. */
import {credentialPlace, type CredentialPlace, type CredentialScheme} from '../credentials.ts';
import type {SecurityScheme} from '../model.ts';
import type {Credentials, FieldProblem} from './types.ts';

/** True for what `fetch` accepts in a header: Latin-1 without line breaks. A credential is sent as it is. */
const isHeaderValue = (text: string): boolean => /^[\t\x20-\x7E\x80-\xFF]*$/.test(text);

export interface Credential extends CredentialPlace {
  scheme: string;
  value: string;
}

/** Base64 of the text as UTF-8. */
const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** True if a page can send the credential: it controls neither client certificates nor cookies of other sites. */
export const isSendable = ({type, in: place}: SecurityScheme, isSandbox: boolean): boolean =>
  type !== 'mutualTLS' && place !== 'connection' && (place !== 'cookie' || isSandbox);

/** The credentials that are filled in. Empty ones are omitted, never replaced by a placeholder. */
export function credentialsOf(schemes: readonly CredentialScheme[], values: Credentials): Credential[] {
  return schemes.flatMap((scheme) => {
    const place = credentialPlace(scheme);
    const typed = (values[scheme.scheme] ?? '').trim();
    if (!place || !typed || typed === ':') return [];
    return [{...place, scheme: scheme.scheme, value: place.kind === 'password' ? base64(typed) : typed}];
  });
}

export function credentialProblems(credentials: Credential[]): FieldProblem[] {
  return credentials
    .filter((credential) => credential.in === 'header' && !isHeaderValue(credential.value))
    .map(({scheme, name}) => ({
      key: `scheme.${scheme}`,
      label: name,
      message: 'The credential may only contain Latin-1 characters, without line breaks',
      isFinal: true,
    }));
}
