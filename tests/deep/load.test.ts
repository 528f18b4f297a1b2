/** A smaller version of the bench's `load` row: many visitors at once, and many idle connections. */
import http from 'node:http';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {freshRequest, openMany} from '../../scripts/measure/traffic';
import {findNginx, NGINX_INSTALL, startNginx} from '../../scripts/nginx';
import {createSiteServer} from '../../scripts/serve';
import {request} from '../support/wire';
import {BUILD, settings} from '../build/support';

interface Serving {
  port: number;
  stop: () => Promise<void>;
}

async function startOurs(): Promise<Serving> {
  const site = createSiteServer({dir: BUILD});
  return {port: await site.listen(0, '127.0.0.1'), stop: site.close};
}

const hasNginx = findNginx() !== undefined;
if (!hasNginx) console.warn(`nginx is left out. Install it: ${NGINX_INSTALL}`);

describe.each<[name: string, start: () => Promise<Serving>]>([
  ['npm start', startOurs],
  ...(hasNginx ? [['nginx with the include', () => startNginx({dir: BUILD})] as [string, () => Promise<Serving>]] : []),
])('%s', (_, start) => {
  let server: Serving;
  let home: string;
  beforeAll(async () => {
    server = await start();
    home = `http://127.0.0.1:${server.port}${settings.baseUrl}`;
  }, 300_000);
  afterAll(() => server?.stop());

  it('responds to every request on two hundred connections', async () => {
    const agent = new http.Agent({keepAlive: true, maxSockets: 200});
    try {
      const ask = () => request(server.port, settings.baseUrl, {agent});
      const answers = await Promise.all(Array.from({length: 4000}, ask));
      expect(answers.filter(({status}) => status !== 200)).toEqual([]);
    } finally {
      agent.destroy();
    }
  });

  it('responds to a thousand kept-alive connections, and then to a new one', async () => {
    const sockets = await openMany(server.port, 1000);
    try {
      expect(sockets).toHaveLength(1000);
      await expect(freshRequest(home)).resolves.toBeGreaterThan(0);
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  });
});
