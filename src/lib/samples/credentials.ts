import type {SampleHeader} from './types';

/** A credential that an operation requires, as declared in the contract. */
export interface SampleCredential {
  /** Name of the security scheme. */
  scheme: string;
  /** Name of the header, query parameter or cookie. */
  name: string;
  /** `apiKey` by default. */
  type?: string;
  /** The header by default. */
  in?: string;
  /** `bearer`, `basic` … of type `http`. */
  httpScheme?: string;
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

/** The header that carries a credential; undefined for query parameters, and for cookies, which share one header. */
export function credentialHeader(credential: SampleCredential): SampleHeader | undefined {
  const {scheme, name, type = 'apiKey', in: place = 'header', httpScheme = 'bearer'} = credential;
  const authorization = (env: string, prefix: string) => ({name: 'Authorization', env, prefix});
  switch (type) {
    case 'apiKey':
      return place === 'header' ? {name, env: variableOf(name)} : undefined;
    case 'http':
      if (/^basic$/i.test(httpScheme)) return authorization('BASIC_CREDENTIALS', 'Basic ');
      if (!/^bearer$/i.test(httpScheme)) return authorization(variableOf(scheme), `${httpScheme} `);
      return authorization('ACCESS_TOKEN', 'Bearer ');
    case 'oauth2':
    case 'openIdConnect':
      return authorization('ACCESS_TOKEN', 'Bearer ');
    default:
      return undefined;
  }
}
