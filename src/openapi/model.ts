/** The contract as its pages show it: resolved, in words, with descriptions as HTML. Plain data throughout. */

/** A value that a schema lists, with what the contract says of it. */
export interface AllowedValue {
  /** As compact JSON. */
  value: string;
  descriptionHtml: string;
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
  constraints: string[];
  descriptionHtml: string;
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

/** Members of an object that do not travel in this direction. */
export interface Omitted {
  mark: 'read-only' | 'write-only';
  names: string[];
}

/** Where a schema is written out that is not repeated here. */
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
  /** `string`, `integer`, `array of Course` … */
  type: string;
  required: boolean;
  /** Limits in words, such as `1 to 100 characters`. */
  constraints: string[];
  descriptionHtml: string;
  /** As compact JSON; undefined where the contract gives none. */
  example?: string;
  /** Members of the object, or of the objects in the array. */
  children: Property[];
  variants?: VariantGroup[];
  /** Values with a description each; values without stand in the constraints. */
  values?: AllowedValue[];
  deprecated?: boolean;
  /** Read-only members of a request, write-only ones of an answer. */
  omitted?: Omitted;
  /** Set where the schema is written out elsewhere, because it contains itself or has been shown before. */
  shownAt?: ShownAt;
  /** What the contract leaves open here. */
  notSpecified?: string;
}

export interface Parameter extends Property {
  in: 'path' | 'query' | 'header' | 'cookie';
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
  descriptionHtml: string;
  /** Indented JSON, or the text of another format. */
  text: string;
}

export interface Body {
  contentType: string;
  /** Type of the whole body in words. */
  type: string;
  /** Limits of the whole body in words. */
  constraints: string[];
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
  /** What the contract leaves open here. */
  notSpecified?: string;
}

/** A link from an answer to the operation that can follow. */
export interface AnswerLink {
  name: string;
  /** Slug of the operation; undefined where the contract has no such operation. */
  slug?: string;
  /** Operation as the contract names it. */
  target: string;
  descriptionHtml: string;
  parameters: {name: string; value: string}[];
}

export interface Answer {
  /** Anchor, unique in the page. */
  id: string;
  /** `200`, `4XX`, `default`. */
  status: string;
  /** As written, without Markdown. */
  description: string;
  /** Set where the description says more than one plain line. */
  descriptionHtml?: string;
  body?: Body;
  headers?: Property[];
  links?: AnswerLink[];
  /** Why this answer is not specified, where the contract says so. */
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
  descriptionHtml: string;
  body?: Body & {required: boolean};
  answers: Answer[];
}

/** Schemes that are required together. */
export type SecurityAlternative = {scheme: string; scopes: string[]}[];

export interface Server {
  /** With variables in braces; absolute or relative, as written. */
  url: string;
  description: string;
  variables?: {name: string; default: string; values: string[]; descriptionHtml: string}[];
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
  descriptionHtml: string;
  deprecated: boolean;
  externalDocs?: {url: string; description: string};
  parameters: Parameter[];
  body?: Body & {required: boolean; descriptionHtml: string};
  answers: Answer[];
  callbacks?: Callback[];
  /** Any one of these alternatives lets a request in; none listed: open to everyone; an empty one: without works too. */
  security: SecurityAlternative[];
  /** Servers of this operation alone, in place of those of the document. */
  servers?: Server[];
}

export interface Tag {
  name: string;
  slug: string;
  descriptionHtml: string;
  operations: Operation[];
}

export interface SecurityFlow {
  /** `authorizationCode`, `clientCredentials` … */
  type: string;
  authorizationUrl?: string;
  tokenUrl?: string;
  refreshUrl?: string;
  scopes: {name: string; description: string}[];
}

/** A security scheme, whatever its type. */
export interface SecurityHeader {
  scheme: string;
  /** Name of the header, query parameter or cookie; `Authorization` for HTTP schemes, OAuth and OpenID Connect. */
  name: string;
  descriptionHtml: string;
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
  descriptionHtml: string;
  servers: Server[];
  /** Every scheme that the document or one of its operations asks for. */
  security: SecurityHeader[];
  tags: Tag[];
  schemas: SchemaPage[];
  /** Shared error answers, by status. */
  errors: Answer[];
}

/** What the page of one operation needs. */
export interface OperationData {
  operation: Operation;
  /** The schemes that this operation asks for, each once. */
  security: SecurityHeader[];
  /** The servers of this operation. */
  servers: Server[];
  /** Where the operation stands below `paths` or `webhooks` of the contract; the method in lower case. */
  pointer: {path: string; method: string};
}
