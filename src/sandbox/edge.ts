/** The sandbox as a module for edge runtimes: a default export with `fetch`, contract included. */
import contract from '../../.cache/reference/contract.json';
import {withoutTrailingSlashes} from 'openapi-model/slashes';
import {host} from 'openapi-sandbox/host';
import {AgentError} from 'openapi-sandbox/mcp';
import {createSandbox} from './index';
import {createMcp} from './mcp';

interface Variables {
  /** Address of the site, whose pages agents read. */
  SITE_URL?: string;
}

/** Time limit for the site, in milliseconds. */
const TIMEOUT = 10_000;

let site: string | undefined;

async function read(path: string): Promise<string> {
  if (!site) throw new AgentError('The pages are not available here: the variable SITE_URL is not set.');
  const address = withoutTrailingSlashes(site) + path;
  const response = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT)}).catch(() => undefined);
  if (!response?.ok) throw new AgentError('The site does not have its pages at the moment. Try again later.');
  return response.text();
}

const sandbox = createSandbox(contract);
const handle = host(sandbox, {origins: '*', mcp: createMcp({contract, sandbox, read})});

export default {
  fetch(request: Request, {SITE_URL}: Variables = {}): Promise<Response> {
    site = SITE_URL;
    return handle(request);
  },
};
