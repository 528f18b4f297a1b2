/** Builds the request from the values that are filled in. */
import type {CredentialScheme} from '../../openapi/credentials';
import {type Credential, credentialProblems, credentialsOf} from './credentials';
import {fieldProblem, HEADER_HINT, isHeaderValue} from './field';
import {mediaIn} from './operation';
import {bodyOf, formProblems, type Payload, payloadOf} from './payload';
import {encode} from '../samples/encode';
import {headerValue, pathValue, queryValue, withPair} from './serialise';
import type {ConsoleOperation, Credentials, Draft, ParameterField, FieldProblem} from './types';

/** A request. Credentials are separate, so that links and snippets can omit them. */
export interface PreparedRequest {
  method: string;
  /** Server URL, path and query, without credentials. */
  url: string;
  headers: [name: string, value: string][];
  /** `name=value` pairs, percent-encoded. */
  cookies: string[];
  cookieHeader?: string;
  credentials: Credential[];
  payload?: Payload;
  problems: FieldProblem[];
}

/** Methods that `fetch` sends without a body. */
const BODILESS = ['GET', 'HEAD'];
const REFUSED_METHODS = ['TRACE', 'CONNECT', 'TRACK'];

/** Headers that pages may not set. */
const REFUSED_HEADERS =
  /^(?:accept-(?:charset|encoding)|access-control-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|referer|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i;

function parameterProblems(parameters: ParameterField[], {values}: Draft, cookieHeader?: string): FieldProblem[] {
  return parameters.flatMap((field) => {
    const text = values[field.key] ?? '';
    const report = (message: string, isFinal: boolean) => [{key: field.key, label: field.name, message, isFinal}];
    if (field.in === 'cookie' && text && !cookieHeader)
      return report('Browsers don’t let pages set cookies. Use the curl command', true);
    if (field.in === 'header' && text && REFUSED_HEADERS.test(field.name)) {
      return report('Browsers don’t let pages set this header. Use the curl command', true);
    }
    if (field.in === 'header' && !isHeaderValue(text)) return report(`The value ${HEADER_HINT}`, true);
    const message = fieldProblem(field, text);
    return message ? report(message, field.in === 'path' || text !== '') : [];
  });
}

/** True for `.` and `..`: even percent-encoded, browsers resolve them as path segments. */
const isDots = (segment: string): boolean => /^(?:\.|%2e){1,2}$/i.test(segment);

function fillPath(path: string, parameters: ParameterField[], draft: Draft): {path: string; problems: FieldProblem[]} {
  const problems: FieldProblem[] = [];
  const inPath = parameters.filter((field) => field.in === 'path');
  const segments = path.split('/').map((segment) => {
    const own = inPath.filter(({name}) => segment.includes(`{${name}}`));
    const filled = own.reduce(
      (text, field) => text.replaceAll(`{${field.name}}`, () => pathValue(field, draft.values[field.key] ?? '')),
      segment,
    );
    if (own[0] && isDots(filled)) {
      const message = 'Browsers treat . and .. as steps in the path, so they can’t be sent as a value';
      problems.push({key: own[0].key, label: own[0].name, message, isFinal: true});
    }
    return filled;
  });
  return {path: segments.join('/'), problems};
}

/** Percent-encoded pairs for the query or the cookies; empty values are left out. */
function pairsOf(place: 'query' | 'cookie', parameters: ParameterField[], {values}: Draft): string[] {
  return parameters
    .filter((field) => field.in === place && values[field.key])
    .map((field) => queryValue(field, values[field.key]!));
}

function headersOf(parameters: ParameterField[], {values}: Draft): [string, string][] {
  return parameters
    .filter((field) => field.in === 'header' && values[field.key])
    .map((field) => [field.name, headerValue(field, values[field.key]!)]);
}

export interface Target {
  /** URL without a trailing slash. */
  url: string;
  /** The schemes of the chosen alternative. */
  schemes: readonly CredentialScheme[];
  credentials: Credentials;
  /** Status that the sandbox should respond with. */
  preferred?: string;
  /** Header that carries cookies instead; sandbox only, because browsers don't let pages set cookies of other sites. */
  cookieHeader?: string;
}

/**
 * Builds the request.
 *
 * Empty parameters are not sent; path values are percent-encoded as one segment. Problems are reported but don't stop
 * it: unless one is final, the request can still be sent, to see how the API responds.
 */
export function prepare(operation: ConsoleOperation, draft: Draft, target: Target): PreparedRequest {
  const {method, parameters, body, accept} = operation;
  const media = mediaIn(operation, draft);
  const {path, problems} = fillPath(operation.path, parameters, draft);
  const query = pairsOf('query', parameters, draft);
  const credentials = credentialsOf(target.schemes, target.credentials);
  const payload = BODILESS.includes(method) ? undefined : payloadOf(media, draft);
  const isMissing = Boolean(body?.required) && !payload && !BODILESS.includes(method);
  return {
    method,
    url: target.url + path + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: [
      ['Accept', accept],
      ...(payload && payload.kind !== 'multipart' ? [['Content-Type', payload.contentType] as [string, string]] : []),
      ...(target.preferred ? [['Prefer', `code=${target.preferred}`] as [string, string]] : []),
      ...headersOf(parameters, draft),
    ],
    cookies: pairsOf('cookie', parameters, draft),
    ...(target.cookieHeader && {cookieHeader: target.cookieHeader}),
    credentials,
    ...(payload && {payload}),
    problems: [
      ...(REFUSED_METHODS.includes(method)
        ? [
            {
              key: 'method',
              label: 'Method',
              message: `Browsers don’t send ${method}. Use the curl command`,
              isFinal: true,
            },
          ]
        : []),
      ...credentialProblems(credentials),
      ...parameterProblems(parameters, draft, target.cookieHeader),
      ...problems,
      ...formProblems(media, draft),
      ...(isMissing
        ? [{key: 'body', label: 'Request body', message: media?.kind === 'file' ? 'Choose a file' : 'Enter a body'}]
        : []),
    ],
  };
}

/** All cookies in the header that replaces `Cookie`, if the target has one. */
function cookiesOf(pairs: string[], credentials: Credential[], header: string | undefined): [string, string][] {
  const keys = credentials.filter((credential) => credential.in === 'cookie');
  const all = [...pairs, ...keys.map(({name, value}) => `${name}=${encode(value)}`)];
  return header && all.length > 0 ? [[header, all.join('; ')]] : [];
}

/**
 * The request with its credentials. Redirects are not followed, because browsers would send the headers to the new
 * address as well.
 *
 * @throws TypeError if the browser rejects part of it
 */
export function toRequest(
  {method, url, headers, cookies, cookieHeader, credentials, payload}: PreparedRequest,
  signal: AbortSignal,
): Request {
  const address = credentials
    .filter((credential) => credential.in === 'query')
    .reduce((text, {name, value}) => withPair(text, name, value), url);
  const all = [
    ...headers,
    ...credentials
      .filter((credential) => credential.in === 'header')
      .map(({name, prefix, value}): [string, string] => [name, prefix + value]),
    ...cookiesOf(cookies, credentials, cookieHeader),
  ];
  return new Request(address, {
    method,
    headers: all,
    body: bodyOf(payload),
    signal,
    mode: 'cors',
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
  });
}
