/** A header whose value is written out, or read from an environment variable by the sample. */
export type SampleHeader =
  | {name: string; value: string}
  /** `env` consists of capital letters, digits and underscores; `prefix` stands before its value, as in `Bearer `. */
  | {name: string; env: string; prefix?: string};

/** What a sample sends. */
export interface SampleRequest {
  /** In capital letters. */
  method: string;
  /** Absolute, percent-encoded, ASCII. */
  url: string;
  /** Credentials that go into the query, after what the address has there. */
  query?: {name: string; env: string}[];
  /** Without the content type, which comes with the body. */
  headers: SampleHeader[];
  body?: {contentType: string; text: string};
}

export interface SampleLanguage {
  id: 'curl' | 'javascript' | 'node' | 'python' | 'php' | 'go' | 'csharp' | 'java' | 'ruby';
  label: string;
  /** Name of the language for a highlighter such as Prism, and for fenced code in Markdown. */
  grammar: string;
}

/** From a request to a complete program that sends it, prints the response and fails visibly on any status but 2xx. */
export type Generator = (request: SampleRequest) => string;
