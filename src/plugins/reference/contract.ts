import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CONTRACT_DIR, isForeignContract} from '../../config/reference';
import {fillContract} from '../../config/tokens';
import type {Json} from '../../openapi/json';
import {redocly} from './redocly';

/** An OpenAPI document in one piece. */
export type Contract = Json & {openapi: string};

/** The contract as the last build bundled it. */
const BUNDLE = path.join(CONTRACT_DIR, 'openapi.json');

/**
 * One document out of a contract and its files, as they stand.
 *
 * @param config of the bundler, as arguments
 * @throws Error with the words of the bundler if the contract cannot be read
 */
export function joinContract(root: string, config: readonly string[] = []): Contract {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  try {
    const file = path.join(folder, 'openapi.json');
    const {status, stdout, stderr} = redocly(['bundle', root, '--output', file, ...config], 'pipe');
    if (status !== 0) throw new Error(`${stdout}${stderr}\n${root} could not be bundled.`);
    return JSON.parse(readFileSync(file, 'utf8')) as Contract;
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * A contract as readers get it: one document; ours speaks of this brand.
 *
 * @throws Error if the contract cannot be read
 */
export function bundledContract(root = 'openapi/openapi.yaml'): Contract {
  const document = joinContract(root);
  return isForeignContract(root) ? document : fillContract(document, root);
}

/**
 * The contract of the last build, or one that is bundled now where there has been none.
 *
 * @throws Error if there is none that can be read
 */
export const loadContract = (): Contract =>
  existsSync(BUNDLE)
    ? (JSON.parse(readFileSync(BUNDLE, 'utf8')) as Contract)
    : bundledContract(process.env.OPENAPI_FILE || undefined);
