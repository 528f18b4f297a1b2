import {bundledContract} from '../../../src/plugins/reference/join';
import type {OpenApiDocument} from '../../../src/sandbox';

let bundle: OpenApiDocument | undefined;

/** Our bundled contract, copied for each caller. Bundling takes seconds, so it is done once. */
export const ourContract = (): OpenApiDocument => structuredClone((bundle ??= bundledContract()));
