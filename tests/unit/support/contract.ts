import {CONTRACT_FILE} from '../../../src/config/settings';
import {fillContract} from '../../../src/config/tokens';
import {redocly} from 'openapi-sandbox/node/contract';
import type {OpenApiDocument} from 'openapi-sandbox';

// Bundling takes a second, so it is done once, and without linting, which takes longer.
const {stdout} = await redocly('bundle', CONTRACT_FILE, '--ext', 'json');
const bundle = fillContract(JSON.parse(stdout) as OpenApiDocument, CONTRACT_FILE);

/** The page on what the API does not do, whether the contract still names one or not. */
export const NOT_OFFERED = 'https://docs.example/limits';

/** Our bundled contract, copied for each caller, with that page. */
export const ourContract = (): OpenApiDocument =>
  structuredClone({...bundle, info: {...bundle.info, 'x-not-offered': NOT_OFFERED}});
