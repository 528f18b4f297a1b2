/** A request as samples print it and the console sends it. */

/** Methods that `fetch` sends without a body. */
export const BODILESS: readonly string[] = ['GET', 'HEAD'];

/** A header with a literal value, or one that the sample reads from an environment variable. */
export type SampleHeader =
  | {name: string; value: string}
  /** `env` consists of capital letters, digits and underscores; `prefix` precedes its value, such as `Bearer `. */
  | {name: string; env: string; prefix?: string};

/** A file. Samples read it from the working directory; in the console, it is a `File`. */
export interface NamedFile {
  readonly name: string;
}

export interface Part<F extends NamedFile = NamedFile> {
  name: string;
  value: string | F;
  /** Media type of the part; set for every file. */
  contentType?: string;
}

export type RequestBody<F extends NamedFile = NamedFile> =
  {contentType: string; text: string} | {contentType: string; file: F} | {contentType: string; parts: Part<F>[]};

export interface SampleRequest {
  /** Upper case. */
  method: string;
  /** Absolute, percent-encoded, ASCII. */
  url: string;
  /** Credentials to append to the query of the URL. */
  query?: {name: string; env: string}[];
  /** Without the content type, which is part of the body. */
  headers: SampleHeader[];
  body?: RequestBody;
  /** The body in each of its formats, if there are several; `body` is the first. */
  bodies?: RequestBody[];
  /** What readers have to know before they send it. */
  note?: string;
}

/** Statuses whose responses never have a body. */
export const BODILESS_STATUSES = [101, 204, 205, 304];
