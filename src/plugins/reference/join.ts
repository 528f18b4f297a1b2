/** Joins the files of a contract into one document. */
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CONTRACT_DIR, isForeignContract} from '../../config/reference';
import {fillContract} from '../../config/tokens';
import type {OpenApiDocument} from '../../openapi/document';
import {redocly} from './redocly';

/** The bundle that the last build wrote. */
const BUNDLE = path.join(CONTRACT_DIR, 'openapi.json');

/**
 * Joins the files of a contract into one document, without replacing tokens.
 *
 * @param config arguments for the bundler that choose its configuration
 * @throws Error with the bundler's output if the contract cannot be read
 */
export function joinContract(root: string, config: readonly string[] = []): OpenApiDocument {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  try {
    const file = path.join(folder, 'openapi.json');
    const {status, stdout, stderr} = redocly(['bundle', root, '--output', file, ...config], 'pipe');
    if (status !== 0) throw new Error(`${stdout}${stderr}\n${root} could not be bundled.`);
    return JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
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
    : bundledContract(process.env.OPENAPI_FILE || undefined);
