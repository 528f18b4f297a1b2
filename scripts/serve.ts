/**
 * `npm start` and `npm run serve`: the built site and the API sandbox. If the sandbox cannot start, the site still runs.
 *
 * PORT (default 3000) and SANDBOX_PORT (4010) set the ports and HOST the address.
 */
import path from 'node:path';
import {listenOn, run, SITE_PORT} from './listen';
import {startSandbox} from './sandboxServer';
import {createSiteServer} from './siteServer';

run(async () => {
  const site = createSiteServer({dir: path.resolve('build')});
  const port = await listenOn(site, 'PORT', SITE_PORT);
  console.log(`The site is at http://localhost:${port}${site.baseUrl} (Ctrl+C stops it)`);
  await startSandbox().catch((error: Error) => console.warn(`The API sandbox is not running: ${error.message}`));
});
