/** An operation as the console shows it, and the values filled in for it. */

import type {FoundExample} from '../example.ts';
import type {Parameter, SecurityScheme, Server} from '../model.ts';
import type {NamedFile} from '../request.ts';

/** The kind of control for a value. */
export type Control = 'select' | 'text' | 'json' | 'file';

export interface Field {
  /** Unique within the operation, such as `query.page`; also used in permalinks. */
  key: string;
  name: string;
  /** For display, such as `array of string`. */
  type: string;
  required: boolean;
  /** True if the console starts with the example: for required fields, and for all of a form that requires none. */
  isPrefilled: boolean;
  /** Limits for display. */
  constraints: string[];
  control: Control;
  /** Options of a select. */
  options: string[];
  /** JSON type of the value; `mixed` if it may be a list or an object, or something else. */
  valueType: string;
  /** Schema from the contract, for the check. */
  schema: unknown;
  /** The contract's example as a person would type it; empty if there is none. */
  example: string;
  /** True for passwords, which are never part of a permalink. */
  isSecret: boolean;
  /** Undefined for a form field whose encoding has no style. */
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  /** Media type of the value: of a parameter sent as content, or of a part of a form. May be a list for a part. */
  contentType?: string;
}

export interface ParameterField extends Field, Pick<FoundExample, 'placeholders' | 'isValid'> {
  in: Parameter['in'];
}

export type BodyKind = 'json' | 'text' | 'file' | 'form' | 'multipart';

export interface Media extends Pick<FoundExample, 'placeholders' | 'isValid'> {
  contentType: string;
  kind: BodyKind;
  /** Schema from the contract, for the check. */
  schema?: unknown;
  /** Initial text of the editor. */
  example: string;
  /** Form fields; empty for other kinds. */
  fields: Field[];
}

export interface DocumentedResponse {
  description: string;
  /** Schema by content type. */
  content: Record<string, unknown>;
  isPreview: boolean;
}

export interface ConsoleOperation {
  /** Upper case. */
  method: string;
  path: string;
  parameters: ParameterField[];
  body?: {required: boolean; media: Media[]};
  /** Alternatives, each a list of schemes used together; an empty one needs no credentials. */
  security: SecurityScheme[][];
  servers: Server[];
  /** By status as written in the contract: `200`, `4XX` or `default`. */
  responses: ReadonlyMap<string, DocumentedResponse>;
  /** What `Accept` asks for: its parameter if that names a media type, or the formats of responses, successful ones first. */
  formats: string[];
}

/** The values filled in. For samples, files may have a name only. */
export interface Draft<F extends NamedFile = File> {
  /** Text of each parameter by key; empty ones are not sent. */
  values: Record<string, string>;
  contentType: string;
  /** Body text by content type. */
  bodies: Record<string, string>;
  /** Text of form fields by key. */
  form: Record<string, string>;
  /** Files by form field key; `body` is the key of a file body. */
  files: Record<string, readonly F[]>;
  /** The documented status that the sandbox should respond with. */
  status?: string;
}

/** Credentials by scheme; `user:password` for HTTP basic. */
export type Credentials = Record<string, string>;

/** A problem with one field. */
export interface FieldProblem {
  /** A field key, `body`, or `scheme.` and the name of a scheme. */
  key: string;
  /** Display name of the field. */
  label: string;
  message: string;
  /** True if the request can't be built at all, so “Send it anyway” isn't offered. */
  isFinal?: boolean;
}
