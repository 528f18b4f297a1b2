import logger from '@docusaurus/logger';
import {adviceOn} from 'openapi-model/advice';
import {openContract} from 'openapi-model/contract';
import {OperationError, type OpenApiDocument} from 'openapi-model/document';
import {problemIn, problemsText, readContract} from 'openapi-sandbox/node/contract';
import type {Options} from './options.ts';

/** An error about something that people wrote, not about our code: it is printed without a stack. */
export function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}

/**
 * Does something with the contract.
 *
 * @throws Error with file and line of the operation that stopped it
 */
export async function located<T>({contract}: Pick<Options, 'contract'>, make: () => T | Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const file = typeof contract === 'string' ? contract : contract();
    throw plainError(problemsText([await problemIn(file, 'page', error.message, error.steps)]));
  }
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
  const file = typeof contract === 'string' ? contract : contract();
  const {problems, warnings, document} = await readContract(file, rules);
  for (const {rule, message, steps} of document ? adviceOn(openContract(document)) : [])
    warnings.push(await problemIn(file, rule, message, steps));
  if (warnings.length > 0) logger.warn(problemsText(warnings, 'warnings'));
  if (!document) throw plainError(problemsText(problems));
  return transform(document);
}
