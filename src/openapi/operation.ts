/** Builds the model of one operation, webhook or callback. */
import type {Contract} from './contract';
import {
  externalExamples,
  markdownIn,
  namedExamples,
  notSpecifiedIn,
  operationsIn,
  parameterNode,
  type OperationNode,
  type ParameterNode,
  type Resolve,
} from './document';
import {exampleFor, exampleText, givenExample, MAX_EXAMPLE_VALUES, type Direction} from './example';
import {docsIn, exampleLinks, securityFact, serverFact, someFacts} from './facts';
import {formatsOf} from './formats';
import {compact, entries, isObject, jsonText, list, namedEntries, plainText, text, type Json} from './json';
import {encodingLimits, writingLimits} from './limits';
import type {
  Body,
  Call,
  Callback,
  CodeSample,
  Example,
  NamedValue,
  Operation,
  Parameter,
  Property,
  RequestBody,
  ResponseLink,
  ResponseModel,
  ShownAt,
} from './model';
import {openPointsOf} from './openPoints';
import {valueType} from './schema';
import {allowsAnyType} from './schemaText';
import {forkedPage, type PageContext, type SchemaNode, type SchemaTrees} from './schemaTree';
import {alternativesOf} from './security';
import {serversOf} from './servers';
import {anchorFor} from './slugs';
import {isErrorStatus} from './status';

/** Shared by all functions that read the contract. */
export interface ContractReader {
  contract: Contract;
  resolve: Resolve;
  trees: SchemaTrees;
  /** Slug of an operation, by operationId or reference. */
  slugOf: (target: string) => string | undefined;
}

/** The context in which an operation is read. */
interface Part {
  page: PageContext;
  /** True if clients send the request. Webhooks and callbacks may hold properties of both directions. */
  isIncoming: boolean;
}

const requestDirection = ({isIncoming}: Part): Direction => (isIncoming ? 'request' : 'both');
const responseDirection = ({isIncoming}: Part): Direction => (isIncoming ? 'response' : 'both');

/** The fields that parameters and headers share. */
function fieldOf(
  reader: ContractReader,
  field: ParameterNode,
  id: string,
  {page}: Part,
  direction: Direction,
): Property {
  const {contract, trees, resolve} = reader;
  const {name, node, media, required, schema} = field;
  const tree = trees.treeOf(schema, page, direction, id);
  const source = {...media, ...node};
  const examples = namedExamples(source, resolve).map(({name: key, node: example, value}): NamedValue => {
    const shown = text(example.summary) || key;
    return {value: jsonText(value)!, name: shown, description: markdownIn(example)};
  });
  return compact({
    ...tree,
    id,
    name,
    required,
    constraints: [...tree.constraints, ...writingLimits(trees.schemas, field)],
    description: markdownIn(node) || tree.description,
    facts: someFacts([...(tree.facts ?? []), ...exampleLinks(externalExamples(source, resolve))]),
    example: jsonText(givenExample(contract, source)),
    examples: examples.length > 0 ? examples : tree.examples,
    deprecated: node.deprecated === true ? true : tree.deprecated,
    notSpecified: notSpecifiedIn(node) ?? tree.notSpecified,
  });
}

function parameterOf(reader: ContractReader, parameter: ParameterNode, part: Part, prefix: string): Parameter {
  const {in: place, name, style, explode, contentType, schema, node} = parameter;
  const id = part.page.allocate(`${prefix}-${anchorFor(name)}`);
  return compact({
    ...fieldOf(reader, parameter, id, part, requestDirection(part)),
    in: place,
    valueType: valueType(reader.trees.schemas.flatten(schema)),
    style,
    explode,
    contentType,
    allowReserved: node.allowReserved === true ? true : undefined,
  });
}

/** Response headers without `Content-Type`, which is shown with the body. */
function headersOf(reader: ContractReader, headers: unknown, part: Part, prefix: string): Property[] {
  return entries(headers)
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, node]) => {
      const id = part.page.allocate(`${prefix}-header-${anchorFor(name)}`);
      const header = {...parameterNode(reader.resolve(node)), name};
      return fieldOf(reader, header, id, part, responseDirection(part));
    });
}

const examplesOf = (reader: ContractReader, media: Json, contentType: string): Example[] =>
  namedExamples(media, reader.resolve).flatMap(({name, node, value}) =>
    value === undefined
      ? []
      : [
          {
            name,
            summary: text(node.summary),
            description: markdownIn(node),
            text: exampleText(value, contentType, media),
          },
        ],
  );

/** Adds the encoding of each form field. */
function withEncoding(contract: Contract, properties: Property[], media: Json, contentType: string): Property[] {
  if (!isObject(media.encoding)) return properties;
  const fields = contract.schemas.flatten(media.schema).properties;
  return properties.map((property) => {
    const limits = encodingLimits(contract.schemas, media, contentType, property.name, fields.get(property.name));
    return {...property, constraints: [...property.constraints, ...limits]};
  });
}

/** The position of a body on its page. */
interface BodyPlace {
  part: Part;
  direction: Direction;
  /** Anchor of the section that shows the body. */
  id: string;
  /** Prefix of the anchors inside it. */
  prefix: string;
}

/** A body with what the contract says of its schema. */
type DescribedBody = Body & Pick<RequestBody, 'description' | 'facts'>;

/** A body that the page already shows in full. */
interface Shown {
  type: string;
  at: ShownAt;
}

const NO_TREE = {constraints: [], description: '', children: []};

/** The example of a media type. If its schema allows anything, a generated one would tell readers nothing. */
function bodyExample(
  {contract}: ContractReader,
  media: Json,
  contentType: string,
  direction: Direction,
): Pick<Body, 'example' | 'isExampleGenerated'> {
  const found = exampleFor(contract, media, direction, {contentType, maxValues: MAX_EXAMPLE_VALUES});
  if (!found || (found.isGenerated && allowsAnyType(contract.schemas.flatten(media.schema)))) return {};
  const example = exampleText(found.value, contentType, media);
  return found.isGenerated ? {example, isExampleGenerated: true} : {example};
}

/** @param shown a body with the same schema, to refer to */
function mediaOf(
  reader: ContractReader,
  contentType: string,
  media: Json,
  place: BodyPlace,
  shown?: Shown,
): DescribedBody {
  const {part, direction, id, prefix} = place;
  const tree: SchemaNode = shown
    ? {...NO_TREE, type: shown.type, shownAt: shown.at}
    : reader.trees.treeOf(media.schema, part.page, direction, id, prefix);
  const examples = examplesOf(reader, media, contentType);
  return compact({
    contentType,
    type: tree.type,
    constraints: tree.constraints,
    properties: withEncoding(reader.contract, tree.children, media, contentType),
    variants: tree.variants,
    omitted: tree.omitted,
    shownAt: tree.shownAt,
    ...bodyExample(reader, media, contentType, direction),
    examples: examples.length > 1 ? examples : undefined,
    notSpecified: tree.notSpecified,
    description: tree.description,
    facts: someFacts([...(tree.facts ?? []), ...exampleLinks(externalExamples(media, reader.resolve))]),
  });
}

const undescribed = ({description, facts, ...body}: DescribedBody): Body => body;

const hasRows = ({properties, variants}: Body): boolean => properties.length > 0 || variants !== undefined;

/**
 * A body in each of its formats, JSON first. Formats with the same schema as the first refer to it.
 *
 * @param shown a body with the same schema as the first format, to refer to
 */
function bodyOf(reader: ContractReader, content: unknown, place: BodyPlace, shown?: Shown): DescribedBody | undefined {
  const [main, ...others] = formatsOf(content);
  if (!main) return undefined;
  const body = mediaOf(reader, ...main, place, shown);
  const first = shown ?? {type: body.type, at: {name: body.contentType, anchor: place.id}};
  const alternatives = others.map(([contentType, media]) => {
    const isSame = schemaKey(media) === schemaKey(main[1]) && (shown || hasRows(body));
    const prefix = `${place.prefix}-${anchorFor(contentType)}`;
    return mediaOf(reader, contentType, media, {...place, prefix}, isSame ? first : undefined);
  });
  if (alternatives.length === 0) return body;
  const facts = someFacts([body, ...alternatives].flatMap((format) => format.facts ?? []));
  return compact({...body, facts, alternatives: alternatives.map(undescribed)});
}

const schemaKey = (media: Json | undefined): string => JSON.stringify(media?.schema) ?? '';

function linksOf(reader: ContractReader, links: unknown): ResponseLink[] {
  return entries(links).map(([name, node]) => {
    const link = reader.resolve(node);
    const target = text(link.operationId ?? link.operationRef);
    const values = entries(link.parameters).map(([parameter, value]) => ({name: parameter, value: plainText(value)}));
    return compact({
      name,
      slug: reader.slugOf(target),
      target,
      description: markdownIn(link),
      facts: someFacts(serverFact(link.server)),
      parameters: [
        ...values,
        ...(link.requestBody === undefined ? [] : [{name: 'request body', value: plainText(link.requestBody)}]),
      ],
    });
  });
}

/**
 * The responses of an operation. An error with the same schema as an earlier response refers to it, because most errors
 * of an API share one schema.
 *
 * @param title operation title, used in references such as “404 of List courses”
 */
function responsesOf(
  reader: ContractReader,
  responses: ReadonlyMap<string, Json>,
  part: Part,
  prefix: string,
  title: string,
): ResponseModel[] {
  const written = new Map<string, Shown>();
  return [...responses].map(([status, response]) => {
    const id = part.page.allocate(`${prefix}-${anchorFor(status)}`);
    const key = schemaKey(formatsOf(response.content)[0]?.[1]);
    const shown = isErrorStatus(status) ? written.get(key) : undefined;
    // The overview leaves out errors, so nothing outside one may refer to it.
    const own = isErrorStatus(status) ? {...part, page: forkedPage(part.page)} : part;
    const place = {part: own, direction: responseDirection(part), id, prefix: id};
    const body = bodyOf(reader, response.content, place, shown);
    if (body && hasRows(body)) written.set(key, {type: body.type, at: {name: `${status} of ${title}`, anchor: id}});
    const mark: unknown = response['x-not-specified'];
    const headers = headersOf(reader, response.headers, own, id);
    const links = linksOf(reader, response.links);
    return compact({
      id,
      status,
      summary: text(response.summary),
      description: markdownIn(response) || body?.description || '',
      facts: body?.facts,
      body: body && undescribed(body),
      headers: headers.length > 0 ? headers : undefined,
      links: links.length > 0 ? links : undefined,
      notSpecified: mark ? (typeof mark === 'string' ? mark : 'The response is not specified yet.') : undefined,
    });
  });
}

function requestOf(reader: ContractReader, request: OperationNode['body'], place: BodyPlace): RequestBody | undefined {
  const body = request && bodyOf(reader, request.content, place);
  if (!body) return undefined;
  return compact({
    ...body,
    required: request.required,
    description: markdownIn(request.node) || body.description,
    notSpecified: notSpecifiedIn(request.node) ?? body.notSpecified,
  });
}

/** The position of a call on its page. */
interface CallPlace {
  part: Part;
  /** Anchor of the section that shows the request body. */
  id: string;
  /** Prefix of all other anchors. */
  prefix: string;
}

/** @param title used if the contract has no summary */
function callOf(reader: ContractReader, source: OperationNode, title: string, {part, id, prefix}: CallPlace): Call {
  const {method, item, node} = source;
  const summary = text(node.summary ?? item.summary).trim() || title;
  return compact({
    method,
    summary,
    description: markdownIn(node) || markdownIn(item),
    facts: someFacts(docsIn(node)),
    deprecated: node.deprecated === true,
    parameters: source.parameters.map((parameter) => parameterOf(reader, parameter, part, `${prefix}parameter`)),
    body: requestOf(reader, source.body, {
      part,
      direction: requestDirection(part),
      id,
      prefix: `${prefix}body`,
    }),
    responses: responsesOf(reader, source.responses, part, `${prefix}response`, summary),
  });
}

/** Requests that the API sends to a URL supplied by the client. */
function callbacksOf(reader: ContractReader, callbacks: unknown, page: PageContext): Callback[] {
  const part: Part = {page, isIncoming: false};
  return entries(callbacks).flatMap(([name, node]) =>
    namedEntries(reader.resolve(node)).flatMap(([expression, item]) =>
      operationsIn(expression, reader.resolve(item), reader.resolve).map((operation): Callback => {
        const id = page.allocate(`callback-${anchorFor(name)}`);
        const call = callOf(reader, operation, name, {part, id, prefix: `${id}-`});
        const facts = someFacts([...(call.facts ?? []), ...securityFact(alternativesOf(operation.security))]);
        return compact({...call, id, name, expression, facts});
      }),
    ),
  );
}

function codeSamplesOf(node: Json): CodeSample[] {
  const samples = list(node['x-codeSamples'] ?? node['x-code-samples']).filter(isObject);
  return samples.flatMap(({lang, label, source}) => {
    const words = [text(label), text(lang)].filter(Boolean);
    return typeof source === 'string' ? [{label: [...new Set(words)].join(', ') || 'Sample', text: source}] : [];
  });
}

/** @param page page of the operation, on which its anchors are allocated */
export function operationOf(reader: ContractReader, source: OperationNode, slug: string, page: PageContext): Operation {
  const {id, path, item, node, isWebhook} = source;
  const callbacks = callbacksOf(reader, node.callbacks, page);
  const codeSamples = codeSamplesOf(node);
  const servers: unknown = node.servers ?? item.servers;
  const operation = compact({
    id,
    slug,
    path,
    isWebhook: isWebhook ? true : undefined,
    ...callOf(reader, source, id, {part: {page, isIncoming: !isWebhook}, id: 'request-body', prefix: ''}),
    codeSamples: codeSamples.length > 0 ? codeSamples : undefined,
    callbacks: callbacks.length > 0 ? callbacks : undefined,
    security: alternativesOf(source.security),
    servers: servers === undefined ? undefined : serversOf(servers),
    notSpecified: notSpecifiedIn(node),
  });
  return {...operation, openPoints: openPointsOf(operation)};
}
