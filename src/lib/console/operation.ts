/** Prepares one operation of a contract for the console. Pure. */
import type {Contract} from '../../openapi/contract';
import type {ParameterNode} from '../../openapi/document';
import {exampleFor, exampleOf, exampleText, givenExample, hiddenIn} from '../../openapi/example';
import {formatsOf} from '../../openapi/formats';
import {isIgnored} from '../../openapi/headers';
import {entries, isObject, plainText, property, text, type Json} from '../../openapi/json';
import {deepLimits, writingLimits} from '../../openapi/limits';
import {essenceOf, isFormType, isJsonType} from '../../openapi/media';
import type {Limit} from '../../openapi/model';
import type {OperationData} from '../../openapi/page';
import {valuesOf, valueType, type FlatSchema} from '../../openapi/schema';
import {isFile, limitText, typeName} from '../../openapi/schemaText';
import type {
  BodyKind,
  ConsoleOperation,
  Control,
  DocumentedResponse,
  Draft,
  Field,
  Media,
  ParameterField,
} from './types';

function controlOf(flat: FlatSchema): {control: Control; options: string[]} {
  const type = valueType(flat);
  if (flat.enumValues) {
    return {control: 'select', options: flat.enumValues.map(({value}) => plainText(value ?? '')).filter(Boolean)};
  }
  if (type === 'boolean') return {control: 'select', options: ['true', 'false']};
  return {control: type === 'object' ? 'json' : 'text', options: []};
}

/** A value as a person would type it: lists of plain values with commas, strings as they are, the rest as JSON. */
function typed(value: unknown): string {
  const isPlain = Array.isArray(value) && value.every((item) => !/[,[\]{}]|^\s|\s$/.test(plainText(item)));
  return isPlain ? (value as unknown[]).map(plainText).join(', ') : plainText(value ?? '');
}

/** The properties of a field besides its schema. */
interface FieldSource {
  key: string;
  name: string;
  required: boolean;
  schema: unknown;
  /** Undefined if the contract has none. */
  example: unknown;
  /** How the value is serialised. */
  writing: Limit[];
}

function fieldOf({schemas}: Contract, {key, name, required, schema, example, writing}: FieldSource): Field {
  const flat = schemas.flatten(schema);
  const {control, options} = controlOf(flat);
  const limits = [...deepLimits(schemas, flat), ...writing];
  return {
    key,
    name,
    type: typeName(schemas, schema),
    required,
    // A select already shows the allowed values.
    constraints: limits.filter(({keyword}) => control !== 'select' || keyword !== 'enum').map(limitText),
    control,
    options,
    valueType: valueType(flat),
    schema,
    example: example !== undefined ? typed(example) : required ? typed(exampleOf(schemas, schema, 'request')) : '',
    isSecret: valuesOf(flat.keywords.format).includes('password'),
  };
}

function parameterField(contract: Contract, parameter: ParameterNode): ParameterField {
  const {in: place, name, required, schema, style, explode, contentType, node, media} = parameter;
  const field = fieldOf(contract, {
    key: `${place}.${name}`,
    name,
    required,
    schema,
    example: givenExample(contract, {...media, ...node}),
    writing: writingLimits(contract.schemas, parameter),
  });
  return {
    ...field,
    ...(contentType && {contentType, control: 'json' as const, options: []}),
    in: place,
    style,
    explode,
    allowReserved: node.allowReserved === true,
  };
}

function kindOf(contentType: string, flat: FlatSchema): BodyKind {
  const type = essenceOf(contentType);
  if (isJsonType(type)) return 'json';
  if (isFormType(type)) return 'form';
  if (type === 'multipart/form-data') return 'multipart';
  if (isFile(flat) || /^(?:image|audio|video)\/|octet-stream|\/(?:pdf|zip)$/.test(type)) return 'file';
  return 'text';
}

/** Form fields. The example of the whole form takes precedence over those of its fields. */
function formFields(contract: Contract, media: Json): Field[] {
  const {schemas} = contract;
  const {properties, required} = schemas.flatten(media.schema);
  const whole = givenExample(contract, media);
  return [...properties]
    .filter(([, schema]) => !hiddenIn(schemas.flatten(schema), 'request'))
    .map(([name, schema]) => {
      const flat = schemas.flatten(schema);
      const sentAs = text(property(property(media.encoding, name), 'contentType'));
      const field = fieldOf(contract, {
        key: `form.${name}`,
        name,
        required: required.has(name),
        schema,
        example: property(isObject(whole) ? whole : {}, name) ?? givenExample(contract, {schema}),
        writing: sentAs ? [{keyword: 'sentAs', value: sentAs}] : [],
      });
      const holdsFile = isFile(flat) || isFile(schemas.flatten(flat.keywords.items));
      return holdsFile ? {...field, control: 'file', example: ''} : field;
    });
}

/** Initial text of the editor. */
function bodyText(contract: Contract, media: Json, contentType: string): string {
  const found = exampleFor(contract, media, 'request', {contentType});
  return found ? exampleText(found.value, contentType) : '';
}

function mediaOf(contract: Contract, contentType: string, node: Json): Media {
  const kind = kindOf(contentType, contract.schemas.flatten(node.schema));
  const isForm = kind === 'form' || kind === 'multipart';
  return {
    contentType,
    kind,
    ...(node.schema !== undefined && {schema: node.schema as unknown}),
    example: isForm || kind === 'file' ? '' : bodyText(contract, node, contentType),
    fields: isForm ? formFields(contract, node) : [],
  };
}

const responseOf = (response: Json, {resolve}: Contract): DocumentedResponse => ({
  description: text(response.description),
  content: Object.fromEntries(entries(response.content).map(([type, media]) => [type, resolve(media).schema])),
  isUnspecified: Boolean(response['x-not-specified']),
});

/** Accept header: content types of the documented responses, successful ones first. */
function acceptOf(responses: ConsoleOperation['responses']): string {
  const rank = ([status]: [string, DocumentedResponse]) => (status.startsWith('2') ? 0 : 1);
  const sorted = [...responses].sort((a, b) => rank(a) - rank(b));
  return [...new Set(sorted.flatMap(([, {content}]) => Object.keys(content)))].join(', ') || '*/*';
}

/** What the console takes from an operation page; everything else it reads from the contract. */
export interface OperationSource extends Pick<OperationData, 'security' | 'servers'> {
  operation: Pick<OperationData['operation'], 'method' | 'path' | 'security'>;
}

/**
 * One operation as the console shows it.
 *
 * @param source from the operation page: method and path in the contract, servers and security schemes
 * @throws Error if the contract has no such operation
 */
export function consoleOperation(
  {operation, security, servers}: OperationSource,
  contract: Contract,
): ConsoleOperation {
  const node = contract.operations.find(({path, method}) => path === operation.path && method === operation.method);
  if (!node) throw new Error(`The contract has no operation ${operation.method} ${operation.path}.`);
  const {method, path, body} = node;
  const media = formatsOf(body?.content).map(([type, media]) => mediaOf(contract, type, contract.resolve(media)));
  const responses = new Map([...node.responses].map(([status, response]) => [status, responseOf(response, contract)]));
  return {
    method,
    path,
    parameters: node.parameters
      .filter((parameter) => !isIgnored(parameter))
      .map((parameter) => parameterField(contract, parameter)),
    ...(media.length > 0 && {
      body: {required: body!.required, media},
    }),
    security: operation.security.map((needed) =>
      needed.flatMap(({scheme}) => security.filter((declared) => declared.scheme === scheme)),
    ),
    servers,
    responses,
    accept: acceptOf(responses),
  };
}

/** Required fields start with their examples; optional fields start empty, so they are not sent. */
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

/** The chosen media type; undefined for an operation without a body. */
export const mediaIn = ({body}: ConsoleOperation, {contentType}: Draft): Media | undefined =>
  body?.media.find((media) => media.contentType === contentType) ?? body?.media[0];
