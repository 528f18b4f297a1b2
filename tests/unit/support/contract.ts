import {bundledContract} from '../../../src/plugins/reference/contract';
import type {OpenApiDocument} from '../../../src/sandbox';

let bundle: OpenApiDocument | undefined;

/** Our contract in one document, a copy for each caller; bundling takes seconds, so that it is done once. */
export const ourContract = (): OpenApiDocument => structuredClone((bundle ??= bundledContract()));
