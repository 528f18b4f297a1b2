/**
 * The model as reference pages carry it: descriptions as HTML. Converted at build time, so the browser
 * parses nothing.
 */
import type * as model from './model.ts';
import type {SampleRequest} from './request.ts';

export interface Rendering {
  /** @param level of the highest headings; if omitted, headings become bold lines */
  html: (markdown: string, level?: number) => string;
  /** The first line as plain text, or an empty string. */
  line: (markdown: string) => string;
  /** The standard reason phrase of a status code, or an empty string. */
  reason: (status: string) => string;
}

/**
 * A response. Its description is one plain line: the first of its own, its summary or the standard reason phrase.
 * `descriptionHtml` is set only if there is more.
 */
export type ResponseModel = Omit<Fields<model.ResponseModel>, 'descriptionHtml' | 'summary'> & {
  /** Plain text. */
  description: string;
  descriptionHtml?: string;
};

type Fields<T> = {
  [K in keyof T as K extends 'facts' ? never : K extends 'description' ? 'descriptionHtml' : K]: Page<T[K]>;
};

/** A model type with `descriptionHtml` instead of `description` and `facts`. */
export type Page<T> = T extends model.ResponseModel
  ? ResponseModel
  : T extends readonly (infer U)[]
    ? Page<U>[]
    : T extends object
      ? Fields<T>
      : T;

export type Body = Page<model.Body>;
export type Callback = Page<model.Callback>;
export type Caveat = Page<model.Caveat>;
export type Parameter = Page<model.Parameter>;
export type Property = Page<model.Property>;
export type ResponseLink = Page<model.ResponseLink>;
export type SecurityScheme = Page<model.SecurityScheme>;
export type Server = Page<model.Server>;
export type SharedCaveat = Page<model.SharedCaveat>;
export type Variant = Page<model.Variant>;
export type VariantGroup = Page<model.VariantGroup>;
export type {SecurityAlternative} from './model.ts';

/** An operation with its example request, which a webhook does not have. */
export type Operation = Page<model.Operation> & {request?: SampleRequest};

export interface OperationData {
  operation: Operation;
  /** The security schemes of this operation, without duplicates. */
  security: SecurityScheme[];
  servers: Server[];
}

export interface PageDescription {
  title: string;
  description: string;
}

/** An operation as listed in the overview of a big contract. */
export type OperationRow = Pick<model.Operation, 'slug' | 'method' | 'summary' | 'path' | 'deprecated'>;

/** An operation as the overview shows it, with its successful responses only. */
export type OverviewOperation = Omit<Operation, 'id' | 'caveats' | 'security' | 'servers' | 'samplesHtml'> & {
  /** The statuses of its error responses. */
  failures: string[];
};

export interface OverviewTag extends Omit<Page<model.Tag>, 'operations' | 'key'> {
  /** The operations in full; a big contract has `rows` instead. */
  operations?: OverviewOperation[];
  rows?: OperationRow[];
}

/** What a sample of a request needs of its operation. */
export type SampledOperation = Pick<Operation, 'id' | 'slug' | 'summary'> & {request: SampleRequest};

export interface OverviewData extends Omit<Page<model.Overview>, 'tags' | 'first' | 'summary' | 'errors'> {
  errors: Pick<ResponseModel, 'status' | 'description'>[];
  tags: OverviewTag[];
  first?: {operation: SampledOperation; response?: string};
}

/** Facts as a paragraph, after the opening of a description. */
const withFacts = (html: string, facts: readonly string[] = []): string =>
  facts.length > 0 ? html.replace(/(?=<h\d)|$/, () => `<p>${facts.join(' · ')}</p>\n`) : html;

/**
 * Converts a part of the model for a page.
 *
 * @param level of the highest headings in the part's own description; if omitted, headings become bold lines
 */
export function pageOf<T>(part: T, rendering: Rendering, level?: number): Page<T> {
  const convert = (value: unknown, ownLevel?: number): unknown => {
    if (Array.isArray(value)) return value.map((item) => convert(item));
    if (typeof value !== 'object' || value === null) return value;
    const {facts, ...shown} = value as {facts?: string[]; examples?: unknown};
    const kept = Object.entries(shown).filter(([name]) => !(shown.examples && name === 'example'));
    const fields = kept.map(([name, child]): [string, unknown] => {
      if (name === 'description')
        return ['descriptionHtml', withFacts(rendering.html(child as string, ownLevel), facts)];
      const isResponses = name === 'responses' || name === 'errors';
      return [name, isResponses ? (child as model.ResponseModel[]).map(response) : convert(child)];
    });
    return Object.fromEntries(fields);
  };
  const response = (source: model.ResponseModel): ResponseModel => {
    const line = rendering.line(source.description) || source.summary || rendering.reason(source.status);
    const own = rendering.html(source.description);
    const html = withFacts(/^<p>[^<]*<\/p>$/.test(own.trim()) ? '' : own, source.facts);
    const others = Object.entries(source).filter(([name]) => name !== 'summary' && name !== 'description');
    const fields = convert(Object.fromEntries(others)) as ResponseModel;
    return {...fields, description: line, ...(html && {descriptionHtml: html})};
  };
  return convert(part, level) as Page<T>;
}
