import {isJsonType} from './body';
import {
  isObject,
  memberOf,
  objectOf,
  resolve,
  responseFor,
  textOf,
  type JsonObject,
  type OpenApiDocument,
  type Operation,
} from './contract';
import type {Refusal} from './refusal';
import {sample} from './sample';
import type {createChecks} from './schema';

/** Statuses that never carry a body. */
const BODILESS = [101, 204, 205, 304];
/** Seconds after which a refused request may be repeated, where the contract says nothing. */
const RETRY_AFTER = '30';
/** Members of an error in which contracts put the sentence for people. */
const MESSAGES = ['message', 'detail', 'error_description', 'error', 'description', 'title'];
/** Leads of error messages where the contract has no example. */
const LEADS: Record<number, string> = {
  400: 'The request is invalid',
  401: 'The credentials are missing or incorrect',
  403: 'There is no permission',
  404: 'The resource was not found',
  405: 'This method is not valid for the path',
  406: 'The requested format is not available',
  413: 'The request is too large',
  415: 'The media type is not accepted',
  500: 'The sandbox had an issue',
};
/** What is sent instead of a status that an operation does not document. */
const NEAREST: Record<number, number> = {413: 400, 415: 400};

/** Body of an error where no contract says what it looks like. */
export const envelope = (message: string, field?: string) => ({
  success: false,
  message,
  data: field === undefined ? null : {field},
});

export interface Content {
  type: string;
  /** Undefined for an empty body. */
  value: unknown;
  /** Whether the value is an example of the contract, not made from a schema. */
  isStated: boolean;
}

/** Named examples of a media type object, by name. */
export function examplesOf(document: OpenApiDocument, media: JsonObject): Map<string, unknown> {
  return new Map(
    Object.entries(objectOf(media.examples))
      .map(([name, node]): [string, JsonObject] => [name, resolve(document, node)])
      .filter(([, example]) => 'value' in example)
      .map(([name, example]) => [name, example.value]),
  );
}

/** Media types of a response that a client can get: JSON first, ranges as JSON. */
export function typesOffered(response: JsonObject): string[] {
  const names = Object.keys(objectOf(response.content));
  return [...names.filter(isJsonType), ...names.filter((name) => !isJsonType(name))];
}

/** Makes responses from what a contract says about them. */
export function createAnswers(
  document: OpenApiDocument,
  operations: readonly Operation[],
  checks: ReturnType<typeof createChecks>,
) {
  const samples = new WeakMap<JsonObject, unknown>();

  function sampleOf(media: JsonObject): unknown {
    if (!samples.has(media)) samples.set(media, sample(document, media.schema ?? true));
    return samples.get(media);
  }

  /** Content of a response: the named example, the first stated one, or a sample of the schema. */
  function contentOf(response: JsonObject, type = typesOffered(response)[0], name?: string): Content | null {
    if (type === undefined) return null;
    const media = objectOf(memberOf(response.content, type));
    const examples = examplesOf(document, media);
    if (name !== undefined) return examples.has(name) ? {type, value: examples.get(name), isStated: true} : null;
    const stated = media.example ?? [...examples.values()][0];
    return {type, value: stated ?? sampleOf(media), isStated: stated !== undefined};
  }

  /** The headers that a response documents, with their example values. */
  function headersOf(response: JsonObject): Headers {
    const headers = new Headers({'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff'});
    for (const [name, node] of Object.entries(objectOf(response.headers))) {
      const header = resolve(document, node);
      const stated = header.example ?? [...examplesOf(document, header).values()][0];
      const value = stated ?? sample(document, header.schema ?? true);
      try {
        if (name.toLowerCase() !== 'content-type')
          headers.set(name, isObject(value) ? JSON.stringify(value) : String(value));
      } catch {
        // A name or value that no header can have is left out.
      }
    }
    return headers;
  }

  /** @param extra headers that come on top of the documented ones, or replace them */
  function respond(
    status: number,
    response: JsonObject,
    content: Content | null,
    extra: Readonly<Record<string, string>> = {},
  ): Response {
    const headers = headersOf(response);
    if ((status === 429 || status === 503) && !headers.has('Retry-After')) headers.set('Retry-After', RETRY_AFTER);
    if (response['x-not-specified'] !== undefined) headers.set('X-Not-Specified', 'true');
    for (const [name, value] of Object.entries(extra)) headers.set(name, value);
    if (!content || BODILESS.includes(status)) return new Response(null, {status, headers});
    headers.set('Content-Type', content.type.includes('*') ? 'application/json' : content.type);
    const {value} = content;
    const isText = typeof value === 'string' && !isJsonType(content.type) && !content.type.includes('*');
    return new Response(isText ? value : JSON.stringify(value), {status, headers});
  }

  /** The description of an error: by the operation, otherwise by any other that knows the code. */
  function errorResponse(status: number, operation?: Operation): JsonObject {
    const own = operation && responseFor(operation, status);
    const exact = operations.find(({responses}) => responses.has(String(status)))?.responses.get(String(status));
    const found = own ?? exact ?? operations.map((other) => responseFor(other, status)).find(Boolean);
    return found ?? {};
  }

  const isDocumented = (status: number, operation?: Operation) =>
    operation === undefined || responseFor(operation, status) !== undefined;

  /** The documented error with a message of its own, as far as its schema allows that. */
  function errorContent(status: number, response: JsonObject, detail: string, field?: string): Content {
    const type = typesOffered(response).find(isJsonType);
    const stated = type === undefined ? null : contentOf(response, type);
    const lead = LEADS[status] ?? 'The request failed';
    if (!stated || !isObject(stated.value)) {
      return {type: 'application/json', value: envelope(`${lead}: ${detail}.`, field), isStated: false};
    }
    const documented = stated.value;
    const member = MESSAGES.find((name) => typeof documented[name] === 'string');
    const own = stated.isStated && member !== undefined ? textOf(documented[member])!.split(/[.:]/)[0]!.trim() : '';
    const value = {
      ...documented,
      ...(member !== undefined && {[member]: `${own || lead}: ${detail}.`}),
      ...(Object.hasOwn(documented, 'data') && {data: envelope('', field).data}),
      ...(typeof documented.status === 'number' && {status}),
      ...(field !== undefined && typeof documented.field === 'string' && {field}),
    };
    const schema = objectOf(memberOf(response.content, stated.type)).schema;
    const isValid = schema === undefined || checks(schema, 'response')(value) === null;
    return isValid ? {...stated, value} : stated;
  }

  function refuse({status, detail, field, headers}: Refusal, operation?: Operation): Response {
    const nearest = isDocumented(status, operation) ? status : (NEAREST[status] ?? status);
    const response = errorResponse(nearest, operation);
    return respond(nearest, response, errorContent(nearest, response, detail, field), headers);
  }

  return {contentOf, respond, refuse};
}

/** Codes of an operation for people, in ascending order. */
export const documentedCodes = ({responses}: Operation): string => [...responses.keys()].sort().join(', ');

/** Names of all examples of an operation's responses. */
export function exampleNames(document: OpenApiDocument, {responses}: Operation): string[] {
  const names = [...responses.values()].flatMap((response) =>
    Object.values(objectOf(response.content)).flatMap((media) => [...examplesOf(document, objectOf(media)).keys()]),
  );
  return [...new Set(names)];
}
