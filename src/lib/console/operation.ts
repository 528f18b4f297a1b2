/** From a page's data and the contract to what the console shows of one operation. Pure; neither is changed. */
import type {Body, OperationData, Parameter, Property} from '@site/src/openapi/model';
import type {Check} from './answer';
import {parseJson} from './json';
import {flatSchema, resolver, type Resolve, typeOf} from './resolve';
import type {
  BodyKind,
  ConsoleOperation,
  Control,
  DocumentedAnswer,
  Draft,
  Field,
  Json,
  Media,
  ParameterField,
} from './types';

/** What the console takes where the contract gives no example: a value made from the schema, and whether one fits it. */
export interface Samples {
  sample: (schema: unknown) => unknown;
  check: Check;
}

/** Header parameters that OpenAPI says mean nothing: the console writes these headers itself. */
const RESERVED_HEADERS = ['accept', 'content-type', 'authorization'];

const asText = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** Entries of something that ought to be an object. */
const entriesOf = (node: unknown): [string, Json][] =>
  typeof node === 'object' && node !== null ? (Object.entries(node) as [string, Json][]) : [];

const isBinary = (schema: Json): boolean =>
  schema.format === 'binary' ||
  (typeOf(schema) === 'string' && typeof schema.contentMediaType === 'string' && !schema.contentEncoding);

function controlOf(schema: Json): {control: Control; options: string[]} {
  if (Array.isArray(schema.enum)) return {control: 'select', options: schema.enum.map(asText).filter(Boolean)};
  const type = typeOf(schema);
  if (type === 'boolean') return {control: 'select', options: ['true', 'false']};
  return {control: type === 'object' ? 'json' : 'text', options: []};
}

/** A value as a person types it: a list of plain values with commas, anything else that is no text as JSON. */
function typed(value: unknown): string {
  const isPlain = Array.isArray(value) && value.every((item) => !/[,[\]{}]|^\s|\s$/.test(asText(item)));
  return isPlain ? (value as unknown[]).map(asText).join(', ') : asText(value);
}

type Shown = Pick<Property, 'name' | 'type' | 'required' | 'constraints' | 'example'>;

function fieldOf(key: string, schema: Json, shown: Shown, {sample}: Samples): Field {
  const {name, type, required, constraints, example} = shown;
  const {control, options} = controlOf(schema);
  return {
    key,
    name,
    type,
    required,
    // A select shows the values it allows.
    constraints: control === 'select' ? constraints.filter((limit) => !limit.startsWith('one of')) : constraints,
    control,
    options,
    schema,
    example: example !== undefined ? typed(JSON.parse(example)) : required ? typed(sample(schema)) : '',
    isSecret: schema.format === 'password',
  };
}

function parameterField(parameter: Parameter, node: Json, resolve: Resolve, samples: Samples): ParameterField {
  const {in: place, name, style, explode, allowReserved = false, contentType} = parameter;
  const schema = flatSchema(contentType ? node.content?.[contentType]?.schema : node.schema, resolve);
  const required = parameter.required || place === 'path';
  return {
    ...fieldOf(`${place}.${name}`, schema, {...parameter, required}, samples),
    ...(contentType && {contentType, control: 'json' as const, options: []}),
    in: place,
    style,
    explode,
    allowReserved,
  };
}

function parameterFields(parameters: Parameter[], nodes: Json[], resolve: Resolve, samples: Samples): ParameterField[] {
  return parameters
    .filter(({in: place, name}) => place !== 'header' || !RESERVED_HEADERS.includes(name.toLowerCase()))
    .map((parameter) => {
      // The operation's own parameter stands behind one of its path.
      const found = nodes.filter(({in: place, name}) => place === parameter.in && name === parameter.name).pop();
      return parameterField(parameter, found ?? {}, resolve, samples);
    });
}

function kindOf(contentType: string, schema: Json): BodyKind {
  const type = contentType.split(';')[0]!.trim().toLowerCase();
  if (/[/+]json$/.test(type)) return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type === 'multipart/form-data') return 'multipart';
  if (isBinary(schema) || /^(?:image|audio|video)\/|octet-stream|\/(?:pdf|zip)$/.test(type)) return 'file';
  return 'text';
}

/** Fields of a form; what the page says of them where it does, since it may show a schema elsewhere. */
function formFields({properties}: Body, schema: Json, resolve: Resolve, samples: Samples): Field[] {
  const required = [schema.required ?? []].flat();
  return entriesOf(schema.properties).map(([name, node]) => {
    const own = flatSchema(node, resolve);
    const shown = properties.find((property) => property.name === name);
    const example = own.example ?? [own.examples].flat()[0];
    const field = fieldOf(
      `form.${name}`,
      own,
      {
        name,
        type: shown?.type ?? typeOf(own),
        required: required.includes(name),
        constraints: shown?.constraints ?? [],
        example: shown?.example ?? (example === undefined ? undefined : JSON.stringify(example)),
      },
      samples,
    );
    const isFile = isBinary(own) || isBinary(flatSchema(own.items, resolve));
    return isFile ? {...field, control: 'file', example: ''} : field;
  });
}

/** The example of a form as a whole; its members take the place of the fields' own examples. */
function withExamples(fields: Field[], media: Json, resolve: Resolve): Field[] {
  const [named] = entriesOf(media.examples).map(([, example]) => resolve(example).value);
  const given = media.example ?? named ?? resolve(media.schema).example;
  if (typeof given !== 'object' || given === null) return fields;
  return fields.map((field) => {
    const value = (given as Json)[field.name];
    return field.control === 'file' || value === undefined ? field : {...field, example: typed(value)};
  });
}

/** The example of the page; where that was made from the schema and does not fit it, one that the sandbox takes. */
function bodyExample(
  {example, isExampleMade}: Body,
  kind: BodyKind,
  schema: Json | undefined,
  {sample, check}: Samples,
): string {
  const isGiven = example !== undefined && !isExampleMade;
  if (isGiven || kind !== 'json' || schema === undefined) return example ?? '';
  const made = example === undefined ? undefined : parseJson(example);
  const isFit = made && !made.error && check(schema, made.value, 'request')?.length === 0;
  return isFit ? example! : JSON.stringify(sample(schema), null, 2);
}

function mediaOf(body: Body, node: Json | undefined, resolve: Resolve, samples: Samples): Media {
  const schema = flatSchema(node?.schema, resolve);
  const kind = kindOf(body.contentType, schema);
  const isForm = kind === 'form' || kind === 'multipart';
  return {
    contentType: body.contentType,
    kind,
    ...(node?.schema !== undefined && {schema: node.schema}),
    example: isForm || kind === 'file' ? '' : bodyExample(body, kind, node?.schema, samples),
    fields: isForm ? withExamples(formFields(body, schema, resolve, samples), node ?? {}, resolve) : [],
  };
}

function answerOf(status: string, node: Json, resolve: Resolve): DocumentedAnswer {
  const response = resolve(node);
  return {
    status,
    description: asText(response.description),
    content: Object.fromEntries(entriesOf(response.content).map(([type, media]) => [type, resolve(media).schema])),
    isUnspecified: Boolean(response['x-not-specified']),
  };
}

/** Content types of the documented answers, those of success first. */
function acceptOf(answers: DocumentedAnswer[]): string {
  const isSuccess = ({status}: DocumentedAnswer) => status.startsWith('2');
  const sorted = [...answers.filter(isSuccess), ...answers.filter((answer) => !isSuccess(answer))];
  return [...new Set(sorted.flatMap(({content}) => Object.keys(content)))].join(', ') || '*/*';
}

/**
 * What the console shows of one operation.
 *
 * @param data what the page of the operation shows
 * @param contract OpenAPI 3.0 or 3.1, references local
 * @param samples what stands in for missing examples of required values
 * @throws Error when the contract has no such operation
 */
export function consoleOperation(
  {operation, security, servers, pointer}: OperationData,
  contract: Json,
  samples: Samples,
): ConsoleOperation {
  const resolve = resolver(contract);
  const item = resolve(contract.paths?.[pointer.path]);
  const node: Json | undefined = item[pointer.method];
  if (!node) throw new Error(`The contract has no operation ${operation.method} ${pointer.path}.`);
  const nodes = [item.parameters ?? [], node.parameters ?? []].flat().map(resolve);
  const contents: Json = resolve(node.requestBody).content ?? {};
  const bodies = operation.body ? [operation.body, ...(operation.body.alternatives ?? [])] : [];
  const answers = entriesOf(node.responses).map(([status, answer]) => answerOf(status, answer, resolve));
  return {
    method: operation.method,
    path: operation.path,
    parameters: parameterFields(operation.parameters, nodes, resolve, samples),
    ...(operation.body && {
      body: {
        required: operation.body.required,
        media: bodies.map((body) => mediaOf(body, contents[body.contentType], resolve, samples)),
      },
    }),
    security: operation.security.map((needed) =>
      needed.flatMap(({scheme}) => security.filter((declared) => declared.scheme === scheme)),
    ),
    servers,
    answers,
    accept: acceptOf(answers),
  };
}

/** Required fields start with their examples, optional ones stay empty and are not sent. */
export function initialDraft({parameters, body}: ConsoleOperation): Draft {
  const media = body?.media ?? [];
  const filled = (fields: readonly Field[]) =>
    Object.fromEntries(fields.map(({key, required, example}) => [key, required ? example : '']));
  return {
    values: filled(parameters),
    contentType: media[0]?.contentType ?? '',
    bodies: Object.fromEntries(media.map(({contentType, example}) => [contentType, example])),
    form: filled(media.flatMap(({fields}) => fields)),
    files: {},
  };
}

/** The media type that is chosen; undefined for an operation without a body. */
export const mediaIn = ({body}: ConsoleOperation, {contentType}: Draft): Media | undefined =>
  body?.media.find((media) => media.contentType === contentType) ?? body?.media[0];
