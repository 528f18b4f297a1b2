/** Credentials on their way into a request. */
import type {SecurityScheme} from '@site/src/openapi/page';
import {HEADER_HINT, isHeaderValue} from './field';
import type {Credentials, Problem} from './types';

/** Where a credential travels. */
export interface CredentialPlace {
  scheme: string;
  in: SecurityScheme['in'];
  name: string;
  /** `Bearer ` or `Basic ` before the value; empty for keys. */
  prefix: string;
}

export interface Credential extends CredentialPlace {
  value: string;
}

/** Base64 of UTF-8. */
const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** Whether a scheme takes a name and a password. */
export const isBasic = ({type, httpScheme}: SecurityScheme): boolean =>
  type === 'http' && httpScheme?.toLowerCase() === 'basic';

/** Whether a page can send the credential: certificates are the browser's, and so are cookies of other sites. */
export const isSendable = ({type, in: place}: SecurityScheme, isSandbox: boolean): boolean =>
  type !== 'mutualTLS' && place !== 'connection' && (place !== 'cookie' || isSandbox);

/** Where the credentials of schemes travel; a certificate is no part of a request. */
export const credentialPlaces = (schemes: readonly SecurityScheme[]): CredentialPlace[] =>
  schemes
    .filter(({type, in: place}) => type !== 'mutualTLS' && place !== 'connection')
    .map((scheme) => ({
      scheme: scheme.scheme,
      in: scheme.in,
      name: scheme.name,
      prefix: scheme.type === 'apiKey' ? '' : isBasic(scheme) ? 'Basic ' : 'Bearer ',
    }));

/** Credentials that are filled in; empty ones are left out, never replaced by anything. */
export function credentialsOf(schemes: readonly SecurityScheme[], values: Credentials): Credential[] {
  return credentialPlaces(schemes).flatMap((place) => {
    const typed = (values[place.scheme] ?? '').trim();
    if (!typed || typed === ':') return [];
    return [{...place, value: place.prefix === 'Basic ' ? base64(typed) : typed}];
  });
}

export function credentialProblems(credentials: Credential[]): Problem[] {
  return credentials
    .filter((credential) => credential.in === 'header' && !isHeaderValue(credential.value))
    .map(({scheme, name}) => ({
      key: `scheme.${scheme}`,
      label: name,
      message: `The credential ${HEADER_HINT}`,
      isFinal: true,
    }));
}
