/** The contract as the single-page overview shows it: resolved, flattened, with descriptions as HTML. */

export interface Property {
  name: string;
  /** `string`, `integer`, `array of object` … */
  type: string;
  required: boolean;
  /** Limits in words, such as `1 to 100 characters`. */
  constraints: string[];
  descriptionHtml: string;
  /** As compact JSON; undefined where the contract gives none. */
  example?: string;
  children: Property[];
}

export interface Parameter extends Omit<Property, 'children'> {
  in: 'path' | 'query' | 'header' | 'cookie';
}

export interface Body {
  contentType: string;
  properties: Property[];
  /** Indented JSON, or the text of another format. */
  example?: string;
}

export interface Answer {
  status: string;
  description: string;
  body?: Body;
  /** Why this answer is not specified, where the contract says so. */
  notSpecified?: string;
}

export interface Operation {
  id: string;
  slug: string;
  method: string;
  path: string;
  summary: string;
  descriptionHtml: string;
  deprecated: boolean;
  parameters: Parameter[];
  body?: Body & {required: boolean};
  answers: Answer[];
}

export interface Tag {
  name: string;
  slug: string;
  descriptionHtml: string;
  operations: Operation[];
}

export interface SecurityHeader {
  scheme: string;
  /** Header name, or how the credential travels. */
  name: string;
  descriptionHtml: string;
}

export interface Overview {
  title: string;
  version: string;
  descriptionHtml: string;
  servers: {url: string; description: string}[];
  security: SecurityHeader[];
  tags: Tag[];
  /** Shared error answers, by status. */
  errors: Answer[];
}

/** What the page of one operation needs. */
export interface OperationData {
  operation: Operation;
  security: SecurityHeader[];
  servers: Overview['servers'];
}
