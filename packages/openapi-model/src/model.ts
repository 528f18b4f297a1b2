/**
 * The contract as plain data for pages: references resolved, `allOf` merged, limits as phrases, descriptions as HTML, so
 * that a browser parses nothing.
 */
import type {ParameterPlace} from './document.ts';

/** An `enum` value or an example with what the contract says of it. */
export interface NamedValue {
  /** As compact JSON. */
  value: string;
  /** Plain text. */
  name?: string;
  descriptionHtml: string;
}

/**
 * One option of `oneOf` or `anyOf`, named after its component, its title or its type; or a rule, named after its
 * condition.
 */
export interface Variant extends Omit<Property, 'required'> {
  /** Discriminator values that select this variant, as compact JSON. */
  chosenBy?: string[];
}

/** `oneOf` or `anyOf`, or rules of which each applies under a condition. */
export interface VariantGroup {
  kind: 'one of' | 'any of' | 'depending';
  discriminator?: string;
  options: Variant[];
}

/** Properties that are not sent in this direction. */
export interface Omitted {
  mark: 'read-only' | 'write-only';
  names: string[];
}

/** Where a schema is shown instead of here. */
export interface ShownAt {
  name: string;
  anchor: string;
  /** Slug of the page that has it, if that is another one. */
  page?: string;
}

export interface SchemaNode {
  /** `string`, `integer`, `array of Course` … */
  type: string;
  /** Its limits as phrases, such as `1 to 80 characters`. */
  constraints: string[];
  descriptionHtml: string;
  /** As compact JSON; undefined if the contract has none, or `examples` has it. */
  example?: string;
  /** All examples, if there are several or one that has more than a value. */
  examples?: NamedValue[];
  /** Properties of the object, or of the array's items. */
  children: Property[];
  variants?: VariantGroup[];
  /** `enum` values that have names or descriptions; others are a constraint. */
  values?: NamedValue[];
  deprecated?: boolean;
  /** Read-only properties in a request, write-only properties in a response. */
  omitted?: Omitted;
  /** Set if the schema is recursive or was shown before. */
  shownAt?: ShownAt;
}

export interface Property extends SchemaNode {
  /** Anchor, stable and unique on the page. */
  id: string;
  name: string;
  required: boolean;
}

export interface Parameter extends Property {
  in: ParameterPlace;
}

export interface Example {
  /** Key in the contract. */
  name: string;
  summary: string;
  descriptionHtml: string;
  /** Indented JSON, or the text of another format. */
  text: string;
}

/** A body in one format, with what a page shows of its schema. */
export interface Body extends Pick<
  SchemaNode,
  'type' | 'constraints' | 'children' | 'variants' | 'omitted' | 'shownAt'
> {
  contentType: string;
  /** Indented JSON, or the text of another format; undefined if there is none, or `examples` has it. */
  example?: string;
  /** True if the example was generated from the schema because the contract has none. */
  isExampleGenerated?: boolean;
  /** All examples, if the contract names more than one. */
  examples?: Example[];
  alternatives?: Body[];
}

export interface RequestBody extends Body {
  required: boolean;
  /** Of the request, otherwise of its schema. */
  descriptionHtml: string;
}

/** A link from a response to a possible next operation. */
export interface ResponseLink {
  name: string;
  /** Slug of the operation; undefined if the contract has no such operation. */
  slug?: string;
  /** The operation as named in the contract. */
  target: string;
  descriptionHtml: string;
  parameters: {name: string; value: string}[];
}

export interface ResponseModel {
  /** Anchor, unique on the page. */
  id: string;
  /** `200`, `4XX`, `default`. */
  status: string;
  /** Plain text: the first line of its description, its summary or the standard reason phrase. */
  description: string;
  /** Set if there is more than that line. */
  descriptionHtml?: string;
  body?: Body;
  headers?: Property[];
  links?: ResponseLink[];
  /** Whether its fields may change. */
  isPreview?: true;
}

/** What an operation and a callback have in common. */
export interface OperationBase {
  /** Upper case. */
  method: string;
  summary: string;
  descriptionHtml: string;
  deprecated: boolean;
  parameters: Parameter[];
  body?: RequestBody;
  responses: ResponseModel[];
}

/** A request that the API sends. */
export interface Callback extends OperationBase {
  id: string;
  name: string;
  /** Runtime expression of the URL. */
  expression: string;
}

/** Schemes that must be used together. */
export type SecurityAlternative = {scheme: string; scopes: string[]}[];

export interface Server {
  /** Absolute or relative, as written, with variables in braces. */
  url: string;
  /** Plain text. */
  label: string;
  variables?: {name: string; default: string; values: string[]; descriptionHtml: string}[];
  /** What samples make of a URL that is no plain web address. */
  note?: string;
}

/** Something that may change, in a sentence that says how to allow for it. */
export interface Caveat {
  descriptionHtml: string;
}

export interface Operation extends OperationBase {
  id: string;
  slug: string;
  /** Path of the operation, or name of the webhook. */
  path: string;
  /** True if the API sends this request, so there is nothing to try. */
  isWebhook?: boolean;
  /** Samples from the contract itself, as HTML. */
  samplesHtml?: string;
  callbacks?: Callback[];
  /** A request must satisfy one alternative. No alternatives: no authentication; an empty alternative: optional. */
  security: SecurityAlternative[];
  /** Servers of this operation, overriding those of the document. */
  servers?: Server[];
  caveats: Caveat[];
}

export interface Tag {
  /** Plain text. */
  name: string;
  /** The name by which operations refer to it. */
  key: string;
  /** Label of the tags around it. */
  group?: string;
  slug: string;
  descriptionHtml: string;
  operations: Operation[];
}

export interface SecurityScheme {
  scheme: string;
  /** Name of the header, query parameter or cookie; `Authorization` for HTTP, OAuth and OpenID Connect. */
  name: string;
  type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS' | 'unknown';
  in: 'header' | 'query' | 'cookie' | 'connection';
  /** `bearer`, `basic` … of an HTTP scheme. */
  httpScheme?: string;
  bearerFormat?: string;
}

export interface DescribedScheme extends SecurityScheme {
  descriptionHtml: string;
}

/** A caveat with the operations that it concerns; none if it concerns the whole API. */
export interface SharedCaveat extends Caveat {
  operations: Pick<Operation, 'slug' | 'summary'>[];
}

/** An operation that needs nothing but credentials, with the beginning of its response. */
export interface FirstRequest {
  operation: Operation;
  response?: string;
}

export interface Overview {
  title: string;
  version: string;
  /** Plain text; empty if the contract has none. */
  summary: string;
  descriptionHtml: string;
  /** Whom to ask, and under which terms, as HTML. */
  facts: string[];
  servers: Server[];
  /** Every scheme that the document or an operation requires. */
  security: DescribedScheme[];
  tags: Tag[];
  /** A request to start with; none if every operation that reads needs a value or a body. */
  first?: FirstRequest;
  /** Each error status once, as described by the first operation that has it; sorted by status. */
  errors: ResponseModel[];
  /** Each of them once, those of the whole API first. */
  caveats: SharedCaveat[];
}
