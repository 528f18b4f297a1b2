import logger from '@docusaurus/logger';
import {adviceOn} from 'openapi-model/advice';
import {openContract} from 'openapi-model/contract';
import {OperationError, type OpenApiDocument} from 'openapi-model/document';
import {problemIn, problemsText, readContract} from 'openapi-sandbox/node/contract';
import {plainError} from '../lib/plainError.ts';
import type {Options} from './options.ts';

/** Path of the file; options hold it as a function where it must not be published with them. */
export const fileOf = ({contract}: Pick<Options, 'contract'>): string =>
  typeof contract === 'string' ? contract : contract();

/**
 * Does something with the contract.
 *
 * @throws Error with file and line of the operation that stopped it
 */
export async function located<T>(options: Pick<Options, 'contract'>, make: () => T | Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    throw plainError(problemsText([await problemIn(fileOf(options), 'page', error.message, error.steps)]));
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
  const file = fileOf({contract});
  const {problems, warnings, document} = await readContract(file, rules);
  const published = document && transform(document);
  for (const {rule, message, steps} of published ? adviceOn(openContract(published)) : [])
    warnings.push(await problemIn(file, rule, message, steps));
  if (warnings.length > 0) logger.warn(problemsText(warnings, 'warnings'));
  if (!published) throw plainError(problemsText(problems));
  return published;
}
