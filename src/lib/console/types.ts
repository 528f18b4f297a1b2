/** What the console knows of one operation, and what a person has filled in. Everything comes from a bundled contract. */

import type {Parameter, SecurityScheme, Server} from '@site/src/openapi/page';

/** How a value is typed in. */
export type Control = 'select' | 'text' | 'json' | 'file';

export interface Field {
  /** Unique within the operation, such as `query.page`; the permalink uses it too. */
  key: string;
  name: string;
  /** For people, such as `array of string`. */
  type: string;
  required: boolean;
  /** Limits for people. */
  constraints: string[];
  control: Control;
  /** Values of a select. */
  options: string[];
  /** JSON type that the value is written in. */
  valueType: string;
  /** The contract's example as a person would type it; empty without one. */
  example: string;
  /** Never part of a permalink: the contract marks it as a password. */
  isSecret: boolean;
}

export interface ParameterField extends Field {
  in: Parameter['in'];
  style: string;
  explode: boolean;
  allowReserved: boolean;
  /** Set where the value travels as a document of this type, not by a style. */
  contentType?: string;
}

export type BodyKind = 'json' | 'text' | 'file' | 'form' | 'multipart';

export interface Media {
  contentType: string;
  kind: BodyKind;
  /** Schema of the contract, for the check. */
  schema?: unknown;
  /** Text that the editor starts with. */
  example: string;
  /** Fields of a form; empty for other kinds. */
  fields: Field[];
}

export interface DocumentedResponse {
  /** `200`, `4XX` or `default`. */
  status: string;
  description: string;
  /** Schema by content type. */
  content: Record<string, unknown>;
  isUnspecified: boolean;
}

export interface ConsoleOperation {
  /** In upper case. */
  method: string;
  path: string;
  parameters: ParameterField[];
  body?: {required: boolean; media: Media[]};
  /** Alternatives; each lists the schemes that are needed together. An empty alternative needs none. */
  security: SecurityScheme[][];
  servers: Server[];
  responses: DocumentedResponse[];
  /** Value of the Accept header. */
  accept: string;
}

/** What is filled in. */
export interface Draft {
  /** Text of each parameter by key; empty is not sent. */
  values: Record<string, string>;
  contentType: string;
  /** Text of the body by content type. */
  bodies: Record<string, string>;
  /** Fields of a form by key. */
  form: Record<string, string>;
  /** Files of a form by key; the key `body` is the body itself. */
  files: Record<string, readonly File[]>;
}

/** Credentials by scheme; those of HTTP basic are `user:password`. */
export type Credentials = Record<string, string>;

/** Something that is wrong with one field. */
export interface Problem {
  /** Key of a field, `body`, or `scheme.` with the name of a scheme. */
  key: string;
  /** How people call the field. */
  label: string;
  message: string;
  /** The request cannot be made at all, so it cannot be sent in spite of it either. */
  isFinal?: boolean;
}
