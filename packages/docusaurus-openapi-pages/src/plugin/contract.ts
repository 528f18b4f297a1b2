import logger from '@docusaurus/logger';
import type {OpenApiDocument} from 'openapi-model/document';
import {formatProblem, problemsText, readContract} from 'openapi-sandbox/node/contract';
import type {Options} from './options.ts';

/** An error about something that people wrote, not about our code: it is printed without a stack. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

/**
 * A contract as one document.
 *
 * @throws Error that lists every problem with file, line, rule, message and JSON pointer
 */
export async function loadContract({
  contract,
  rules,
  transform = (document) => document,
}: Pick<Options, 'contract' | 'rules' | 'transform'>): Promise<OpenApiDocument> {
  const {problems, warnings, document} = await readContract(
    typeof contract === 'string' ? contract : contract(),
    rules,
  );
  for (const warning of warnings) logger.warn(formatProblem(warning));
  if (!document) throw plainError(problemsText(problems));
  return transform(document);
}
