/** The sandbox as a module that edge runtimes run as it is: a default export with `fetch`, the contract inside. */
import contract from '../../.cache/contract/openapi.json';
import {host} from './host';
import {createSandbox} from './index';

const answer = host(createSandbox(contract), {origins: '*'});

export default {fetch: (request: Request): Promise<Response> => answer(request)};
