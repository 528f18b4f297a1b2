/**
 * The values of a contract as the pages of the reference carry them: descriptions as HTML, limits as text. It happens at
 * build; in the browser nothing of it is parsed.
 */
import {STATUS_CODES} from 'node:http';
import type * as model from './model';
import {limitText} from './schemaText';

/** How Markdown is written for a page. */
export interface Rendering {
  /** @param level of the highest headings; without it headings are bold lines */
  html: (markdown: string, level?: number) => string;
  /** The first line as plain text; empty where there is none. */
  line: (markdown: string) => string;
}

/** A response; what its description says beyond one plain line is in `descriptionHtml`. */
export type ResponseModel = Omit<Fields<model.ResponseModel>, 'descriptionHtml' | 'summary'> & {
  /** Plain text. */
  description: string;
  descriptionHtml?: string;
};

type Fields<T> = {
  [
    K in keyof T as K extends 'description' ? 'descriptionHtml' : K extends 'limits' ? 'constraints' : K
  ]: K extends 'limits' ? string[] : Page<T[K]>;
};

/** Values of the model, with `descriptionHtml` for each `description` and `constraints` as text for `limits`. */
export type Page<T> = T extends model.ResponseModel
  ? ResponseModel
  : T extends readonly (infer U)[]
    ? Page<U>[]
    : T extends object
      ? Fields<T>
      : T;

export type Body = Page<model.Body>;
export type Callback = Page<model.Callback>;
export type Operation = Page<model.Operation>;
export type Parameter = Page<model.Parameter>;
export type Property = Page<model.Property>;
export type ResponseLink = Page<model.ResponseLink>;
export type SchemaPage = Page<model.SchemaPage>;
export type SecurityScheme = Page<model.SecurityScheme>;
export type Server = Page<model.Server>;
export type Tag = Page<model.Tag>;
export type VariantGroup = Page<model.VariantGroup>;
export type {Omitted, SecurityAlternative, ShownAt} from './model';

/** What the page of one operation needs. */
export interface OperationData {
  operation: Operation;
  /** The schemes that this operation asks for, each once. */
  security: SecurityScheme[];
  /** The servers of this operation. */
  servers: Server[];
  /** Position of the operation below `paths` or `webhooks` of the contract; the method in lower case. */
  pointer: {path: string; method: string};
}

/** The description of a response in one plain line: its own, its summary, or the usual phrase of its status. */
export const responseLine = (
  {status, summary, description}: Pick<model.ResponseModel, 'status' | 'summary' | 'description'>,
  line: Rendering['line'],
): string => line(description) || summary || (STATUS_CODES[status] ?? '');

/**
 * A part of the model for a page.
 *
 * @param level of the highest headings in the part's own description; without it headings are bold lines
 */
export function pageOf<T>(part: T, rendering: Rendering, level?: number): Page<T> {
  const convert = (value: unknown, ownLevel?: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => convert(item));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, child]): [string, unknown] => {
      if (name === 'description') return ['descriptionHtml', rendering.html(child, ownLevel)];
      if (name === 'limits') return ['constraints', (child as model.Limit[]).map(limitText)];
      const isResponses = name === 'responses' || name === 'errors';
      return [name, isResponses ? (child as model.ResponseModel[]).map(response) : convert(child)];
    });
    return Object.fromEntries(fields);
  };
  const response = (source: model.ResponseModel): ResponseModel => {
    const {description} = source;
    const line = responseLine(source, rendering.line);
    const html = description.trim() === line ? '' : rendering.html(description);
    const others = Object.entries(source).filter(([name]) => name !== 'summary' && name !== 'description');
    const shown = convert(Object.fromEntries(others)) as ResponseModel;
    return {...shown, description: line, ...(html && {descriptionHtml: html})};
  };
  return convert(part, level) as Page<T>;
}
