/** Credentials on their way into a request. */
import type {SecurityHeader} from '@site/src/plugins/reference/types';
import {HEADER_HINT, isHeaderValue} from './field';
import type {Credentials, Problem} from './types';

/** A credential and where it travels. */
export interface Credential {
  scheme: string;
  in: SecurityHeader['in'];
  name: string;
  /** `Bearer ` or `Basic ` before the value. */
  prefix: string;
  value: string;
}

/** Base64 of UTF-8. */
const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** How a credential travels; empty ones are left out, never replaced by anything. */
export function credentialsOf(schemes: readonly SecurityHeader[], values: Credentials): Credential[] {
  return schemes.flatMap((scheme) => {
    const typed = (values[scheme.scheme] ?? '').trim();
    const isBasic = scheme.type === 'http' && scheme.httpScheme?.toLowerCase() === 'basic';
    if (!typed || typed === ':' || scheme.type === 'mutualTLS' || scheme.in === 'connection') return [];
    const value = isBasic ? base64(typed) : typed;
    const prefix = scheme.type === 'apiKey' ? '' : isBasic ? 'Basic ' : 'Bearer ';
    return [{scheme: scheme.scheme, in: scheme.in, name: scheme.name, prefix, value}];
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

