/** From a bundled OpenAPI document to the data of the overview page. Pure; the document is not changed. */
import {renderMarkdown} from './markdown';
import type {Answer, Body, Operation, Overview, Parameter, Property, SecurityHeader, Tag} from './types';

type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- a document of any shape

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** `listCourses` → `list-courses`, as the generator of operation pages names its files. */
export const kebabCase = (id: string): string =>
  id
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();

/** Follows local references; throws where one points to nothing. */
function resolver(document: Json) {
  return function resolve(node: Json | undefined, depth = 0): Json {
    if (!node?.$ref) return node ?? {};
    if (depth > 20) throw new Error(`Contract: reference ${node.$ref} points to itself`);
    const target = String(node.$ref)
      .replace(/^#\//, '')
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<Json | undefined>((found, part) => found?.[part], document);
    if (target === undefined) throw new Error(`Contract: reference ${node.$ref} points to nothing`);
    return resolve(target, depth + 1);
  };
}
type Resolve = ReturnType<typeof resolver>;

/** `allOf` as one object; the parts' own keywords win over nothing, later ones over earlier. */
function mergeAllOf(schema: Json, resolve: Resolve): Json {
  if (!schema.allOf) return schema;
  const {allOf, ...own} = schema;
  const parts: Json[] = [...allOf.map((part: Json) => mergeAllOf(resolve(part), resolve)), own];
  return parts.reduce<Json>(
    (merged, part) => ({
      ...merged,
      ...part,
      properties: {...merged.properties, ...part.properties},
      required: [...(merged.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}

/** A type in words; a schema that contains itself is called `recursive` where it comes round. */
function typeName(node: Json, resolve: Resolve, seen: readonly Json[] = []): string {
  const target = resolve(node);
  if (seen.includes(target)) return 'recursive';
  const schema = mergeAllOf(target, resolve);
  const name = (child: Json) => typeName(child, resolve, [...seen, target]);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const variants: Json[] | undefined = schema.oneOf ?? schema.anyOf;
  const types = [schema.type ?? (schema.properties ? 'object' : schema.items ? 'array' : 'any')].flat();
  const names = variants
    ? variants.map(name)
    : types.map((type) => (type === 'array' && schema.items ? `array of ${name(schema.items)}` : String(type)));
  // OpenAPI 3.0 has a keyword where 3.1 has a type.
  return [...new Set([...names, ...(schema.nullable ? ['null'] : [])])].join(' or ');
}

/** Limits of a schema in words. */
export function constraintsOf(schema: Json): string[] {
  const range = (min: unknown, max: unknown, unit = '') => {
    const count = (value: unknown) => `${value}${unit && ` ${unit}${value === 1 ? '' : 's'}`}`;
    if (min === undefined && max === undefined) return [];
    if (max === undefined) return [`at least ${count(min)}`];
    if (min === undefined) return [`at most ${count(max)}`];
    return [`${min} to ${count(max)}`];
  };
  return [
    ...(schema.format ? [`format ${schema.format}`] : []),
    ...(schema.enum ? [`one of ${schema.enum.map((value: unknown) => JSON.stringify(value)).join(', ')}`] : []),
    ...range(schema.minLength, schema.maxLength, 'character'),
    ...range(schema.minimum, schema.maximum),
    ...range(schema.minItems, schema.maxItems, 'item'),
    ...(schema.pattern ? [`pattern ${schema.pattern}`] : []),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
    ...(schema.readOnly ? ['read-only'] : []),
  ];
}

const exampleText = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value));
const firstExample = (schema: Json): unknown => schema.example ?? schema.examples?.[0];

/** Properties of an object, or of the objects in an array; a schema that contains itself is named, not repeated. */
function propertiesOf(node: Json, resolve: Resolve, seen: readonly Json[] = []): Property[] {
  const target = resolve(node);
  if (seen.includes(target)) return [];
  const schema = mergeAllOf(target, resolve);
  const path = [...seen, target];
  if (schema.items) return propertiesOf(schema.items, resolve, path);
  const variants: Json[] = schema.oneOf ?? schema.anyOf ?? [];
  const own = Object.entries<Json>(schema.properties ?? {}).map(([name, child]) => {
    const property = mergeAllOf(resolve(child), resolve);
    return {
      name,
      type: typeName(property, resolve),
      required: (schema.required ?? []).includes(name),
      constraints: constraintsOf(property),
      descriptionHtml: renderMarkdown(property.description),
      example: exampleText(firstExample(property)),
      children: propertiesOf(child, resolve, path),
    };
  });
  return [...own, ...variants.flatMap((variant) => propertiesOf(variant, resolve, path))];
}

function bodyOf(content: Record<string, Json> | undefined, resolve: Resolve): Body | undefined {
  const entry = Object.entries(content ?? {})[0];
  if (!entry) return undefined;
  const [contentType, media] = entry;
  const named = resolve(Object.values<Json>(media.examples ?? {})[0]).value;
  const example = media.example ?? named ?? firstExample(resolve(media.schema));
  return {
    contentType,
    properties: media.schema ? propertiesOf(media.schema, resolve) : [],
    ...(example === undefined
      ? {}
      : {example: typeof example === 'string' ? example : JSON.stringify(example, null, 2)}),
  };
}

function answerOf(status: string, node: Json, resolve: Resolve): Answer {
  const response = resolve(node);
  const note: unknown = response['x-not-specified'];
  const body = bodyOf(response.content, resolve);
  return {
    status,
    description: response.description ?? '',
    ...(body && {body}),
    ...(note ? {notSpecified: typeof note === 'string' ? note : 'The response is not specified yet.'} : {}),
  };
}

function parameterOf(node: Json, resolve: Resolve): Parameter {
  const parameter = resolve(node);
  const schema = mergeAllOf(resolve(parameter.schema), resolve);
  return {
    name: parameter.name,
    in: parameter.in,
    type: typeName(schema, resolve),
    required: Boolean(parameter.required),
    constraints: constraintsOf(schema),
    descriptionHtml: renderMarkdown(parameter.description),
    example: exampleText(
      parameter.example ?? resolve(Object.values<Json>(parameter.examples ?? {})[0]).value ?? firstExample(schema),
    ),
  };
}

/** Parameters of the path and of the operation; the operation's own takes the place of one of the same name and place. */
function parametersOf(item: Json, operation: Json, resolve: Resolve): Parameter[] {
  const all: Json[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((node) => resolve(node));
  const byKey = new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  return [...byKey.values()].map((parameter) => parameterOf(parameter, resolve));
}

function operationOf(path: string, method: string, item: Json, resolve: Resolve): Operation {
  const operation: Json = item[method];
  const id: string = operation.operationId ?? `${method} ${path}`;
  const requestBody = operation.requestBody && resolve(operation.requestBody);
  const body = bodyOf(requestBody?.content, resolve);
  return {
    id,
    slug: kebabCase(id),
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? id,
    descriptionHtml: renderMarkdown(operation.description),
    deprecated: Boolean(operation.deprecated),
    parameters: parametersOf(item, operation, resolve),
    ...(body && {body: {...body, required: Boolean(requestBody.required)}}),
    answers: Object.entries<Json>(operation.responses ?? {}).map(([status, node]) => answerOf(status, node, resolve)),
  };
}

function securityOf(document: Json, resolve: Resolve): SecurityHeader[] {
  const required = (document.security ?? []).flatMap((requirement: Json) => Object.keys(requirement));
  return [...new Set<string>(required)].map((scheme) => {
    const definition = resolve(document.components?.securitySchemes?.[scheme]);
    return {
      scheme,
      name: definition.name ?? definition.scheme ?? scheme,
      descriptionHtml: renderMarkdown(definition.description),
    };
  });
}

/**
 * The overview of a bundled contract.
 *
 * @param document OpenAPI 3.0 or 3.1, references local
 * @throws Error that names a reference which points to nothing or to itself
 */
export function overviewOf(document: Json): Overview {
  const resolve = resolver(document);
  const operations = Object.entries<Json>(document.paths ?? {}).flatMap(([path, node]) => {
    const item = resolve(node);
    return METHODS.filter((method) => item[method]).map((method) => ({
      tags: (item[method].tags ?? ['Operations']) as string[],
      operation: operationOf(path, method, item, resolve),
    }));
  });
  const declared: Json[] = document.tags ?? [];
  const names = new Set([...declared.map(({name}) => name as string), ...operations.flatMap(({tags}) => tags)]);
  const tags: Tag[] = [...names]
    .map((name) => ({
      name,
      slug: kebabCase(name),
      descriptionHtml: renderMarkdown(declared.find((tag) => tag.name === name)?.description),
      operations: operations.filter((entry) => entry.tags[0] === name).map(({operation}) => operation),
    }))
    .filter((tag) => tag.operations.length > 0);
  const errors = new Map<string, Answer>();
  for (const {operation} of operations) {
    for (const answer of operation.answers) {
      if (/^[45]/.test(answer.status) && !errors.has(answer.status)) errors.set(answer.status, answer);
    }
  }
  return {
    title: document.info?.title ?? 'API',
    version: document.info?.version ?? '',
    descriptionHtml: renderMarkdown(document.info?.description),
    servers: (document.servers ?? []).map(({url, description}: Json) => ({url, description: description ?? ''})),
    security: securityOf(document, resolve),
    tags,
    errors: [...errors.values()].sort((a, b) => a.status.localeCompare(b.status)),
  };
}
