import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {CONTRACT_DIR, isForeignContract} from '../src/config/reference';
import {fillContract} from '../src/config/words';
import type {OpenApiDocument} from '../src/sandbox';
import {redocly} from './redocly';

/** The contract as the last build bundled it. */
const BUNDLE = path.join(CONTRACT_DIR, 'openapi.json');

/**
 * Bundles a contract and its files into one document; ours speaks of this brand.
 *
 * @throws Error with the words of the bundler if the contract cannot be read
 */
export function bundleContract(root = 'openapi/openapi.yaml'): OpenApiDocument {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  try {
    const file = path.join(folder, 'openapi.json');
    const {status, stdout, stderr} = redocly(['bundle', root, '--output', file], 'pipe');
    if (status !== 0) throw new Error(`${stdout}${stderr}\n${root} could not be bundled.`);
    const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
    return isForeignContract(root) ? document : fillContract(document, root);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/**
 * The contract of the last build, or one that is bundled now where there has been none.
 *
 * @throws Error if there is none that can be read
 */
export const loadContract = (): OpenApiDocument =>
  existsSync(BUNDLE)
    ? (JSON.parse(readFileSync(BUNDLE, 'utf8')) as OpenApiDocument)
    : bundleContract(process.env.OPENAPI_FILE || undefined);
