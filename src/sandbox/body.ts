import type {OperationNode} from '../openapi/document';
import {fromJson, jsonOrText, objectOf} from '../openapi/json';
import {essenceOf, isJsonType} from '../openapi/media';
import {readBytes} from '../openapi/readBytes';
import {Refusal} from './refusal';
import type {TextReader} from './text';
import {firstProblem, type createChecks} from './validation';

/** Maximum size of a body, in bytes. */
export const MAX_BODY = 1_000_000;
/** Maximum nesting of a JSON body, and maximum number of values. */
const MAX_DEPTH = 64;
const MAX_VALUES = 10_000;

/** Field name in errors about the whole body. */
const BODY = 'body';
const TOO_MANY = `the body holds more than ${MAX_VALUES} values`;
const TOO_LARGE = 'the body is larger than 1 MB (1,000,000 bytes)';

/** Reads a body up to the limit. */
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

/** @throws Refusal if a value is nested too deeply or has too many values */
function measure(value: unknown): void {
  let count = 0;
  const visit = (node: unknown, depth: number) => {
    count += 1;
    if (count > MAX_VALUES) throw new Refusal(400, TOO_MANY, BODY);
    if (typeof node !== 'object' || node === null) return;
    if (depth > MAX_DEPTH) throw new Refusal(400, `the body is nested more than ${MAX_DEPTH} levels deep`, BODY);
    for (const child of Object.values(node)) visit(child, depth + 1);
  };
  visit(value, 1);
}

function parseJson(bytes: Uint8Array): unknown {
  const value = fromJson(decodeText(bytes));
  if (value === undefined) throw new Refusal(400, 'the body is not valid JSON', BODY);
  return value;
}

/** Parses form fields according to their schemas; a file becomes a string with its name. */
async function parseForm(bytes: Uint8Array, type: string, schema: unknown, reader: TextReader): Promise<unknown> {
  let form: FormData;
  try {
    form = await new Response(bytes as BodyInit, {headers: {'Content-Type': type}}).formData();
  } catch {
    throw new Refusal(400, 'the body is not a valid form', BODY);
  }
  const texts = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of form.entries()) {
    // Counted before the values are converted, which takes longer.
    count += 1;
    if (count > MAX_VALUES) throw new Refusal(400, TOO_MANY, BODY);
    const found = texts.get(name) ?? [];
    found.push(typeof value === 'string' ? value : value.name);
    texts.set(name, found);
  }
  return Object.fromEntries(
    [...texts].map(([name, values]) => {
      const field = reader.propertySchema(schema, name);
      if (reader.isList(field)) return [name, reader.list(values, field)];
      if (!reader.isRecord(field)) return [name, reader.scalar(values[0]!, field)];
      return [name, jsonOrText(values[0]!)];
    }),
  );
}

/** True if a media type matches a range such as `image/*`. */
const isWithin = (type: string, range: string): boolean =>
  range === '*/*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));

/**
 * Reads and validates the body of a request. Undefined if there is none, and for types other than JSON and forms.
 *
 * @throws Refusal naming the invalid field
 */
export async function readBody(
  request: Request,
  {body}: OperationNode,
  reader: TextReader,
  checks: ReturnType<typeof createChecks>,
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
  const range = ranges.find((name) => isWithin(essenceOf(sent), essenceOf(name)));
  if (range === undefined) throw new Refusal(415, `Content-Type must be ${ranges.join(' or ')}`, 'Content-Type');

  const {schema} = objectOf(body.content[range]);
  let value: unknown;
  if (isJsonType(sent)) value = parseJson(bytes);
  else if (/^(?:multipart\/form-data|application\/x-www-form-urlencoded)$/.test(essenceOf(sent))) {
    value = await parseForm(bytes, sent, schema, reader);
  } else return undefined;
  measure(value);
  const problem = schema === undefined ? undefined : firstProblem(checks(schema, 'request'), value);
  if (problem) throw new Refusal(400, `${problem.at || 'the body'} ${problem.rule}`, problem.at || BODY);
  return value;
}
