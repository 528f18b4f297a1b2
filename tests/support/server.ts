import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {buffer} from 'node:stream/consumers';

export interface TestServer {
  origin: string;
  /** Stops the server and ends open connections at once. */
  close: () => Promise<void>;
}

/** Serves requests on a free port of the loopback interface. */
export async function serve(handler: http.RequestListener): Promise<TestServer> {
  const server = http.createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends one request to a loopback port, with the path exactly as given. */
export async function request(port: number, path: string, options: http.RequestOptions = {}) {
  const call = http.request({host: '127.0.0.1', port, path, agent: false, ...options}).end();
  const [response] = (await once(call, 'response')) as [http.IncomingMessage];
  return {status: response.statusCode, headers: response.headers, body: await buffer(response)};
}
