/** A header with a literal value, or one that the sample reads from an environment variable. */
export type SampleHeader =
  | {name: string; value: string}
  /** `env` consists of capital letters, digits and underscores; `prefix` precedes its value, such as `Bearer `. */
  | {name: string; env: string; prefix?: string};

/** The request that a sample sends. */
export interface SampleRequest {
  /** Upper case. */
  method: string;
  /** Absolute, percent-encoded, ASCII. */
  url: string;
  /** Credentials to append to the query of the URL. */
  query?: {name: string; env: string}[];
  /** Without the content type, which is part of the body. */
  headers: SampleHeader[];
  body?: {contentType: string; text: string};
}
