import type {Operation} from '@site/src/plugins/reference/types';
import type {SampleHeader, SampleRequest} from './types';

/** A credential that an operation asks for, as the contract declares it. */
export interface SampleCredential {
  /** Name of the security scheme. */
  scheme: string;
  /** Of the header, the query parameter or the cookie; with `http`, the scheme of authentication. */
  name: string;
  /** By default `http` where the name is `basic` or `bearer`, and `apiKey` otherwise. */
  type?: string;
  /** Place of an `apiKey`; the header by default. */
  in?: string;
}

type SampledOperation = Pick<Operation, 'method' | 'path' | 'parameters' | 'body' | 'answers'>;
type Parameter = SampledOperation['parameters'][number];
type Body = NonNullable<SampleRequest['body']>;

/** A reserved address for contracts that name no server of their own. */
const NOWHERE = 'https://api.example';

/** OpenAPI has these headers decided elsewhere, and ignores parameters of their names. */
const NOT_A_PARAMETER = /^(?:accept|content-type|authorization)$/i;

const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

const BOUNDARY = 'part-of-the-form';

const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Percent-encodes what must not stand in an address, and leaves the rest. */
const tidy = (text: string): string => text.replace(/%(?![\da-f]{2})|[^\w\-.~:/?[\]@!$&'()*+,;=%]/giu, encode);

/** A header's value in visible ASCII. */
const fieldValue = (text: string): string => text.replace(/[^ -~]+/gu, encode);

/**
 * The environment variable that a sample reads a credential from: the name in capitals without `X-`, words joined by
 * underscores. `X-API-Key` → `API_KEY`. A single word gets the prefix `API_`, so that no contract can ask for `PATH`.
 */
export function variableOf(name: string): string {
  const words = name
    .replace(/^x-/i, '')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toUpperCase()
    .split(/[^A-Z\d]+/)
    .filter(Boolean)
    .join('_');
  return /^[A-Z][A-Z\d]*_/.test(words) ? words : `API_${words || 'KEY'}`;
}

/** The address of a server without a slash at its end; one that is relative is put below a reserved host. */
function baseOf(server: string): string {
  const absolute = /^https?:\/\//i.test(server) ? server : `${NOWHERE}/${server.replace(/^\/+/, '')}`;
  try {
    const {origin, pathname} = new URL(absolute);
    return tidy(origin + pathname).replace(/\/+$/, '');
  } catch {
    // A host with a variable in it, such as {region}.api.example.
    return tidy(absolute).replace(/\/+$/, '');
  }
}

/** The example of a parameter; without one, a number or the parameter's own name. */
function exampleOf({name, type, example}: Parameter): unknown {
  if (example === undefined) return /^(?:integer|number)/.test(type) ? 1 : name;
  try {
    return JSON.parse(example);
  } catch {
    return example;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In a path and in a header, values stand side by side: style `simple` of OpenAPI. */
function simple(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(textOf);
  return isObject(value) ? Object.entries(value).flatMap(([key, item]) => [key, textOf(item)]) : [textOf(value)];
}

/** In a query and in a form, each value has a name: style `form` of OpenAPI. */
function named(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.map((item) => [name, textOf(item)]);
  return isObject(value) ? Object.entries(value).map(([key, item]) => [key, textOf(item)]) : [[name, textOf(value)]];
}

const queryOf = (pairs: readonly [string, string][]): string =>
  pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');

/** An example of a form, which contracts write as an object; undefined where it is no such thing. */
function formOf(text: string): [string, string][] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? Object.entries(value).flatMap(([name, item]) => named(name, item)) : undefined;
  } catch {
    return undefined;
  }
}

function bodyOf({contentType, example}: {contentType: string; example?: string}): Body | undefined {
  if (example === undefined) return undefined;
  const type = fieldValue(contentType);
  const form = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)
    ? formOf(example)
    : undefined;
  if (!form) return {contentType: type, text: example};
  if (/^application/i.test(type)) return {contentType: type, text: queryOf(form)};
  const parts = form.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, encode)}"\r\n\r\n${value}\r\n`,
  );
  return {contentType: `multipart/form-data; boundary=${BOUNDARY}`, text: `${parts.join('')}--${BOUNDARY}--\r\n`};
}

/** The header that carries a credential; undefined where none does. */
function headerOf({scheme, name, type, in: place}: SampleCredential): SampleHeader | undefined {
  switch (type ?? (/^(?:basic|bearer)$/i.test(name) ? 'http' : 'apiKey')) {
    case 'apiKey':
      if (place === 'cookie') return {name: 'Cookie', env: variableOf(name), prefix: `${name}=`};
      return place === 'query' ? undefined : {name, env: variableOf(name)};
    case 'http':
      if (/^basic$/i.test(name)) return {name: 'Authorization', env: 'BASIC_CREDENTIALS', prefix: 'Basic '};
      if (!/^bearer$/i.test(name)) return {name: 'Authorization', env: variableOf(scheme), prefix: `${name} `};
      return {name: 'Authorization', env: 'ACCESS_TOKEN', prefix: 'Bearer '};
    case 'oauth2':
    case 'openIdConnect':
      return {name: 'Authorization', env: 'ACCESS_TOKEN', prefix: 'Bearer '};
    default:
      return undefined;
  }
}

/**
 * The request that an operation's examples describe: required parameters only, credentials from the environment.
 *
 * A key that belongs into the query stands there as the name of its variable, to be replaced: an address with a secret
 * in it ends up in logs.
 *
 * @param server address of the server as the contract writes it
 * @param security the credentials, all of them needed
 */
export function exampleRequest(
  server: string,
  {method, path, parameters, body, answers}: SampledOperation,
  security: readonly SampleCredential[],
): SampleRequest {
  const at = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const required = (place: Parameter['in']) => at(place).filter((parameter) => parameter.required);
  const inPath = new Map(at('path').map((parameter) => [parameter.name, simple(exampleOf(parameter))]));
  const filled = path.replace(/\{([^{}]*)\}/g, (_, name: string) => (inPath.get(name) ?? [name]).map(encode).join(','));
  const query = queryOf([
    ...required('query').flatMap((parameter) => named(parameter.name, exampleOf(parameter))),
    ...security
      .filter((credential) => credential.in === 'query')
      .map(({name}): [string, string] => [name, variableOf(name)]),
  ]);
  const accepted = answers.find(({status, body: answer}) => status.startsWith('2') && answer)?.body?.contentType;
  const cookies = required('cookie').map(
    ({name, ...rest}) => `${name}=${simple(exampleOf({name, ...rest})).join(',')}`,
  );
  const headers: SampleHeader[] = [
    ...(accepted ? [{name: 'Accept', value: accepted}] : []),
    ...required('header')
      .filter(({name}) => !NOT_A_PARAMETER.test(name))
      .map((parameter) => ({name: parameter.name, value: simple(exampleOf(parameter)).join(',')})),
    ...(cookies.length > 0 ? [{name: 'Cookie', value: cookies.join('; ')}] : []),
    ...security.flatMap((credential) => headerOf(credential) ?? []),
  ];
  const sent = body && method !== 'GET' && method !== 'HEAD' ? bodyOf(body) : undefined;
  return {
    method,
    url: `${baseOf(server)}${tidy(filled)}${query && `?${query}`}`,
    headers: headers
      .filter(({name}) => TOKEN.test(name))
      .map((header) => ('value' in header ? {...header, value: fieldValue(header.value)} : header)),
    ...(sent && {body: sent}),
  };
}
