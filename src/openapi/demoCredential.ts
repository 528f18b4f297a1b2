import {credentialPlace, type CredentialScheme} from './credentials';
import {kebabCase} from './slugs';

/**
 * A credential that the sandbox accepts, as a person would type it; empty if the scheme needs none in the request.
 * User name and password are separated by a colon.
 */
export function demoCredential(scheme: CredentialScheme): string {
  const place = credentialPlace(scheme);
  return place ? `${place.kind === 'password' ? 'demo:' : ''}demo-${kebabCase(scheme.scheme)}` : '';
}
