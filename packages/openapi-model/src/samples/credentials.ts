import {credentialPlace, type CredentialPlace, type CredentialScheme} from '../credentials.ts';

/** The place of a credential with the environment variable that samples read it from. */
export interface SampleCredential extends CredentialPlace {
  env: string;
}

/**
 * Name of the environment variable for a credential: upper case, without `X-`, words joined by underscores.
 * `X-API-Key` → `API_KEY`. A single word gets the prefix `API_`, so that no contract can read `PATH`.
 */
export function variableOf(name: string): string {
  const words = name
    .replace(/^x-/i, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toUpperCase()
    .split(/[^A-Z\d]+/)
    .filter(Boolean)
    .join('_');
  return /^[A-Z][A-Z\d]*_/.test(words) ? words : `API_${words || 'KEY'}`;
}

/** Undefined for schemes without a credential in the request. */
export function sampleCredential(scheme: CredentialScheme): SampleCredential | undefined {
  const place = credentialPlace(scheme);
  if (!place) return undefined;
  const {kind, name} = place;
  const variables = {key: name, password: 'BASIC_CREDENTIALS', token: 'ACCESS_TOKEN', other: scheme.scheme};
  return {...place, env: variableOf(variables[kind])};
}
