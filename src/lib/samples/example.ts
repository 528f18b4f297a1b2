import {sampleCredential, type SampleCredential} from './credentials';
import type {SampleHeader, SampleRequest} from './types';
import type {CredentialScheme} from '../../openapi/credentials';
import type {ParameterPlace} from '../../openapi/document';
import {isIgnored} from '../../openapi/headers';
import {fromJson, isObject, jsonOrText} from '../../openapi/json';
import {serverUrl, type ServerTemplate} from '../../openapi/serverUrl';
import {withoutTrailingSlashes} from '../../openapi/slashes';
import {encode} from './encode';
import {inHeader, inPath, inQuery, pairsOf, queryOf, type StyledParameter} from './values';

/** A parameter with its example. */
export interface SampleParameter extends StyledParameter {
  in: ParameterPlace;
  /** JSON type of the value. */
  valueType: string;
  required: boolean;
  /** As JSON. */
  example?: string;
  /** Set if the value is sent as content of this type, such as JSON. */
  contentType?: string;
}

/** The input for a sample request; operations of the reference have this shape. */
export interface SampleOperation {
  method: string;
  path: string;
  parameters: readonly SampleParameter[];
  body?: {contentType: string; example?: string};
  responses: readonly {status: string; body?: {contentType: string}}[];
  /** Alternatives of schemes used together; all given schemes by default. */
  security?: readonly (readonly {scheme: string}[])[];
}

type Body = NonNullable<SampleRequest['body']>;

/** Placeholder for contracts whose servers have no host; `.example` is reserved. */
const PLACEHOLDER_ORIGIN = 'https://api.example';

const BOUNDARY = 'part-of-the-form';

/** Percent-encodes only characters that URLs can't contain. */
const tidy = (text: string): string => text.replace(/%(?![\da-f]{2})|[^\w\-.~:/?[\]@!$&'()*+,;=%]/giu, encode);

/** A header value in visible ASCII. */
const fieldValue = (text: string): string => text.replace(/[^ -~]+/gu, encode);

/** The example of a parameter; if it has none, a number or the parameter's name. */
function exampleOf({name, valueType, example, contentType}: SampleParameter): unknown {
  if (example === undefined) return valueType === 'integer' || valueType === 'number' ? 1 : name;
  if (contentType) return example;
  return jsonOrText(example);
}

/** The URL of a server without a trailing slash; relative URLs get a placeholder host. */
function baseOf(server: ServerTemplate): string {
  const filled = serverUrl(server);
  const absolute = /^https?:\/\//i.test(filled) ? filled : `${PLACEHOLDER_ORIGIN}/${filled.replace(/^\/+/, '')}`;
  try {
    const {origin, pathname} = new URL(absolute);
    return withoutTrailingSlashes(tidy(origin + pathname));
  } catch {
    return withoutTrailingSlashes(tidy(absolute));
  }
}

/** Form fields from an example object; undefined for other examples. */
function fieldsOf(example: string): ReturnType<typeof pairsOf> | undefined {
  const value = fromJson(example);
  return isObject(value) ? Object.entries(value).flatMap(([name, item]) => pairsOf(name, item)) : undefined;
}

function bodyOf({contentType, example}: NonNullable<SampleOperation['body']>): Body | undefined {
  if (example === undefined) return undefined;
  const type = fieldValue(contentType);
  const plain = {contentType: type, text: example};
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
    const fields = fieldsOf(example);
    return fields ? {contentType: type, text: queryOf(fields)} : plain;
  }
  if (!/^multipart\/form-data\b/i.test(type)) return plain;
  const parts = fieldsOf(example)?.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, encode)}"\r\n\r\n${value}\r\n`,
  );
  if (!parts) return plain;
  return {contentType: `multipart/form-data; boundary=${BOUNDARY}`, text: `${parts.join('')}--${BOUNDARY}--\r\n`};
}

/** The Cookie header: required cookies, then the one that carries a credential. */
function cookieHeader(parameters: readonly SampleParameter[], credential?: SampleCredential): SampleHeader[] {
  const cookies = parameters.map(
    (parameter) => `${parameter.name}=${encode(inHeader(parameter, exampleOf(parameter)))}`,
  );
  if (credential) {
    return [{name: 'Cookie', env: credential.env, prefix: [...cookies, `${credential.name}=`].join('; ')}];
  }
  return cookies.length > 0 ? [{name: 'Cookie', value: cookies.join('; ')}] : [];
}

/**
 * The example request of an operation: required parameters only, credentials from the environment.
 *
 * @param schemes definitions of the schemes in the operation's `security`; unknown schemes are left out
 */
export function exampleRequest(
  server: ServerTemplate,
  {method, path, parameters, body, responses, security}: SampleOperation,
  schemes: readonly CredentialScheme[],
): SampleRequest {
  const at = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const required = (place: string) => at(place).filter((parameter) => parameter.required);
  const wanted = security && (security[0] ?? []).map(({scheme}) => scheme);
  const credentials = schemes
    .filter(({scheme}) => !wanted || wanted.includes(scheme))
    .flatMap((scheme) => sampleCredential(scheme) ?? []);
  const inPlace = (place: string) => credentials.filter((credential) => credential.in === place);

  const values = new Map(at('path').map((parameter) => [parameter.name, inPath(parameter, exampleOf(parameter))]));
  const filled = path.replace(/\{([^{}]*)\}/g, (_, name: string) => values.get(name) ?? encode(name));
  const query = required('query')
    .map((parameter) => inQuery(parameter, exampleOf(parameter)))
    .filter(Boolean)
    .join('&');
  const keys = inPlace('query').map(({name, env}) => ({name, env}));
  const success = responses.find((response) => response.status.startsWith('2') && response.body);
  const accepted = success?.body?.contentType;
  const headers: SampleHeader[] = [
    ...(accepted ? [{name: 'Accept', value: accepted}] : []),
    ...required('header')
      .filter((parameter) => !isIgnored(parameter))
      .map((parameter) => ({name: parameter.name, value: inHeader(parameter, exampleOf(parameter))})),
    ...cookieHeader(required('cookie'), inPlace('cookie')[0]),
    ...inPlace('header').map(({name, env, prefix}) => ({name, env, ...(prefix && {prefix})})),
  ];
  const sent = body && method !== 'GET' && method !== 'HEAD' ? bodyOf(body) : undefined;
  return {
    method,
    url: `${baseOf(server)}${tidy(filled)}${query && `?${query}`}`,
    ...(keys.length > 0 && {query: keys}),
    headers: headers.map((header) => ('value' in header ? {...header, value: fieldValue(header.value)} : header)),
    ...(sent && {body: sent}),
  };
}
