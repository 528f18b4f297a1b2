/** What the servers of the project share: to start on a port, to say why that fails, and to stop. */
import type http from 'node:http';
import type {AddressInfo} from 'node:net';

export interface RunningServer {
  /**
   * Starts to listen.
   *
   * @param port 0 takes a free one
   * @param host every address of this machine when left out
   * @returns the port
   */
  listen: (port?: number, host?: string) => Promise<number>;
  /** Stops listening; answers under way get two seconds. */
  close: () => Promise<void>;
}

/** Grace period of answers under way when a server stops, in milliseconds. */
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

/**
 * Starts a server on the port that an environment variable names.
 *
 * @returns the port
 * @throws Error that names the variable if its value is no port, or if the port cannot be had
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

/** Stops the servers and then the program when it is asked to end. */
export function closeOnSignal(servers: readonly RunningServer[]): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0)));
  }
}
