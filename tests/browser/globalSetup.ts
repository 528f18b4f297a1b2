import path from 'node:path';
import {createSiteServer} from '../../scripts/serve';

/**
 * Serves the build on a free port for all browser tests. Sets SITE_ORIGIN to the origin and SITE_BASE to the base URL.
 *
 * @returns a function that stops the server
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = createSiteServer({dir: path.resolve('build')});
  const port = await site.listen(0, '127.0.0.1');
  process.env.SITE_ORIGIN = `http://127.0.0.1:${port}`;
  process.env.SITE_BASE = site.baseUrl;
  return () => site.close();
}
