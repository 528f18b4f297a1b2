import path from 'node:path';
import {createSiteServer} from '../../scripts/serve';

/**
 * Serves the build on a free port for all browser tests and tells them where: SITE_ORIGIN is the origin, SITE_BASE the
 * base URL. Returns what stops the server.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = createSiteServer({dir: path.resolve('build')});
  const port = await site.listen(0, '127.0.0.1');
  process.env.SITE_ORIGIN = `http://127.0.0.1:${port}`;
  process.env.SITE_BASE = site.baseUrl;
  return () => site.close();
}
