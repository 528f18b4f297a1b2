import {createHash} from 'node:crypto';
import path from 'node:path';
import {CONTRACT_FILE, readSettings} from './settings';

/** Whether a contract describes an API other than the product's: the guides and our own lint rules are not about it. */
export const isForeignContract = (openapiFile: string): boolean =>
  path.resolve(openapiFile) !== path.resolve(CONTRACT_FILE);

/** Where the bundle of a contract stands. Each contract has a place of its own, so that none is taken for another. */
export function contractDir(openapiFile: string): string {
  if (!isForeignContract(openapiFile)) return '.cache/contract';
  const key = createHash('sha256').update(path.resolve(openapiFile)).digest('hex').slice(0, 12);
  return `.cache/contract-${key}`;
}

/** Where the bundle of the configured contract stands; `scripts/reference.ts` makes it. */
export const CONTRACT_DIR = contractDir(readSettings(process.env).openapiFile);
