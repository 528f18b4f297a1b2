import path from 'node:path';
import {CONTRACT_FILE} from './settings';

/** Where the bundled contract stands; `scripts/reference.ts` makes it. */
export const CONTRACT_DIR = '.cache/contract';

/** Whether a contract describes an API other than the product's: the guides and our own lint rules are not about it. */
export const isForeignContract = (openapiFile: string): boolean =>
  path.resolve(openapiFile) !== path.resolve(CONTRACT_FILE);
