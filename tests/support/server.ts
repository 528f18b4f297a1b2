import http from 'node:http';
import type {AddressInfo} from 'node:net';

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
