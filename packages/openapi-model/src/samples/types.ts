import type {SampleRequest} from '../request.ts';

export type {SampleHeader, SampleRequest} from '../request.ts';

/** Generates a complete program that sends the request, prints the response and fails unless the status is 2xx. */
export type Generator = (request: SampleRequest) => string;

export interface SampleLanguage {
  id: string;
  label: string;
  /** Language name for highlighting and for fenced code in Markdown. */
  grammar: string;
}
