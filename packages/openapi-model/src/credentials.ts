/** Where a request carries the credential of a security scheme. */
import type {SecurityScheme} from './model.ts';
import {kebabCase} from './slugs.ts';

export type CredentialScheme = Pick<SecurityScheme, 'scheme' | 'type' | 'in' | 'name' | 'httpScheme'>;

export interface CredentialPlace {
  /** A key, a user name and password in Base64, a token, or the credential of another HTTP scheme. */
  kind: 'key' | 'password' | 'token' | 'other';
  in: 'header' | 'query' | 'cookie';
  name: string;
  /** Text before the credential, such as `Bearer `; empty for keys. */
  prefix: string;
}

/** Undefined for schemes without a credential in the request, such as client certificates. */
export function credentialPlace({type, in: place, name, httpScheme}: CredentialScheme): CredentialPlace | undefined {
  if (type === 'apiKey') {
    const isKnown = place === 'header' || place === 'query' || place === 'cookie';
    return isKnown && name ? {kind: 'key', in: place, name, prefix: ''} : undefined;
  }
  // The names of HTTP schemes are not case-sensitive.
  const scheme =
    type === 'http' ? httpScheme?.toLowerCase() : type === 'oauth2' || type === 'openIdConnect' ? 'bearer' : '';
  if (!scheme) return undefined;
  const kind = scheme === 'basic' ? 'password' : scheme === 'bearer' ? 'token' : 'other';
  return {kind, in: 'header', name: 'Authorization', prefix: `${scheme[0]!.toUpperCase()}${scheme.slice(1)} `};
}

/**
 * A credential that the sandbox accepts, as a person would type it; empty if the scheme needs none in the request.
 * User name and password are separated by a colon.
 */
export function demoCredential(scheme: CredentialScheme): string {
  const place = credentialPlace(scheme);
  return place ? `${place.kind === 'password' ? 'demo:' : ''}demo-${kebabCase(scheme.scheme)}` : '';
}
