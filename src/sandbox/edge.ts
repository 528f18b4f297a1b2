/** The sandbox as a module for edge runtimes: a default export with `fetch`, contract included. */
import contract from '../../.cache/contract.json';
import {host} from './host';
import {createSandbox} from './index';

export default {fetch: host(createSandbox(contract), {origins: '*'})};
