import type {Contract} from 'openapi-model/contract';
import {styledField, type OperationNode} from 'openapi-model/document';
import {excessOf, MAX_VALUES, TOO_MANY} from 'openapi-model/excess';
import {rangeFor} from 'openapi-model/formats';
import {fromJson, objectOf, type Json} from 'openapi-model/json';
import {essenceOf, isFormType, isJsonType, isXmlType} from 'openapi-model/media';
import {readBytes} from 'openapi-model/readBytes';
import type {TextReader} from 'openapi-model/textReader';
import {bracketsOf, valueOf} from './parameters.ts';
import {Refusal, refusalOf} from './refusal.ts';
import {problemsOf} from 'openapi-model/validation';
import {xmlValue} from 'openapi-model/xml';

/** Maximum size of a body, in bytes. */
export const MAX_BODY = 1_000_000;

const BODY = 'body';
const TOO_LARGE = 'the body is larger than 1 MB (1,000,000 bytes)';

async function bytesOf(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BODY) throw new Refusal(413, TOO_LARGE, BODY);
  const {body, isComplete} = await readBytes(request, MAX_BODY);
  if (!isComplete) throw new Refusal(413, TOO_LARGE, BODY);
  return body;
}

function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw new Refusal(400, 'the body is not valid UTF-8', BODY);
  }
}

function parseText(bytes: Uint8Array, format: 'JSON' | 'XML', parse: (source: string) => unknown): unknown {
  const value = parse(decodeText(bytes));
  if (value === undefined) throw new Refusal(400, `the body is not valid ${format}`, BODY);
  return value;
}

/** The fields of a URL-encoded form that its encoding gives a style. They are removed from the form. */
function styledFields(form: FormData, media: Json, reader: TextReader): [string, unknown][] {
  const fields = Object.keys(objectOf(media.encoding)).flatMap((name) => styledField(media, name) ?? []);
  return fields.flatMap((styled): [string, unknown][] => {
    const {name} = styled;
    const pairs = [...form].filter(([key]) => key === name || bracketsOf(key, name));
    for (const [key] of pairs) form.delete(key);
    const field = {...styled, schema: reader.propertySchema(media.schema, name)};
    const query = new URLSearchParams(pairs as [string, string][]);
    const value = valueOf(field, {query, path: new Map(), headers: new Headers(), cookies: query}, reader);
    return value === undefined ? [] : [[name, value]];
  });
}

/** Parses form fields according to their schemas; a file becomes a string with its name. */
async function parseForm(bytes: Uint8Array, type: string, media: Json, reader: TextReader): Promise<unknown> {
  let form: FormData;
  try {
    form = await new Response(bytes as BodyInit, {headers: {'Content-Type': type}}).formData();
  } catch {
    throw new Refusal(400, 'the body is not a valid form', BODY);
  }
  const texts = new Map<string, string[]>();
  const styled = isFormType(type) ? styledFields(form, media, reader) : [];
  let count = 0;
  for (const [name, value] of form.entries()) {
    // Counted before the values are converted, which takes longer.
    count += 1;
    if (count > MAX_VALUES) throw new Refusal(400, `the body ${TOO_MANY}`, BODY);
    const found = texts.get(name) ?? [];
    found.push(typeof value === 'string' ? value : value.name);
    texts.set(name, found);
  }
  const plain = [...texts].map(([name, values]): [string, unknown] => {
    const field = reader.propertySchema(media.schema, name);
    return [name, reader.isList(field) ? reader.list(values, field) : reader.scalar(values[0]!, field)];
  });
  return Object.fromEntries([...styled, ...plain]);
}

/**
 * Reads and validates the body of a request. Undefined if there is none, and for types other than JSON, XML and forms, which are accepted as they are.
 *
 * @throws Refusal naming the invalid fields
 */
export async function readBody(
  request: Request,
  {body}: OperationNode,
  reader: TextReader,
  contract: Contract,
): Promise<unknown> {
  if (!body) return undefined;
  const bytes = await bytesOf(request);
  if (bytes.byteLength === 0) {
    if (body.required) throw new Refusal(400, 'the body is missing', BODY);
    return undefined;
  }
  const ranges = Object.keys(body.content);
  if (ranges.length === 0) return undefined;
  const sent = request.headers.get('Content-Type') ?? '';
  const range = rangeFor(ranges, sent);
  if (range === undefined) throw new Refusal(415, `Content-Type must be ${ranges.join(' or ')}`, 'Content-Type');

  const media = objectOf(body.content[range]);
  const {schema} = media;
  let value: unknown;
  if (isJsonType(sent)) value = parseText(bytes, 'JSON', fromJson);
  else if (isXmlType(sent)) value = parseText(bytes, 'XML', (source) => xmlValue(contract, schema, source));
  else if (/^(?:multipart\/form-data|application\/x-www-form-urlencoded)$/.test(essenceOf(sent))) {
    value = await parseForm(bytes, sent, media, reader);
  } else return undefined;
  const excess = excessOf(value);
  if (excess) throw new Refusal(400, `the body ${excess}`, BODY);
  const problems = schema === undefined ? [] : problemsOf(contract.checkOf(schema, 'request'), value);
  const faults = problems.map(({path, message}) => ({
    field: path || BODY,
    text: `${path || 'the body'} ${message}`,
  }));
  if (faults.length > 0) throw refusalOf(faults);
  return value;
}
