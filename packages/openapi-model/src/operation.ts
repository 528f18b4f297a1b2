/** Builds the model of one operation, webhook or callback. */
import type {Contract} from './contract.ts';
import {
  markdownIn,
  mayChangeIn,
  namedExamples,
  operationsIn,
  parameterNode,
  type OperationNode,
  type ParameterNode,
} from './document.ts';
import {escapeHtml} from './escapeHtml.ts';
import {exampleFor, exampleText, givenExample, MAX_EXAMPLE_VALUES, type Direction} from './example.ts';
import {docsIn, exampleLinks, securityFact, serverFact} from './facts.ts';
import {formatsOf} from './formats.ts';
import {ignoredBecause} from './headers.ts';
import {compact, entries, isObject, jsonText, list, namedEntries, plainText, text, type Json} from './json.ts';
import {encodingLimits, writingLimits} from './limits.ts';
import type {
  Body,
  Callback,
  Example,
  NamedValue,
  Operation,
  OperationBase,
  Property,
  RequestBody,
  ResponseLink,
  ResponseModel,
  SchemaNode,
} from './model.ts';
import {PREVIEW} from './preview.ts';
import {isWide, PAGE_LEVEL, type Rendering} from './rendering.ts';
import {reasonOf} from './reasons.ts';
import {allowsAnyType} from './schemaText.ts';
import {forkedPage, type PageContext, type Place, type SchemaTree, type TreeOf} from './schemaTree.ts';
import {alternativesOf} from './security.ts';
import {serversOf} from './servers.ts';
import {anchorFor} from './slugs.ts';
import {isErrorStatus} from './status.ts';

export interface ContractReader {
  contract: Contract;
  rendering: Rendering;
  treeOf: TreeOf;
  /** Slug of an operation, by operationId or reference. */
  slugOf: (target: string) => string | undefined;
}

function placeAt(page: PageContext, wanted: string, direction: Direction): Place {
  const id = page.allocate(wanted);
  return {page, id, prefix: id, direction};
}

function fieldOf({contract, treeOf, rendering: {html}}: ContractReader, field: ParameterNode, place: Place): Property {
  const {resolve, schemas} = contract;
  const {name, node, source, required, schema} = field;
  const {markdown, facts, ...tree} = treeOf(schema, place);
  const named = namedExamples(source, resolve).map(({name: key, node: example, value}): NamedValue => ({
    value: jsonText(value)!,
    name: text(example.summary) || key,
    descriptionHtml: html(markdownIn(example)),
  }));
  const examples = named.length > 0 ? named : tree.examples;
  return compact({
    ...tree,
    id: place.id,
    name,
    required,
    constraints: [...tree.constraints, ...writingLimits(schemas, field)],
    descriptionHtml: html(markdownIn(node) || markdown, [...facts, ...exampleLinks(source, resolve)]),
    example: examples ? undefined : jsonText(givenExample(contract, source)),
    examples,
    deprecated: node.deprecated === true ? true : tree.deprecated,
  });
}

/** Response headers without `Content-Type`, which is shown with the body. */
const headersOf = (reader: ContractReader, headers: unknown, {page, id, direction}: Place): Property[] =>
  entries(headers)
    .filter(([name]) => name.toLowerCase() !== 'content-type')
    .map(([name, node]) => {
      const header = {...parameterNode(reader.contract.resolve(node)), name};
      return fieldOf(reader, header, placeAt(page, `${id}-header-${anchorFor(name)}`, direction));
    });

const examplesOf = ({contract, rendering}: ContractReader, media: Json, contentType: string): Example[] =>
  namedExamples(media, contract.resolve).map(({name, node, value}) => ({
    name,
    summary: text(node.summary),
    descriptionHtml: rendering.html(markdownIn(node)),
    text: exampleText(contract, value, contentType, media),
  }));

/** Adds the encoding of each form field. */
function withEncoding(contract: Contract, properties: Property[], media: Json, contentType: string): Property[] {
  if (!isObject(media.encoding)) return properties;
  const fields = contract.schemas.flatten(media.schema).properties;
  return properties.map((property) => {
    const limits = encodingLimits(contract.schemas, media, contentType, property.name, fields.get(property.name));
    return {...property, constraints: [...property.constraints, ...limits]};
  });
}

type DescribedBody = Body & Pick<SchemaTree, 'markdown' | 'facts'>;

/** A body that the page already shows in full. */
type Shown = Pick<SchemaNode, 'type' | 'shownAt'>;

const NO_TREE = {constraints: [], markdown: '', facts: [], children: []};

/** The example of a media type. If its schema allows anything, a generated one would tell readers nothing. */
function bodyExample(
  {contract}: ContractReader,
  media: Json,
  contentType: string,
  direction: Direction,
): Pick<Body, 'example' | 'isExampleGenerated'> {
  const found = exampleFor(contract, media, direction, {contentType, maxValues: MAX_EXAMPLE_VALUES});
  if (!found || (found.isGenerated && allowsAnyType(contract.schemas.flatten(media.schema)))) return {};
  const example = exampleText(contract, found.value, contentType, media);
  return found.isGenerated ? {example, isExampleGenerated: true} : {example};
}

/** @param shown a body with the same schema, to refer to */
function mediaOf(reader: ContractReader, contentType: string, media: Json, place: Place, shown?: Shown): DescribedBody {
  const tree: SchemaTree = shown ? {...NO_TREE, ...shown} : reader.treeOf(media.schema, place);
  const examples = examplesOf(reader, media, contentType);
  return compact({
    contentType,
    type: tree.type,
    constraints: tree.constraints,
    children: withEncoding(reader.contract, tree.children, media, contentType),
    variants: tree.variants,
    omitted: tree.omitted,
    shownAt: tree.shownAt,
    ...(examples.length > 1 ? {examples} : bodyExample(reader, media, contentType, place.direction)),
    markdown: tree.markdown,
    facts: [...tree.facts, ...exampleLinks(media, reader.contract.resolve)],
  });
}

const undescribed = ({markdown, facts, ...body}: DescribedBody): Body => body;

const hasRows = ({children, variants}: Body): boolean => children.length > 0 || variants !== undefined;

/**
 * A body in each of its formats, JSON first. Formats with the same schema as the first refer to it.
 *
 * @param shown a body with the same schema as the first format, to refer to
 */
function bodyOf(reader: ContractReader, content: unknown, place: Place, shown?: Shown): DescribedBody | undefined {
  const [main, ...others] = formatsOf(content);
  if (!main) return undefined;
  const body = mediaOf(reader, ...main, place, shown);
  const first = shown ?? {type: body.type, shownAt: {name: body.contentType, anchor: place.id}};
  const alternatives = others.map(([contentType, media]) => {
    const isSame = schemaKey(media) === schemaKey(main[1]) && (shown || hasRows(body));
    const prefix = `${place.prefix}-${anchorFor(contentType)}`;
    return mediaOf(reader, contentType, media, {...place, prefix}, isSame ? first : undefined);
  });
  if (alternatives.length === 0) return body;
  const facts = [body, ...alternatives].flatMap((format) => format.facts);
  return {...body, facts, alternatives: alternatives.map(undescribed)};
}

const schemaKey = (media: Json | undefined): string => JSON.stringify(media?.schema) ?? '';

function linksOf(reader: ContractReader, links: unknown): ResponseLink[] {
  return entries(links).map(([name, node]) => {
    const link = reader.contract.resolve(node);
    const target = text(link.operationId ?? link.operationRef);
    const values = entries(link.parameters).map(([parameter, value]) => ({name: parameter, value: plainText(value)}));
    return compact({
      name,
      slug: reader.slugOf(target),
      target,
      descriptionHtml: reader.rendering.html(markdownIn(link), serverFact(link.server)),
      parameters: [
        ...values,
        ...(link.requestBody === undefined ? [] : [{name: 'request body', value: plainText(link.requestBody)}]),
      ],
    });
  });
}

/** A paragraph without markup, which a line says as well. */
const IS_LINE = /^<p>[^<]*<\/p>\s*$/;

function responseText(
  {rendering: {html, line}}: ContractReader,
  status: string,
  response: Json,
  body: DescribedBody | undefined,
): Pick<ResponseModel, 'description' | 'descriptionHtml'> {
  const markdown = markdownIn(response) || body?.markdown || '';
  const whole = html(markdown);
  return {
    description: line(whole) || text(response.summary) || reasonOf(status),
    descriptionHtml: html(IS_LINE.test(whole) ? '' : markdown, body?.facts) || undefined,
  };
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
  {page, prefix, isOutgoing}: CallPlace,
  title: string,
): ResponseModel[] {
  const written = new Map<string, Shown>();
  return [...responses].map(([status, response]) => {
    const key = schemaKey(formatsOf(response.content)[0]?.[1]);
    const isError = isErrorStatus(status);
    // The overview leaves out errors, so nothing outside one may refer to it.
    const own = isError ? forkedPage(page) : page;
    const place = placeAt(own, `${prefix}response-${anchorFor(status)}`, isOutgoing ? 'request' : 'response');
    const {id} = place;
    const body = bodyOf(reader, response.content, place, isError ? written.get(key) : undefined);
    if (body && hasRows(body))
      written.set(key, {type: body.type, shownAt: {name: `${status} of ${title}`, anchor: id}});
    const headers = headersOf(reader, response.headers, place);
    const links = linksOf(reader, response.links);
    return compact({
      id,
      status,
      ...responseText(reader, status, response, body),
      body: body && undescribed(body),
      headers: headers.length > 0 ? headers : undefined,
      links: links.length > 0 ? links : undefined,
      isPreview: response['x-preview'] === true ? true : undefined,
    });
  });
}

function requestOf(reader: ContractReader, request: OperationNode['body'], place: Place): RequestBody | undefined {
  const body = request && bodyOf(reader, request.content, place);
  if (!body) return undefined;
  const descriptionHtml = reader.rendering.html(markdownIn(request.node) || body.markdown, body.facts);
  return {...undescribed(body), required: request.required, descriptionHtml};
}

interface CallPlace {
  page: PageContext;
  /** Whether the API sends the request, which then has what its responses have. */
  isOutgoing: boolean;
  /** Anchor of the section that shows the request body. */
  id: string;
  /** Prefix of all other anchors. */
  prefix: string;
  /** Further sentences for its description, and the level of its highest headings. */
  facts?: string[];
  level?: number;
}

/** @param title used if the contract has no summary */
function callOf(reader: ContractReader, source: OperationNode, title: string, place: CallPlace): OperationBase {
  const {page, isOutgoing, id, prefix, facts = [], level} = place;
  const direction = isOutgoing ? 'response' : 'request';
  const {method, item, node} = source;
  const summary = text(node.summary ?? item.summary).trim() || title;
  return compact({
    method,
    summary,
    descriptionHtml: reader.rendering.html(markdownIn(node) || markdownIn(item), [...docsIn(node), ...facts], level),
    deprecated: node.deprecated === true,
    parameters: source.parameters.map((parameter) => {
      const own = placeAt(page, `${prefix}parameter-${anchorFor(parameter.name)}`, direction);
      const field = {...fieldOf(reader, parameter, own), in: parameter.in};
      const reason = ignoredBecause(parameter);
      return reason ? {...field, required: false, constraints: [...field.constraints, reason]} : field;
    }),
    body: requestOf(reader, source.body, {page, direction, id, prefix: `${prefix}body`, isOutgoing}),
    responses: responsesOf(reader, source.responses, place, summary),
  });
}

/** Requests that the API sends to a URL supplied by the client. */
function callbacksOf(reader: ContractReader, callbacks: unknown, page: PageContext): Callback[] {
  const {resolve} = reader.contract;
  return entries(callbacks).flatMap(([name, node]) =>
    namedEntries(resolve(node)).flatMap(([expression, item]) =>
      operationsIn(expression, resolve(item), resolve).map((operation): Callback => {
        const id = page.allocate(`callback-${anchorFor(name)}`);
        const facts = securityFact(alternativesOf(operation.security));
        const call = callOf(reader, operation, name, {page, isOutgoing: true, id, prefix: `${id}-`, facts});
        return {...call, id, name, expression};
      }),
    ),
  );
}

/** The samples of the contract itself, as HTML; undefined if there are none. */
function samplesOf(node: Json): string | undefined {
  const samples = list(node['x-codeSamples'] ?? node['x-code-samples']).filter(isObject);
  const written = samples.map(({lang, label, source}) => {
    const title = [...new Set([text(label), text(lang)].filter(Boolean))].join(', ') || 'Sample';
    const stop = isWide(text(source)) ? ' tabindex="0"' : '';
    const code = `<pre${stop}><code>${escapeHtml(text(source).trimEnd())}\n</code></pre>`;
    return source && `<details><summary>${escapeHtml(title)}</summary>${code}</details>\n`;
  });
  return written.filter(Boolean).join('') || undefined;
}

/** @param page page of the operation, on which its anchors are allocated */
export function operationOf(reader: ContractReader, source: OperationNode, slug: string, page: PageContext): Operation {
  const {id, path, item, node, isWebhook} = source;
  const callbacks = callbacksOf(reader, node.callbacks, page);
  const servers: unknown = node.servers ?? item.servers;
  const place = {page, isOutgoing: isWebhook, id: 'request-body', prefix: '', level: PAGE_LEVEL};
  const call = callOf(reader, source, id, place);
  const sentences = [...(call.responses.some(({isPreview}) => isPreview) ? [PREVIEW] : []), ...mayChangeIn(node)];
  return compact({
    id,
    slug,
    path,
    isWebhook: isWebhook ? true : undefined,
    ...call,
    samplesHtml: samplesOf(node),
    callbacks: callbacks.length > 0 ? callbacks : undefined,
    security: alternativesOf(source.security),
    servers: servers === undefined ? undefined : serversOf(servers, reader.rendering.html),
    caveats: sentences.map((sentence) => ({descriptionHtml: reader.rendering.html(sentence)})),
  });
}
