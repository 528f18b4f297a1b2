import {fetchSample} from './fetch';
import type {Generator} from './types';

/** Node 18 or newer without packages, as an ES module such as `sample.mjs`. */
export const node: Generator = (request) => fetchSample(request, (env) => `process.env.${env}`);
