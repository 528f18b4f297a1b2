/** Joins the files of a contract into one document. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {environment} from '../../config/environment';
import {CONTRACT_DIR, isForeignContract} from '../../config/reference';
import {fillContract} from '../../config/tokens';
import type {OpenApiDocument} from '../../openapi/document';
import {formatProblem} from './problem';
import {readContract} from './redocly';

/** The bundle that the last build wrote. */
const BUNDLE = path.join(CONTRACT_DIR, 'openapi.json');

/**
 * Joins the files of a contract into one document, without linting it or replacing tokens.
 *
 * @throws Error with the problems if the contract cannot be read
 */
export function joinContract(root: string): OpenApiDocument {
  const {problems, document} = readContract(root, 'bundle');
  if (!document) throw new Error(`${problems.map(formatProblem).join('\n')}\n${root} could not be bundled.`);
  return document;
}

/**
 * A contract as it is published: one document, with the tokens of our own contract replaced.
 *
 * @throws Error if the contract cannot be read
 */
export function bundledContract(root = 'openapi/openapi.yaml'): OpenApiDocument {
  const document = joinContract(root);
  return isForeignContract(root) ? document : fillContract(document, root);
}

/**
 * The contract of the last build; bundled now if there has been no build.
 *
 * @throws Error if the contract cannot be read
 */
export const loadContract = (): OpenApiDocument =>
  existsSync(BUNDLE)
    ? (JSON.parse(readFileSync(BUNDLE, 'utf8')) as OpenApiDocument)
    : bundledContract(environment().OPENAPI_FILE || undefined);
