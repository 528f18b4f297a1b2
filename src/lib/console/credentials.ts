/** Credentials as parts of a request. */
import type {SecurityScheme} from '@site/src/openapi/page';
import {HEADER_HINT, isHeaderValue} from './field';
import type {Credentials, Problem} from './types';

/** The part of a request that carries a credential. */
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

/** Base64 of the text as UTF-8. */
const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** True for HTTP basic: user name and password. */
export const isBasic = ({type, httpScheme}: SecurityScheme): boolean =>
  type === 'http' && httpScheme?.toLowerCase() === 'basic';

/** True if a page can send the credential: it controls neither client certificates nor cookies of other sites. */
export const isSendable = ({type, in: place}: SecurityScheme, isSandbox: boolean): boolean =>
  type !== 'mutualTLS' && place !== 'connection' && (place !== 'cookie' || isSandbox);

/** The parts of a request that carry credentials; client certificates are not among them. */
export const credentialPlaces = (schemes: readonly SecurityScheme[]): CredentialPlace[] =>
  schemes
    .filter(({type, in: place}) => type !== 'mutualTLS' && place !== 'connection')
    .map((scheme) => ({
      scheme: scheme.scheme,
      in: scheme.in,
      name: scheme.name,
      prefix: scheme.type === 'apiKey' ? '' : isBasic(scheme) ? 'Basic ' : 'Bearer ',
    }));

/** The credentials that are filled in. Empty ones are omitted, never replaced by a placeholder. */
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
