import type {SampleRequest} from '../../openapi/sampleRequest';

export type {SampleHeader, SampleRequest} from '../../openapi/sampleRequest';

export interface SampleLanguage {
  id: 'curl' | 'javascript' | 'node' | 'python' | 'php' | 'go' | 'csharp' | 'java' | 'ruby';
  label: string;
  /** Language name for highlighting and for fenced code in Markdown. */
  grammar: string;
  /** True for the languages that have a tab; the others are in a menu. */
  isTab?: boolean;
}

/** Generates a complete program that sends the request, prints the response and fails unless the status is 2xx. */
export type Generator = (request: SampleRequest) => string;
