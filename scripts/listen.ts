/** Shared by the project's servers: finding a port, starting on one with clear errors, and stopping. */
import http from 'node:http';
import type {AddressInfo, Server} from 'node:net';

export interface RunningServer {
  /**
   * Starts listening.
   *
   * @param port 0 chooses a free port
   * @param host by default, the loopback address
   * @returns the port
   */
  listen: (port?: number, host?: string) => Promise<number>;
  /** Stops listening. Responses in progress have two seconds to finish. */
  close: () => Promise<void>;
}

/** The loopback address, which only this machine can reach. */
const LOOPBACK = '127.0.0.1';

/** The address that servers listen on: HOST, or the loopback address. */
const listenHost = (): string => process.env.HOST || LOOPBACK;

/** Whether only this machine can reach the servers. */
export const isLocalOnly = (): boolean => listenHost() === LOOPBACK;

/** Grace period for responses in progress when a server stops, in milliseconds. */
export const GRACE = 2000;

/**
 * Starts a server of any protocol.
 *
 * @param port 0 chooses a free port
 * @returns the port
 */
export const startListening = (server: Server, port = 0, host = LOOPBACK): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

export const running = (server: http.Server): RunningServer => ({
  listen: (port, host) => startListening(server, port, host),
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
  const port = await server.listen();
  await server.close();
  return port;
}

/**
 * Starts a server on the address set by HOST and the port set by another environment variable.
 *
 * @returns the port
 * @throws Error that names the variable if its value is not a port, or the port or address is not available
 */
export async function listenOn(server: RunningServer, variable: string, fallback: number): Promise<number> {
  const value = process.env[variable];
  const port = Number(value || fallback);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`${variable} must be a whole number from 0 to 65535; found ${JSON.stringify(value)}.`);
  }
  try {
    return await server.listen(port, listenHost());
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Error(`HOST must be an address of this machine; found ${JSON.stringify(process.env.HOST)}.`, {
        cause: error,
      });
    }
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} is in use by another program.`,
      EACCES: `This user is not allowed to listen on port ${port}.`,
    };
    const reason = reasons[code];
    if (!reason) throw error;
    const advice = `Set ${variable} to another port, such as ${variable}=${fallback + 1}.`;
    throw new Error(`${reason} ${advice}`, {cause: error});
  }
}

/**
 * Tells a parent process that the server is running. Stops it and ends the process on SIGINT, on SIGTERM and when that
 * parent ends.
 */
export function serveUntilStopped(server: RunningServer): void {
  let stopped: Promise<void> | undefined;
  const stop = () => void (stopped ??= server.close().then(() => process.exit(0)));
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(event, stop);
  if (!process.send) return;
  if (process.connected) process.send('running');
  else stop();
}
