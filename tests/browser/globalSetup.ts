import path from 'node:path';
import {createSiteServer} from '../../scripts/siteServer';

/** Serves the build for all browser tests, and returns what stops the server. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = createSiteServer({dir: path.resolve('build')});
  const port = await site.listen(0, '127.0.0.1');
  process.env.SITE_ORIGIN = `http://127.0.0.1:${port}`;
  return () => site.close();
}
