import {publishedContract} from '../../../src/plugins/reference/contract';
import type {OpenApiDocument} from '../../../src/sandbox';

// Bundling takes seconds, so it is done once.
const bundle = await publishedContract();

/** Our bundled contract, copied for each caller. */
export const ourContract = (): OpenApiDocument => structuredClone(bundle);
