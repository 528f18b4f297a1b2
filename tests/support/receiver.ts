/** Starts deploy/contact-receiver.mjs as an administrator would. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';

const PROGRAM = path.resolve('deploy/contact-receiver.mjs');

/** Origin of the site in the receiver's settings. */
export const SITE = 'https://www.skillgrove.example';

export interface Receiver {
  url: string;
  /** Stops it gracefully; returns its log. */
  stop: () => Promise<string>;
  /** Kills it with SIGKILL. */
  kill: () => Promise<void>;
}

/**
 * Starts a receiver on a free port.
 *
 * @throws Error with its output if it rejects the settings
 */
export async function startReceiver(env: Record<string, string>): Promise<Receiver> {
  const child = spawn(process.execPath, [PROGRAM], {env: {SITE_URL: SITE, PORT: '0', ...env}});
  let log = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk;
      const address = /Listening on (\S+)/.exec(log)?.[1];
      if (address) resolve(`${address}/contact`);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => reject(new Error(log)));
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  };
  return {
    url,
    stop: async () => {
      await end('SIGTERM');
      return log;
    },
    kill: () => end('SIGKILL'),
  };
}
