/**
 * `npm run sandbox`: the API sandbox on http://localhost:4010, for curl, SDKs and local pages, and for agents at /mcp.
 *
 * SANDBOX_PORT sets the port and HOST the address.
 */
import {run} from './listen';
import {startSandbox} from './sandboxServer';

run(startSandbox);
