/** The contract as the site publishes it. */
import logger from '@docusaurus/logger';
import type {OpenApiDocument} from 'openapi-model/document';
import {formatProblem, problemsText, readContract} from 'openapi-sandbox/node/contract';
import {isForeignContract} from '../../config/reference';
import {CONTRACT_FILE} from '../../config/settings';
import {fillContract} from '../../config/tokens';
import {plainError} from '../../lib/plainError';

const OUR_RULES = 'redocly.yaml';

/**
 * A contract as it is published: one document, with the tokens of our own contract replaced.
 *
 * @param apiUrl origin of the first server, for our own contract
 * @throws Error that lists every problem with file, line, rule, message and JSON pointer
 */
export async function publishedContract(file = CONTRACT_FILE, apiUrl?: string): Promise<OpenApiDocument> {
  const isForeign = isForeignContract(file);
  const {problems, warnings, document} = await readContract(file, isForeign ? undefined : OUR_RULES);
  for (const warning of warnings) logger.warn(formatProblem(warning));
  if (!document) throw plainError(problemsText(problems));
  return isForeign ? document : fillContract(document, file, apiUrl);
}
