/** Shared by the project's servers. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';

export interface RunningServer {
  /**
   * Starts listening.
   *
   * @param port 0 chooses a free port
   * @param host by default, the loopback address
   * @returns the port
   */
  listen: (port?: number, host?: string) => Promise<number>;
  /** Stops listening and ends open connections. */
  close: () => Promise<void>;
}

/** Port of the site unless PORT sets another. */
export const SITE_PORT = 3000;

/** Port of the sandbox unless SANDBOX_PORT sets another. */
export const SANDBOX_PORT = 4010;

/** The loopback address, which only this machine can reach. */
const LOOPBACK = '127.0.0.1';

/** Whether only this machine can reach the servers. */
export const isLocalOnly = (): boolean => (process.env.HOST || LOOPBACK) === LOOPBACK;

/** Time that an idle connection stays open, in milliseconds. Programs that reuse one later would find it closed. */
const KEEP_ALIVE = 60_000;

export const running = (server: http.Server): RunningServer => ({
  listen: (port = 0, host = LOOPBACK) =>
    new Promise((resolve, reject) => {
      server.keepAliveTimeout = KEEP_ALIVE;
      server.once('error', reject);
      server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
    }),
  close: () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
});

/**
 * Starts a server of a command on the address set by HOST and the port set by another environment variable.
 *
 * @returns the port
 * @throws Error that says what to do if the port or address is not available
 */
export async function listenOn(server: RunningServer, variable: string, fallback: number): Promise<number> {
  const host = process.env.HOST || LOOPBACK;
  const port = process.env[variable] || String(fallback);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit());
  try {
    return await server.listen(Number(port), host);
  } catch (error) {
    const {message} = error as Error;
    throw new Error(
      `${message}\nSet ${variable} to a free port, such as ${variable}=${fallback + 1}, and HOST to an address of this machine; found ${variable}=${port} HOST=${host}.`,
      {cause: error},
    );
  }
}

/** Runs a command; an error ends it with its message. */
export function run(command: () => Promise<void>): void {
  command().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
