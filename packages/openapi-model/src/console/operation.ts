/** Prepares one operation of a contract for the console. Pure. */
import type {Contract} from '../contract.ts';
import {isIgnored, styledField, type OperationNode, type ParameterNode} from '../document.ts';
import {exampleFor, exampleText, givenExample, hiddenIn, MAX_EXAMPLE_VALUES, type FoundExample} from '../example.ts';
import {formatsOf} from '../formats.ts';
import {acceptOf} from '../headers.ts';
import {entries, isObject, jsonText, objectOf, plainText, property, text, type Json} from '../json.ts';
import {deepLimits, encodingLimits, enumLimit, writingLimits} from '../limits.ts';
import {concreteType, essenceOf, isFormType, isJsonType} from '../media.ts';
import type {NamedFile} from '../request.ts';
import {valuesOf, valueType, type FlatSchema} from '../schema.ts';
import {isFile, typeName} from '../schemaText.ts';
import {typesIn} from '../textReader.ts';
import {schemesTogether} from '../security.ts';
import {serversOf} from '../servers.ts';
import type {
  BodyKind,
  ConsoleOperation,
  Control,
  DocumentedResponse,
  Draft,
  Field,
  Media,
  ParameterField,
} from './types.ts';

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

const isNested = (type: string): boolean => type === 'array' || type === 'object';

/** The properties of a field besides its schema. */
interface FieldSource extends Pick<Field, 'key' | 'name' | 'required'> {
  schema: unknown;
  /** Undefined if there is none. */
  example: unknown;
  /** How the value is serialised. */
  writing: string[];
}

function fieldOf({schemas}: Contract, {key, name, required, schema, example, writing}: FieldSource): Field {
  const flat = schemas.flatten(schema);
  const type = valueType(flat);
  const {control, options} = controlOf(flat);
  // A select already shows the allowed values.
  const known = control === 'select' ? enumLimit(flat) : [];
  return {
    key,
    name,
    type: typeName(schemas, schema),
    required,
    isPrefilled: required,
    constraints: [...deepLimits(schemas, flat).filter((limit) => !known.includes(limit)), ...writing],
    control,
    options,
    valueType: type === 'string' && typesIn(schemas, schema).some(isNested) ? 'mixed' : type,
    schema,
    example: example === undefined ? '' : typed(example),
    isSecret: valuesOf(flat.keywords.format).includes('password'),
  };
}

/** The example of a parameter. One that is generated is for required ones only. */
function parameterExample(contract: Contract, {name, source, required}: ParameterNode): Partial<FoundExample> {
  const found = exampleFor(contract, source, 'request', {name});
  return found && (required || !found.isGenerated) ? found : {};
}

function parameterField(contract: Contract, parameter: ParameterNode): ParameterField {
  const {in: place, name, required, schema, style, explode, allowReserved, contentType} = parameter;
  const {value, placeholders = [], isValid = true} = parameterExample(contract, parameter);
  const field = fieldOf(contract, {
    key: `${place}.${name}`,
    name,
    required,
    schema,
    example: value,
    writing: writingLimits(contract.schemas, parameter),
  });
  const isJson = contentType !== undefined && isJsonType(contentType);
  return {
    ...field,
    ...(contentType && {contentType, control: isJson ? ('json' as const) : ('text' as const), options: []}),
    ...(isJson && {example: jsonText(value) ?? ''}),
    in: place,
    placeholders,
    isValid,
    style,
    explode,
    allowReserved,
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
function formFields(contract: Contract, media: Json, contentType: string, whole: unknown): Field[] {
  const {schemas} = contract;
  const {properties, required} = schemas.flatten(media.schema);
  return [...properties]
    .filter(([, schema]) => !hiddenIn(schemas.flatten(schema), 'request'))
    .map(([name, schema]) => {
      const flat = schemas.flatten(schema);
      const isRequired = required.has(name);
      const made = property(objectOf(whole), name);
      // A form has no way to write an empty object.
      const isEmpty = isObject(made) && Object.keys(made).length === 0;
      const own = isEmpty ? exampleFor(contract, {schema}, 'request', {name})?.value : made;
      const encoding = property(media.encoding, name);
      const styled = isFormType(contentType) ? styledField(media, name) : undefined;
      const described = text(property(encoding, 'contentType')) || text(valuesOf(flat.keywords.contentMediaType)[0]);
      const partType = described.replace(/[^ -~]+/g, ' ');
      const field: Field = {
        ...fieldOf(contract, {
          key: `form.${name}`,
          name,
          required: isRequired,
          schema,
          example: own ?? givenExample(contract, {schema}),
          writing: encodingLimits(schemas, media, contentType, name, schema),
        }),
        isPrefilled: isRequired || required.size === 0,
        ...(styled && {style: styled.style, explode: styled.explode, allowReserved: styled.allowReserved}),
        ...(partType && {contentType: partType}),
      };
      const holdsFile = isFile(flat) || isFile(schemas.flatten(flat.keywords.items));
      return holdsFile ? {...field, control: 'file', example: ''} : field;
    });
}

function mediaOf(contract: Contract, documented: string, node: Json): Media {
  const flat = contract.schemas.flatten(node.schema);
  const contentType = concreteType(documented, isFile(flat));
  const kind = kindOf(contentType, flat);
  const isForm = kind === 'form' || kind === 'multipart';
  const whole = exampleFor(contract, node, 'request', {contentType, maxValues: MAX_EXAMPLE_VALUES});
  return {
    contentType,
    kind,
    placeholders: whole?.placeholders ?? [],
    isValid: whole?.isValid ?? true,
    ...(node.schema !== undefined && {schema: node.schema as unknown}),
    example: isForm || kind === 'file' || !whole ? '' : exampleText(contract, whole.value, contentType, node),
    fields: isForm ? formFields(contract, node, contentType, whole?.value) : [],
  };
}

const responseOf = (response: Json, {resolve}: Contract): DocumentedResponse => ({
  description: text(response.description),
  content: Object.fromEntries(entries(response.content).map(([type, media]) => [type, resolve(media).schema])),
  isPreview: response['x-preview'] === true,
});

/** Media types of the documented responses, those of successful ones first. */
function formatsIn(responses: ConsoleOperation['responses']): string[] {
  const isError = (status: string) => Number(!status.startsWith('2'));
  const sorted = [...responses].sort(([one], [other]) => isError(one) - isError(other));
  return [...new Set(sorted.flatMap(([, {content}]) => formatsOf(content).map(([type]) => type)))];
}

const prepared = new WeakMap<OperationNode, ConsoleOperation>();

/**
 * One operation as the console shows it. Cached, because warnings, pages and the collection of a contract share it.
 *
 * @throws Error if the contract has no such operation
 */
export function consoleOperation(contract: Contract, id: string): ConsoleOperation {
  const operation = contract.operations.find((one) => one.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  const known = prepared.get(operation) ?? prepare(contract, operation);
  prepared.set(operation, known);
  return known;
}

function prepare(contract: Contract, operation: OperationNode): ConsoleOperation {
  const {method, path, body, item, node} = operation;
  const media = formatsOf(body?.content).map(([type, media]) => mediaOf(contract, type, contract.resolve(media)));
  const responses = new Map(
    [...operation.responses].map(([status, response]) => [status, responseOf(response, contract)]),
  );
  return {
    method,
    path,
    parameters: operation.parameters
      .filter((parameter) => !isIgnored(parameter))
      .map((parameter) => parameterField(contract, parameter)),
    ...(media.length > 0 && {
      body: {required: body!.required, media},
    }),
    security: operation.security.map((needed) => schemesTogether(contract, needed)),
    servers: serversOf(node.servers ?? item.servers ?? contract.document.servers),
    responses,
    formats: [acceptOf(contract, operation) ?? formatsIn(responses)].flat(),
  };
}

/**
 * The values that the console starts with. Most optional fields start empty, so they are not sent.
 *
 * @param wanted media type of the body; without it, the first that is documented
 */
export function initialDraft({parameters, body}: ConsoleOperation, wanted?: string): Draft {
  const media = body?.media ?? [];
  const filled = (fields: readonly Field[]) =>
    Object.fromEntries(fields.map(({key, isPrefilled, example}) => [key, isPrefilled ? example : '']));
  return {
    values: filled(parameters),
    contentType: (media.find(({contentType}) => contentType === wanted) ?? media[0])?.contentType ?? '',
    bodies: Object.fromEntries(media.map(({contentType, example}) => [contentType, example])),
    form: filled(media.flatMap(({fields}) => fields)),
    files: {},
  };
}

/** A name for a file in samples: of the field, with the ending of its media type. */
function fileNamed(name: string, contentType = ''): NamedFile {
  const [, ending = 'bin'] = /^[^/]+\/([a-z\d]+)$/.exec(essenceOf(contentType.split(',')[0]!)) ?? [];
  return {name: `${name.replace(/[^\w-]+/g, '-')}.${ending === 'plain' ? 'txt' : ending}`};
}

/** The values that samples show: those that the console starts with, and a file for each field that takes one. */
export function exampleDraft(operation: ConsoleOperation, wanted?: string): Draft<NamedFile> {
  const draft = initialDraft(operation, wanted);
  const media = mediaIn(operation, draft);
  const files = (media?.fields ?? [])
    .filter(({control, isPrefilled}) => control === 'file' && isPrefilled)
    .map(({key, name, contentType}) => [key, [fileNamed(name, contentType)]]);
  const whole = media?.kind === 'file' ? [['body', [fileNamed('file', media.contentType)]]] : [];
  return {...draft, files: Object.fromEntries([...files, ...whole]) as Record<string, NamedFile[]>};
}

/** The statuses that the sandbox can be asked to respond with, and what they mean. */
export const forcedStatuses = ({responses}: ConsoleOperation): [status: string, response: DocumentedResponse][] =>
  Array.from(responses).filter(([status]) => /^\d{3}$/.test(status));

/** The chosen media type; undefined for an operation without a body. */
export const mediaIn = ({body}: ConsoleOperation, {contentType}: Pick<Draft, 'contentType'>): Media | undefined =>
  body?.media.find((media) => media.contentType === contentType) ?? body?.media[0];
