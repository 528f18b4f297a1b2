/** Builds the request from the values that are filled in. */
import type {CredentialScheme} from '../credentials.ts';
import {encode, tidy} from '../encode.ts';
import {BODILESS, type NamedFile, type RequestBody} from '../request.ts';
import {headerText, inCookies, inHeader, inPath, inQuery} from '../serialise.ts';
import {multipartOf} from '../samples/body.ts';
import {type Credential, credentialProblems, credentialsOf} from './credentials.ts';
import {fieldProblem, valueIn} from './field.ts';
import {mediaIn} from './operation.ts';
import {bodyOf, formProblems} from './payload.ts';
import type {ConsoleOperation, Credentials, Draft, ParameterField, FieldProblem} from './types.ts';

/** A request. Credentials are separate, so that links and snippets can omit them. */
export interface PreparedRequest<F extends NamedFile = File> {
  method: string;
  /** Server URL, path and query, without credentials. */
  url: string;
  /** Without the content type, which is part of the body. */
  headers: [name: string, value: string][];
  /** `name=value` pairs, percent-encoded. */
  cookies: string[];
  cookieHeader?: string;
  preferred?: string;
  credentials: Credential[];
  /** Present for GET and HEAD, too: only some programs can send it. */
  body?: RequestBody<F>;
  problems: FieldProblem[];
}

const REFUSED_METHODS = ['TRACE', 'CONNECT', 'TRACK'];

/** Headers that pages may not set. */
const REFUSED_HEADERS =
  /^(?:accept-(?:charset|encoding)|access-control-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|referer|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i;

type Values = Pick<Draft, 'values'>;

function parameterProblems(parameters: ParameterField[], {values}: Values, cookieHeader?: string): FieldProblem[] {
  return parameters.flatMap((field) => {
    const text = values[field.key] ?? '';
    const report = (message: string, isFinal: boolean) => [{key: field.key, label: field.name, message, isFinal}];
    if (field.in === 'cookie' && text && !cookieHeader)
      return report('Browsers don’t let pages set cookies. Use the curl command', true);
    if (field.in === 'header' && text && REFUSED_HEADERS.test(field.name)) {
      return report('Browsers don’t let pages set this header. Use the curl command', true);
    }
    const message = fieldProblem(field, text);
    return message ? report(message, field.in === 'path' || text !== '') : [];
  });
}

/** True for `.` and `..`: even percent-encoded, browsers resolve them as path segments. */
const isDots = (segment: string): boolean => /^(?:\.|%2e){1,2}$/i.test(segment);

function fillPath(
  path: string,
  parameters: ParameterField[],
  {values}: Values,
): {path: string; problems: FieldProblem[]} {
  const problems: FieldProblem[] = [];
  const fields = parameters.filter((field) => field.in === 'path');
  const segments = path.split('/').map((segment) => {
    const own = fields.filter(({name}) => segment.includes(`{${name}}`));
    const filled = own.reduce(
      (text, field) => text.replaceAll(`{${field.name}}`, () => inPath(field, valueIn(field, values[field.key] ?? ''))),
      segment,
    );
    if (own[0] && isDots(filled)) {
      const message = 'Browsers treat . and .. as steps in the path, so they can’t be sent as a value';
      problems.push({key: own[0].key, label: own[0].name, message, isFinal: true});
    }
    return filled;
  });
  return {path: tidy(segments.join('/')), problems};
}

/** The fields of a place that have a value. */
const filledIn = (
  place: ParameterField['in'],
  parameters: ParameterField[],
  {values}: Values,
): [ParameterField, unknown][] =>
  parameters
    .filter((field) => field.in === place && values[field.key])
    .map((field) => [field, valueIn(field, values[field.key]!)]);

/** A URL with one more pair in its query. */
export const withPair = (url: string, name: string, value: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}${encode(name)}=${encode(value)}`;

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

/** The final problem of a method that browsers never send. */
const methodProblems = (method: string): FieldProblem[] =>
  REFUSED_METHODS.includes(method)
    ? [{key: 'method', label: 'Method', message: `Browsers don’t send ${method}. Use the curl command`, isFinal: true}]
    : [];

/**
 * Builds the request: the only place that does, for samples, console and guides.
 *
 * Empty parameters are not sent; path values are percent-encoded as one segment. Problems are reported but don't stop
 * it: unless one is final, the request can still be sent, to see how the API responds.
 */
export function prepare<F extends NamedFile>(
  operation: ConsoleOperation,
  draft: Draft<F>,
  target: Target,
): PreparedRequest<F> {
  const {method, parameters} = operation;
  const media = mediaIn(operation, draft);
  const {path, problems} = fillPath(operation.path, parameters, draft);
  const query = filledIn('query', parameters, draft).flatMap(([field, value]) => inQuery(field, value) || []);
  const accept = headerText(operation.formats.join(', '));
  const credentials = credentialsOf(target.schemes, target.credentials);
  const body = bodyOf(media, draft);
  const isMissing = Boolean(operation.body?.required) && !body && !BODILESS.includes(method);
  return {
    method,
    url: target.url + path + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers: [
      ...(accept ? [['Accept', accept] as [string, string]] : []),
      ...filledIn('header', parameters, draft).map(([field, value]): [string, string] => [
        field.name,
        inHeader(field, value),
      ]),
    ],
    cookies: filledIn('cookie', parameters, draft).flatMap(([field, value]) => inCookies(field, value)),
    ...(target.cookieHeader && {cookieHeader: target.cookieHeader}),
    ...(target.preferred && {preferred: target.preferred}),
    credentials,
    ...(body && {body}),
    problems: [
      ...methodProblems(method),
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

/** The header `Prefer` that chooses a status, as mock servers understand it. */
export const preferenceOf = (status: string): string => `code=${status}`;

/** The body as `fetch` takes it, with its Content-Type header. */
function contentOf(body: RequestBody<File>): {contentType: string; content: BodyInit} {
  const {contentType} = body;
  if ('text' in body) return {contentType, content: body.text};
  if ('file' in body) return {contentType, content: body.file};
  // Not `FormData`, which names a file for each text with a type. Pages without TLS have no `randomUUID`.
  const boundary = `part-${crypto.getRandomValues(new Uint32Array(4)).join('')}`;
  return {contentType: `${contentType}; boundary=${boundary}`, content: new Blob(multipartOf(body.parts, boundary))};
}

/**
 * The request with its credentials. Redirects are not followed, because browsers would send the headers to the new
 * address as well.
 *
 * @throws TypeError if the browser rejects part of it
 */
export function toRequest(
  {method, url, headers, cookies, cookieHeader, preferred, credentials, body}: PreparedRequest,
  signal: AbortSignal,
): Request {
  const sent = body && !BODILESS.includes(method) ? contentOf(body) : undefined;
  const address = credentials
    .filter((credential) => credential.in === 'query')
    .reduce((text, {name, value}) => withPair(text, name, value), url);
  const all = [
    ...headers,
    ...(preferred ? [['Prefer', preferenceOf(preferred)] as [string, string]] : []),
    ...(sent ? [['Content-Type', sent.contentType] as [string, string]] : []),
    ...credentials
      .filter((credential) => credential.in === 'header')
      .map(({name, prefix, value}): [string, string] => [name, prefix + value]),
    ...cookiesOf(cookies, credentials, cookieHeader),
  ];
  return new Request(address, {
    method,
    headers: all,
    body: sent?.content,
    signal,
    mode: 'cors',
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'manual',
    referrerPolicy: 'no-referrer',
  });
}
