import type {SampleRequest} from '../../openapi/sampleRequest';

export type {SampleHeader, SampleRequest} from '../../openapi/sampleRequest';

/** Generates a complete program that sends the request, prints the response and fails unless the status is 2xx. */
export type Generator = (request: SampleRequest) => string;

export interface SampleLanguage {
  id: string;
  label: string;
  /** Language name for highlighting and for fenced code in Markdown. */
  grammar: string;
  /**
   * Loads the generator; each except curl's is a chunk of its own.
   *
   * @throws Error if the chunk can't be loaded; the next call tries again
   */
  load: () => Promise<Generator>;
}
