import type {Contract} from 'openapi-model/contract';
import {responseFor, type OperationNode} from 'openapi-model/document';
import {exampleFor, exampleText} from 'openapi-model/example';
import {formatsOf} from 'openapi-model/formats';
import {hasOwn, isObject, jsonText, objectOf, plainText, property, text, type Json} from 'openapi-model/json';
import {concreteType, isJsonType} from 'openapi-model/media';
import {BODILESS_STATUSES} from 'openapi-model/request';
import {isErrorStatus} from 'openapi-model/status';
import type {Refusal} from './refusal.ts';
import {problemsOf} from 'openapi-model/validation';

/** Default Retry-After in seconds, if the contract has no example. */
const RETRY_AFTER = '30';
/** Common names for the message field of an error. */
const MESSAGES = ['message', 'detail', 'error_description', 'error', 'description', 'title'];
/** Beginning of an error message if the contract has no example. */
const LEAD = 'The request failed';
/** Substitutes for statuses that an operation doesn't document. */
const NEAREST: Record<number, number> = {413: 400, 415: 400};

/** Error body, if the contract doesn't define one. */
export const envelope = (message: string, field?: string) => ({
  success: false,
  message,
  data: field === undefined ? null : {field},
});

export interface Content {
  type: string;
  /** The media type object. */
  media?: Json;
  /** Undefined for an empty body. */
  value: unknown;
  /** True if the value is an example from the contract, false if generated from a schema. */
  isStated: boolean;
}

/** The first documented success of an operation; an empty 200 if there is none. */
export function successOf({responses}: OperationNode): {status: number; response: Json} {
  const codes = [...responses.keys()].sort();
  const exact = codes.find((code) => /^2\d\d$/.test(code));
  const redirect = codes.some((code) => /^2XX$/i.test(code)) ? undefined : codes.find((code) => /^3\d\d$/.test(code));
  const status = Number(exact ?? redirect ?? 200);
  return {status, response: responseFor(responses, status) ?? {}};
}

/** Available media types of a response, JSON first. */
export const typesOffered = ({content}: Json): string[] => formatsOf(content).map(([type]) => type);

export function createResponses(contract: Contract) {
  const {operations, resolve, checkOf} = contract;
  const exampleOf = (node: Json, contentType?: string) => exampleFor(contract, node, 'response', {contentType});

  /** Content of a response: the contract's first example, or one generated from the schema. */
  function contentOf(response: Json, type = typesOffered(response)[0]): Content | null {
    if (type === undefined) return null;
    const media = objectOf(property(response.content, type));
    const example = exampleOf(media, type);
    return {type: concreteType(type), media, value: example?.value ?? null, isStated: example?.isGenerated === false};
  }

  /** The documented headers of a response with their example values. */
  function headersOf(response: Json): Headers {
    const headers = new Headers({'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff'});
    for (const [name, node] of Object.entries(objectOf(response.headers))) {
      const header = resolve(node);
      const value = exampleOf(header)?.value ?? null;
      try {
        if (name.toLowerCase() !== 'content-type')
          headers.set(name, Array.isArray(value) ? value.map(plainText).join(',') : plainText(value));
      } catch {
        // Skip invalid header names and values.
      }
    }
    return headers;
  }

  /** @param extra headers that extend or replace the documented ones */
  function respond(
    status: number,
    response: Json,
    content: Content | null,
    extra: Readonly<Record<string, string>> = {},
  ): Response {
    const headers = headersOf(response);
    if ((status === 429 || status === 503) && !headers.has('Retry-After')) headers.set('Retry-After', RETRY_AFTER);
    if (response['x-preview'] === true) headers.set('X-Preview', 'true');
    for (const [name, value] of Object.entries(extra)) headers.set(name, value);
    if (!content || BODILESS_STATUSES.includes(status)) return new Response(null, {status, headers});
    const {type, value, media} = content;
    headers.set('Content-Type', type);
    return new Response(isJsonType(type) ? jsonText(value) : exampleText(contract, value, type, media), {
      status,
      headers,
    });
  }

  /** The documented error response: from the operation, or from any other that has the code. */
  function errorResponse(status: number, operation?: OperationNode): Json {
    const own = operation && responseFor(operation.responses, status);
    const exact = operations.find(({responses}) => responses.has(String(status)))?.responses.get(String(status));
    const found = own ?? exact ?? operations.map((other) => responseFor(other.responses, status)).find(Boolean);
    return found ?? {};
  }

  /** Content that an error without its own takes its form from: the first documented error, of the operation if it has one. */
  function nearestError(operation?: OperationNode): Json {
    const all = [operation, ...operations].flatMap((each) => [...(each?.responses ?? [])]);
    const found = all.find(
      ([status, {content}]) => isErrorStatus(status) && formatsOf(content).some(([type]) => isJsonType(type)),
    );
    return found?.[1] ?? {};
  }

  const isDocumented = (status: number, operation?: OperationNode) =>
    operation === undefined || responseFor(operation.responses, status) !== undefined;

  /**
   * The documented error with a specific message, if its schema allows one.
   *
   * @param isOwn whether it is documented for this status
   */
  function errorContent(status: number, response: Json, {detail, field: at, lead}: Refusal, isOwn: boolean): Content {
    const type = typesOffered(response).find(isJsonType);
    const stated = type === undefined ? null : contentOf(response, type);
    if (!stated || !isObject(stated.value)) {
      return {type: 'application/json', value: envelope(`${lead ?? LEAD}: ${detail}.`, at), isStated: false};
    }
    const documented = stated.value;
    // Where the contract names no field for it, a reason in one more is better than none.
    const field = MESSAGES.find((name) => typeof documented[name] === 'string') ?? MESSAGES[0]!;
    const own = stated.isStated && isOwn ? text(documented[field]).split(/[.:]/)[0]!.trim() : '';
    const value = {
      ...documented,
      [field]: `${(lead ?? own) || LEAD}: ${detail}.`,
      ...(hasOwn(documented, 'data') && {data: envelope('', at).data}),
      ...(typeof documented.status === 'number' && {status}),
      ...(at !== undefined && typeof documented.field === 'string' && {field: at}),
    };
    const schema = objectOf(property(response.content, stated.type)).schema;
    const isValid = schema === undefined || problemsOf(checkOf(schema, 'response'), value).length === 0;
    return isValid ? {...stated, value} : stated;
  }

  function refuse(refusal: Refusal, operation?: OperationNode): Response {
    const {status, headers} = refusal;
    const nearest = isDocumented(status, operation) ? status : (NEAREST[status] ?? status);
    const response = errorResponse(nearest, operation);
    const isOwn = typesOffered(response).length > 0;
    const form = isOwn ? response : nearestError(operation);
    return respond(nearest, response, errorContent(nearest, form, refusal, isOwn), headers);
  }

  return {contentOf, respond, refuse};
}

/** Documented codes of an operation as text, in ascending order. */
export const documentedCodes = ({responses}: OperationNode): string => [...responses.keys()].sort().join(', ');
