import type {SampleRequest} from '../request.ts';

export type {SampleHeader, SampleRequest} from '../request.ts';

/** How long a sample waits for a response, in seconds. */
export const SECONDS = 30;

/**
 * Generates a complete program that sends the request and prints the response. It fails unless the status is 2xx, and if a
 * credential is not set.
 */
export type Generator = (request: SampleRequest) => string;

export interface SampleLanguage {
  id: string;
  label: string;
  /** Language name for highlighting and for fenced code in Markdown. */
  grammar: string;
}
