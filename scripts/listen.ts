/** Shared by the project's servers: finding a port, starting on one with clear errors, and stopping. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';

export interface RunningServer {
  /**
   * Starts listening.
   *
   * @param port 0 chooses a free port
   * @param host by default, all addresses of this machine
   * @returns the port
   */
  listen: (port?: number, host?: string) => Promise<number>;
  /** Stops listening. Responses in progress have two seconds to finish. */
  close: () => Promise<void>;
}

/** Grace period for responses in progress when a server stops, in milliseconds. */
const GRACE = 2000;

export const running = (server: http.Server): RunningServer => ({
  listen: (port = 0, host) =>
    new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        resolve((server.address() as AddressInfo).port);
      });
    }),
  close: () =>
    new Promise((resolve) => {
      const deadline = setTimeout(() => server.closeAllConnections(), GRACE);
      server.close(() => {
        clearTimeout(deadline);
        resolve();
      });
      server.closeIdleConnections();
    }),
});

/** A local port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = running(http.createServer());
  const port = await server.listen(0, '127.0.0.1');
  await server.close();
  return port;
}

/**
 * Starts a server on the port set by an environment variable.
 *
 * @returns the port
 * @throws Error that names the variable if its value is not a port or the port is not available
 */
export async function listenOn(server: RunningServer, variable: string, fallback: number): Promise<number> {
  const value = process.env[variable];
  const port = Number(value || fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`${variable} must be a whole number from 0 to 65535; found ${JSON.stringify(value)}.`);
  }
  try {
    return await server.listen(port);
  } catch (error) {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is taken. Stop the program that uses it.`,
      EACCES: `Port ${port} may not be used.`,
    };
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    if (!reason) throw error;
    const advice = `Choose another with the variable ${variable}, such as ${variable}=${fallback + 1}.`;
    throw new Error(`${reason} ${advice}`, {cause: error});
  }
}

/** Stops the servers and ends the process on SIGINT and SIGTERM. */
export function closeOnSignal(servers: readonly RunningServer[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0)));
  }
}
