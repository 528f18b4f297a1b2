import {createHash} from 'node:crypto';
import path from 'node:path';
import {siteSettings} from './environment';
import {CONTRACT_FILE} from './settings';

/** Whether a contract describes an API other than the product's: our guides and lint rules don't apply to it. */
export const isForeignContract = (openapiFile: string): boolean =>
  path.resolve(openapiFile) !== path.resolve(CONTRACT_FILE);

/** Suffix that keeps the files of each foreign contract apart, so that a build never picks up those of another. */
const keyOf = (openapiFile: string): string =>
  createHash('sha256').update(path.resolve(openapiFile)).digest('hex').slice(0, 12);

/** Folder of a contract's bundle. */
export const contractDir = (openapiFile: string): string =>
  isForeignContract(openapiFile) ? `.cache/contract-${keyOf(openapiFile)}` : '.cache/contract';

/** Folder of the pages that are generated from a contract. */
export const referenceDir = (openapiFile: string): string =>
  isForeignContract(openapiFile) ? `.cache/reference-${keyOf(openapiFile)}` : 'docs/reference';

/** Outline of a contract, from which the generator makes the pages. */
export const outlineFile = (openapiFile: string): string =>
  isForeignContract(openapiFile) ? `.cache/outline-${keyOf(openapiFile)}.json` : '.cache/outline.json';

const {openapiFile} = siteSettings();

/** The files of the configured contract; the reference plugin makes them. */
export const CONTRACT_DIR = contractDir(openapiFile);
export const REFERENCE_DIR = referenceDir(openapiFile);
export const OUTLINE_FILE = outlineFile(openapiFile);
/** Whether the site has guides. They explain our own API, so they are left out with a foreign contract. */
export const HAS_GUIDES = !isForeignContract(openapiFile);
