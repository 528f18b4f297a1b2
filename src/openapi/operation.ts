/** One operation, webhook or callback of a contract, worked out for its page. */
import {STATUS_CODES} from 'node:http';
import {isErrorStatus} from './status';
import {exampleText, isFormType, isJsonType, namedExample, sampleOf} from './example';
import {compact, entries, isObject, list, namedEntries, text, type Json, type Resolve} from './json';
import {plainText, type RenderMarkdown} from './markdown';
import {alternativesOf} from './security';
import {exampleIn, notSpecifiedIn, type Direction, type PageContext, type Shape, type Shapes} from './schemaTree';
import {anchorFor} from './slugs';
import type {
  Answer,
  AnswerLink,
  Body,
  Callback,
  Example,
  Operation,
  Parameter,
  Property,
  SecurityAlternative,
  Server,
  ShownAt,
} from './model';
import {jsonText} from './schemaText';

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** What every part of a page needs to know. */
export interface Reader {
  resolve: Resolve;
  shapes: Shapes;
  render: RenderMarkdown;
  /** Slug of an operation by its operationId or by a reference to it. */
  slugOf: (target: string) => string | undefined;
}

/** A webhook or callback is sent by the API, so both kinds of members may be in it. */
interface Part {
  page: PageContext;
  /** Whether this is a request that a client sends, and so an answer that the API gives. */
  isIncoming: boolean;
}

const sentWith = ({isIncoming}: Part): Direction => (isIncoming ? 'request' : 'both');
const answeredWith = ({isIncoming}: Part): Direction => (isIncoming ? 'answer' : 'both');

/** How an array or object in a parameter is written, in words; nothing where there is only one way. */
function styleWords(style: string, explode: boolean, type: string): string[] {
  const isArray = type.startsWith('array');
  if (!isArray && !/^(?:object|map)/.test(type)) return [];
  if (style === 'deepObject') return ['written as name[member]=value'];
  if (style === 'spaceDelimited') return ['values separated by spaces'];
  if (style === 'pipeDelimited') return ['values separated by |'];
  if (style === 'matrix') return [explode ? 'written as ;name=value for each' : 'written as ;name=value,value'];
  if (style === 'label')
    return [explode ? 'values separated by dots, after a dot' : 'values separated by commas, after a dot'];
  if (style === 'form' && explode) {
    return [isArray ? 'the name is repeated for each value' : 'each member is a parameter of its own'];
  }
  return [isArray ? 'values separated by commas' : 'names and values separated by commas'];
}

/** Schema of a parameter or header, which may stand in `content`. */
function schemaOf(node: Json): {schema: unknown; contentType?: string; media: Json} {
  const [contentType, media] = entries(node.content)[0] ?? [];
  return contentType === undefined
    ? {schema: node.schema, media: {}}
    : {schema: media!.schema, contentType, media: media!};
}

/** Example of a parameter or header: its own, a named one, or that of its media type. */
function parameterExample(reader: Reader, node: Json, media: Json): string | undefined {
  const named = Object.values(node.examples ?? media.examples ?? {})[0];
  return jsonText(
    node.example ?? media.example ?? (named === undefined ? undefined : namedExample(named, reader.resolve).value),
  );
}

function parameterOf(reader: Reader, parameter: Json, part: Part): Parameter {
  const place = text(parameter.in) as Parameter['in'];
  const name = text(parameter.name);
  const id = part.page.allocate(`parameter-${anchorFor(name)}`);
  const {schema, contentType, media} = schemaOf(parameter);
  const shape = reader.shapes.shapeOf(schema, part.page, sentWith(part), id);
  part.page.rows += 1;
  const style = text(parameter.style) || (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const explode = typeof parameter.explode === 'boolean' ? parameter.explode : style === 'form';
  return compact({
    ...shape,
    id,
    name,
    in: place,
    required: Boolean(parameter.required),
    constraints: [
      ...shape.constraints,
      ...(contentType ? [`written as ${contentType}`] : styleWords(style, explode, shape.type)),
      ...(parameter.allowReserved ? ['reserved characters may stay as they are'] : []),
      ...(parameter.allowEmptyValue ? ['may be empty'] : []),
    ],
    descriptionHtml: reader.render(parameter.description) || shape.descriptionHtml,
    example: parameterExample(reader, parameter, media) ?? shape.example,
    deprecated: parameter.deprecated === true ? true : shape.deprecated,
    notSpecified: notSpecifiedIn(parameter) ?? shape.notSpecified,
    style,
    explode,
    contentType,
    allowReserved: parameter.allowReserved === true ? true : undefined,
  });
}

/** Parameters of the path and of the operation; the operation's own takes the place of one of the same name and place. */
function parametersOf(reader: Reader, item: Json, operation: Json, part: Part): Parameter[] {
  const all = [...list(item.parameters), ...list(operation.parameters)].map((node) => reader.resolve(node));
  const byKey = new Map(all.map((parameter) => [`${text(parameter.in)} ${text(parameter.name)}`, parameter]));
  return [...byKey.values()].map((parameter) => parameterOf(reader, parameter, part));
}

/** Response headers; `Content-Type` stands with the body. */
function headersOf(reader: Reader, headers: unknown, part: Part, prefix: string): Property[] {
  return entries(headers)
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, node]) => {
      const header = reader.resolve(node);
      const id = part.page.allocate(`${prefix}-header-${anchorFor(name)}`);
      const {schema, contentType, media} = schemaOf(header);
      const shape = reader.shapes.shapeOf(schema, part.page, answeredWith(part), id);
      part.page.rows += 1;
      return compact({
        ...shape,
        id,
        name,
        required: Boolean(header.required),
        constraints: [...shape.constraints, ...(contentType ? [`written as ${contentType}`] : [])],
        descriptionHtml: reader.render(header.description) || shape.descriptionHtml,
        example: parameterExample(reader, header, media) ?? shape.example,
        deprecated: header.deprecated === true ? true : shape.deprecated,
        notSpecified: notSpecifiedIn(header) ?? shape.notSpecified,
      });
    });
}

function namedExamples(reader: Reader, media: Json, contentType: string): Example[] {
  return entries(media.examples).flatMap(([name, node]) => {
    const {node: example, value} = namedExample(node, reader.resolve);
    if (value === undefined) return [];
    return {
      name,
      summary: text(example.summary),
      descriptionHtml: reader.render(example.description),
      text: exampleText(value, contentType),
    };
  });
}

/** How the parts of a form are sent, by property. */
function withEncoding(properties: Property[], encoding: unknown): Property[] {
  const byName = new Map(entries(encoding));
  return properties.map((property) => {
    const contentType = text(byName.get(property.name)?.contentType);
    return contentType ? {...property, constraints: [...property.constraints, `sent as ${contentType}`]} : property;
  });
}

interface Content {
  part: Part;
  direction: Direction;
  /** Anchor of the part of the page that shows the body, and start of the anchors below it. */
  id: string;
  prefix: string;
}

/** A body that the page has written out. */
interface Shown {
  type: string;
  at: ShownAt;
}

/** @param shown a body of the same schema, which is referred to */
function mediaOf(reader: Reader, contentType: string, media: Json, where: Content, shown?: Shown): Body {
  const {part, direction, id, prefix} = where;
  const shape: Shape = shown
    ? {...EMPTY_SHAPE, type: shown.type, shownAt: shown.at}
    : reader.shapes.shapeOf(media.schema, part.page, direction, id, prefix);
  const examples = namedExamples(reader, media, contentType);
  const given: unknown =
    media.example ?? exampleIn(media.schema === undefined ? {} : reader.shapes.schemas.flatten(media.schema).keywords);
  const made =
    examples.length === 0 &&
    given === undefined &&
    media.schema !== undefined &&
    (isJsonType(contentType) || isFormType(contentType))
      ? sampleOf(reader.shapes.schemas, media.schema, direction)
      : undefined;
  const example = media.example === undefined && examples.length > 0 ? examples[0]!.text : undefined;
  return compact({
    contentType,
    type: shape.type,
    constraints: shape.constraints,
    properties: withEncoding(shape.children, media.encoding),
    variants: shape.variants,
    omitted: shape.omitted,
    shownAt: shape.shownAt,
    example:
      example ??
      (given === undefined
        ? made === undefined
          ? undefined
          : exampleText(made, contentType)
        : exampleText(given, contentType)),
    isExampleMade: made === undefined ? undefined : true,
    examples: examples.length > 1 ? examples : undefined,
    notSpecified: shape.notSpecified,
  });
}

const EMPTY_SHAPE = {constraints: [], descriptionHtml: '', children: []};
const hasRows = ({properties, variants}: Body): boolean => properties.length > 0 || variants !== undefined;

/**
 * A body in each of its formats, JSON first; a format with the schema of the first refers to it.
 *
 * @param shown a body of the same schema as the first format, if this one is to refer to it
 */
function bodyOf(reader: Reader, content: unknown, where: Content, shown?: Shown): Body | undefined {
  const formats = inOrder(content);
  if (!formats[0]) return undefined;
  const main = mediaOf(reader, ...formats[0], where, shown);
  const first = shown ?? {type: main.type, at: {name: main.contentType, anchor: where.id}};
  const alternatives = formats.slice(1).map(([contentType, media]) => {
    const isSame = schemaKey(media) === schemaKey(formats[0]![1]);
    const prefix = `${where.prefix}-${anchorFor(contentType)}`;
    return mediaOf(
      reader,
      contentType,
      media,
      {...where, prefix},
      isSame && (shown || hasRows(main)) ? first : undefined,
    );
  });
  return alternatives.length > 0 ? {...main, alternatives} : main;
}

/** Formats of a body, the first of JSON before the others. */
function inOrder(content: unknown): [string, Json][] {
  const formats = entries(content);
  const preferred = formats.find(([contentType]) => isJsonType(contentType));
  return preferred ? [preferred, ...formats.filter((format) => format !== preferred)] : formats;
}

const schemaKey = (media: Json | undefined): string => JSON.stringify(media?.schema) ?? '';

function linksOf(reader: Reader, links: unknown): AnswerLink[] {
  return entries(links).map(([name, node]) => {
    const link = reader.resolve(node);
    const target = text(link.operationId ?? link.operationRef);
    const values = entries(link.parameters).map(([parameter, value]) => ({name: parameter, value: textOrJson(value)}));
    return compact({
      name,
      slug: reader.slugOf(target),
      target,
      descriptionHtml: reader.render(link.description),
      parameters: [
        ...values,
        ...(link.requestBody === undefined ? [] : [{name: 'request body', value: textOrJson(link.requestBody)}]),
      ],
    });
  });
}

const textOrJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Answers of one operation in the making. */
interface Answering {
  part: Part;
  /** What sends the answers, so that a reference to one of them can be told from that of another operation. */
  title: string;
  /** Bodies of the answers so far, by schema. */
  written: Map<string, Shown>;
}

/** An error that answers with the same schema as an answer before it refers to that one: most errors of an API do. */
function answerOf(reader: Reader, status: string, node: Json, id: string, {part, title, written}: Answering): Answer {
  const response = reader.resolve(node);
  const schema = schemaKey(inOrder(response.content)[0]?.[1]);
  const shown = isErrorStatus(status) ? written.get(schema) : undefined;
  const body = bodyOf(reader, response.content, {part, direction: answeredWith(part), id, prefix: id}, shown);
  if (body && hasRows(body)) written.set(schema, {type: body.type, at: {name: `${status} of ${title}`, anchor: id}});
  const mark: unknown = response['x-not-specified'];
  const headers = headersOf(reader, response.headers, part, id);
  const links = linksOf(reader, response.links);
  const markdown = text(response.description);
  const description = plainText(markdown) || text(response.summary) || (STATUS_CODES[status] ?? '');
  return compact({
    id,
    status,
    description,
    descriptionHtml: markdown.trim() === description ? undefined : reader.render(markdown) || undefined,
    body,
    headers: headers.length > 0 ? headers : undefined,
    links: links.length > 0 ? links : undefined,
    notSpecified: mark ? (typeof mark === 'string' ? mark : 'The response is not specified yet.') : undefined,
  });
}

function answersOf(reader: Reader, responses: unknown, part: Part, prefix: string, title: string): Answer[] {
  const answering: Answering = {part, title, written: new Map()};
  return namedEntries(responses).map(([status, node]) =>
    answerOf(reader, status, node, part.page.allocate(`${prefix}-${anchorFor(status)}`), answering),
  );
}

/** The body that an operation takes. */
function requestOf(reader: Reader, operation: Json, where: Content) {
  if (!operation.requestBody) return undefined;
  const requestBody = reader.resolve(operation.requestBody);
  const body = bodyOf(reader, requestBody.content, where);
  if (!body) return undefined;
  return {
    ...body,
    required: Boolean(requestBody.required),
    descriptionHtml: reader.render(requestBody.description),
    ...(notSpecifiedIn(requestBody) && {notSpecified: notSpecifiedIn(requestBody)}),
  };
}

function callbacksOf(reader: Reader, callbacks: unknown, page: PageContext): Callback[] {
  const part: Part = {page, isIncoming: false};
  return entries(callbacks).flatMap(([name, node]) =>
    namedEntries(reader.resolve(node)).flatMap(([expression, itemNode]) => {
      const item = reader.resolve(itemNode);
      return METHODS.filter((method) => isObject(item[method])).map((method): Callback => {
        const operation: Json = item[method];
        const id = page.allocate(`callback-${anchorFor(name)}`);
        const summary = text(operation.summary ?? item.summary) || name;
        return compact({
          id,
          name,
          expression,
          method: method.toUpperCase(),
          summary,
          descriptionHtml: reader.render(operation.description ?? item.description),
          body: requestOf(reader, operation, {part, direction: 'both', id, prefix: `${id}-body`}),
          answers: answersOf(reader, operation.responses, part, `${id}-response`, summary),
        });
      });
    }),
  );
}

/** Servers as written; variables with their values. */
export const serversOf = (servers: unknown, render: RenderMarkdown): Server[] =>
  list(servers).map(({url, description, variables}) => {
    const all = entries(variables).map(([name, variable]) => ({
      name,
      default: text(variable.default),
      values: list(variable.enum).map(String),
      descriptionHtml: render(variable.description),
    }));
    return {url: text(url), description: text(description), ...(all.length > 0 && {variables: all})};
  });

export interface Source {
  path: string;
  method: string;
  item: Json;
  slug: string;
  isWebhook: boolean;
  page: PageContext;
  /** Requirements of the whole document. */
  security: SecurityAlternative[];
}

/** Name of an operation in the contract, or its method and path where it has none. */
export const operationId = (operation: Json, method: string, path: string): string =>
  text(operation.operationId) || `${method} ${path}`;

export function operationOf(reader: Reader, source: Source): Operation {
  const {path, method, item, slug, isWebhook, page, security} = source;
  const operation: Json = item[method];
  const part: Part = {page, isIncoming: !isWebhook};
  const id = operationId(operation, method, path);
  const summary = text(operation.summary ?? item.summary) || id;
  const callbacks = callbacksOf(reader, operation.callbacks, page);
  const docs = operation.externalDocs;
  const servers: unknown = operation.servers ?? item.servers;
  return compact({
    id,
    slug,
    method: method.toUpperCase(),
    path,
    isWebhook: isWebhook ? true : undefined,
    summary,
    descriptionHtml: reader.render(operation.description ?? item.description, 2),
    deprecated: Boolean(operation.deprecated),
    externalDocs: isObject(docs) ? {url: text(docs.url), description: text(docs.description)} : undefined,
    parameters: parametersOf(reader, item, operation, part),
    body: requestOf(reader, operation, {part, direction: sentWith(part), id: 'request-body', prefix: 'body'}),
    answers: answersOf(reader, operation.responses, part, 'response', summary),
    callbacks: callbacks.length > 0 ? callbacks : undefined,
    security: operation.security === undefined ? security : alternativesOf(operation.security),
    servers: servers === undefined ? undefined : serversOf(servers, reader.render),
  });
}
