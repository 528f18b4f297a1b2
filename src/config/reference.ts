import path from 'node:path';
import {siteSettings} from './environment';
import {CONTRACT_FILE} from './settings';

/** Whether a contract describes an API other than the product's: our guides and lint rules don't apply to it. */
export const isForeignContract = (openapiFile: string): boolean =>
  path.resolve(openapiFile) !== path.resolve(CONTRACT_FILE);

/** Folder of the bundled contract as it is published. */
export const CONTRACT_DIR = '.cache/contract';
/** The bundled contract as it is read, with marked numbers. */
export const CONTRACT_BUNDLE = '.cache/contract.json';

/** The contract as the generator of the pages reads it. */
export const CONTRACT_INPUT = '.cache/generator.json';

/** Folder of the pages that are generated from the contract. */
export const REFERENCE_DIR = 'docs/reference';

/** Whether the site has guides. They explain our own API, so they are left out with a foreign contract. */
export const HAS_GUIDES = !isForeignContract(siteSettings().openapiFile);
