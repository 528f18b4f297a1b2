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

export interface SampleLanguage {
  id: 'curl' | 'javascript' | 'node' | 'python' | 'php' | 'go' | 'csharp' | 'java' | 'ruby';
  label: string;
  /** Language name for Prism and for fenced code in Markdown. */
  grammar: string;
}

/** Generates a complete program that sends the request, prints the response and fails unless the status is 2xx. */
export type Generator = (request: SampleRequest) => string;
