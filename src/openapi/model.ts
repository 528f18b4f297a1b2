/**
 * The contract as values: references resolved, `allOf` merged, limits as data. A `description` is Markdown as the
 * contract has it. Plain data throughout; pages, Markdown files and samples make their own text of it.
 */
import type {ParameterPlace} from './document';

/** A schema within a limit of another one. */
export interface SchemaSummary {
  /** As `Property.type`. */
  type: string;
  required: string[];
  limits: Limit[];
}

/** A limit of a schema, named after its keyword where one keyword makes it; `schemaText.ts` writes it out. */
export type Limit =
  | {
      keyword:
        | 'format'
        | 'pattern'
        | 'exclusiveMinimum'
        | 'exclusiveMaximum'
        | 'multipleOf'
        | 'contentMediaType'
        | 'contentEncoding'
        | 'default';
      value: unknown;
    }
  | {keyword: 'enum'; value: unknown[]}
  /** Characters of a string, value of a number, items of an array, properties of an object. */
  | {keyword: 'length' | 'value' | 'items' | 'properties'; min?: unknown; max?: unknown}
  | {keyword: 'not' | 'contains' | 'propertyNames'; value: SchemaSummary}
  /** With the property `name`, those of `value` are required too. */
  | {keyword: 'dependentRequired'; name: string; value: string[]}
  /** Properties that an alternative requires without describing them. */
  | {keyword: 'required'; value: string[]}
  /** `if` or `dependentSchemas`, which are not written out. */
  | {keyword: 'uniqueItems' | 'noOtherProperties' | 'conditions' | 'readOnly' | 'writeOnly'}
  /** A limit of the items of an array. */
  | {keyword: 'eachItem'; value: Limit}
  /** How a parameter writes arrays and objects. */
  | {keyword: 'style'; style: string; explode: boolean; type: 'array' | 'object'}
  /** Media type of a parameter's value, or of a part of a form. */
  | {keyword: 'writtenAs' | 'sentAs'; value: string}
  | {keyword: 'allowReserved' | 'allowEmptyValue'};

/** A value of an `enum`, with the contract's description of it. */
export interface AllowedValue {
  /** As compact JSON. */
  value: string;
  description: string;
}

/** One of several schemas that a value may follow. */
export interface Variant {
  /** Anchor, unique in the page. */
  id: string;
  /** Name of the component, title of the schema, or its type. */
  name: string;
  type: string;
  /** Value of the discriminator that chooses this variant, as compact JSON. */
  chosenBy?: string;
  limits: Limit[];
  description: string;
  children: Property[];
  variants?: VariantGroup[];
  omitted?: Omitted;
  shownAt?: ShownAt;
}

/** `oneOf` or `anyOf`. */
export interface VariantGroup {
  kind: 'one of' | 'any of';
  /** Name of the property that tells the variants apart. */
  discriminator?: string;
  options: Variant[];
}

/** Properties of an object that are not sent in this direction. */
export interface Omitted {
  mark: 'read-only' | 'write-only';
  names: string[];
}

/** Where a schema is written out, instead of here. */
export interface ShownAt {
  /** Name of the schema. */
  name: string;
  /** Anchor on the same page. */
  anchor?: string;
  /** Slug of the schema's own page, where it has one. */
  schema?: string;
}

export interface Property {
  /** Anchor, stable and unique in the page. */
  id: string;
  name: string;
  /** For people: `string`, `integer`, `array of Course` … */
  type: string;
  required: boolean;
  limits: Limit[];
  description: string;
  /** As compact JSON; undefined where the contract gives none. */
  example?: string;
  /** Properties of the object, or of the objects in the array. */
  children: Property[];
  variants?: VariantGroup[];
  /** Values of an `enum` that have descriptions; without, they are a limit. */
  values?: AllowedValue[];
  deprecated?: boolean;
  /** Read-only properties of a request, write-only ones of a response. */
  omitted?: Omitted;
  /** Set where the schema is written out elsewhere, because it contains itself or was shown before. */
  shownAt?: ShownAt;
  /** What the contract does not specify yet. */
  notSpecified?: string;
}

export interface Parameter extends Property {
  in: ParameterPlace;
  /** JSON type that the value is written in: `string`, `integer`, `array` … */
  valueType: string;
  /** How arrays and objects are written, as the contract says or by default. */
  style: string;
  explode: boolean;
  /** Media type of a parameter that is described by `content`. */
  contentType?: string;
  allowReserved?: boolean;
}

export interface Example {
  /** Key in the contract. */
  name: string;
  summary: string;
  description: string;
  /** Indented JSON, or the text of another format. */
  text: string;
}

export interface Body {
  contentType: string;
  /** Type of the whole body, as `Property.type`. */
  type: string;
  /** Limits of the whole body. */
  limits: Limit[];
  properties: Property[];
  variants?: VariantGroup[];
  omitted?: Omitted;
  shownAt?: ShownAt;
  /** Indented JSON, or the text of another format. */
  example?: string;
  /** Whether the example was made from the schema, because the contract gives none. */
  isExampleMade?: boolean;
  /** All examples, where the contract names more than one. */
  examples?: Example[];
  /** The same content in other formats. */
  alternatives?: Body[];
  /** What the contract does not specify yet. */
  notSpecified?: string;
}

/** What a request sends. */
export interface RequestBody extends Body {
  required: boolean;
  description: string;
}

/** A link from a response to the operation that can follow. */
export interface ResponseLink {
  name: string;
  /** Slug of the operation; undefined where the contract has no such operation. */
  slug?: string;
  /** Operation as the contract names it. */
  target: string;
  description: string;
  parameters: {name: string; value: string}[];
}

export interface ResponseModel {
  /** Anchor, unique in the page. */
  id: string;
  /** `200`, `4XX`, `default`. */
  status: string;
  /** Plain text; empty where the contract gives none. */
  summary: string;
  description: string;
  body?: Body;
  headers?: Property[];
  links?: ResponseLink[];
  /** Why this response is not specified, where the contract says so. */
  notSpecified?: string;
}

/** A request that the API sends. */
export interface Callback {
  id: string;
  name: string;
  /** Runtime expression of the address. */
  expression: string;
  method: string;
  summary: string;
  description: string;
  body?: RequestBody;
  responses: ResponseModel[];
}

/** Schemes that are required together. */
export type SecurityAlternative = {scheme: string; scopes: string[]}[];

export interface Server {
  /** With variables in braces; absolute or relative, as written. */
  url: string;
  /** Plain text. */
  label: string;
  variables?: {name: string; default: string; values: string[]; description: string}[];
}

export interface Operation {
  id: string;
  slug: string;
  /** Upper case. */
  method: string;
  /** Path of the operation; name of a webhook. */
  path: string;
  /** Whether the API sends this request, so that nobody can try it. */
  isWebhook?: boolean;
  summary: string;
  description: string;
  deprecated: boolean;
  /** The label is plain text. */
  externalDocs?: {url: string; label: string};
  parameters: Parameter[];
  body?: RequestBody;
  responses: ResponseModel[];
  callbacks?: Callback[];
  /** Any one of these alternatives lets a request in; none listed: open to everyone; an empty one: without works too. */
  security: SecurityAlternative[];
  /** Servers of this operation alone; they replace those of the document. */
  servers?: Server[];
}

export interface Tag {
  name: string;
  slug: string;
  description: string;
  operations: Operation[];
}

export interface SecurityFlow {
  /** `authorizationCode`, `clientCredentials` … */
  type: string;
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  /** Labels are plain text. */
  scopes: {name: string; label: string}[];
}

/** A security scheme of any type. */
export interface SecurityScheme {
  scheme: string;
  /** Name of the header, query parameter or cookie; `Authorization` for HTTP schemes, OAuth and OpenID Connect. */
  name: string;
  description: string;
  type: 'apiKey' | 'http' | 'oauth2' | 'openIdConnect' | 'mutualTLS' | 'unknown';
  in: 'header' | 'query' | 'cookie' | 'connection';
  /** `bearer`, `basic` … of an HTTP scheme. */
  httpScheme?: string;
  bearerFormat?: string;
  flows?: SecurityFlow[];
  openIdConnectUrl?: string;
}

/** A component with a page of its own, because the pages that hold it would grow without bound. */
export interface SchemaPage extends Omit<Property, 'id' | 'required'> {
  slug: string;
}

export interface Overview {
  title: string;
  version: string;
  description: string;
  servers: Server[];
  /** Every scheme that the document or one of its operations asks for. */
  security: SecurityScheme[];
  tags: Tag[];
  schemas: SchemaPage[];
  /** Each error status as the first operation that has it describes it, by status. */
  errors: ResponseModel[];
}
