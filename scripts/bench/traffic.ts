/** Visitors by the hundred: requests over many connections at once, and connections that are held open. */
import {execFile} from 'node:child_process';
import net from 'node:net';
import {promisify} from 'node:util';

/** What visitors' browsers accept. */
export const ENCODING = 'br, gzip';

export interface Shot {
  p99: number;
  requests: number;
  /** Failed connections, timeouts and answers other than 2xx. */
  errors: number;
}

interface Report {
  latency: {p99: number};
  requests: {total: number};
  errors: number;
  timeouts: number;
  non2xx: number;
}

/** Asks for one address over so many connections for so many seconds, from a process of its own. */
export async function shoot(url: string, connections: number, seconds: number): Promise<Shot> {
  const args = ['-c', connections, '-d', seconds, '-H', `Accept-Encoding=${ENCODING}`, '--json', '--no-progress', url];
  const program = require.resolve('autocannon/autocannon.js');
  const {stdout} = await promisify(execFile)(process.execPath, [program, ...args.map(String)], {maxBuffer: 1e8});
  const {latency, requests, errors, timeouts, non2xx} = JSON.parse(stdout) as Report;
  return {p99: latency.p99, requests: requests.total, errors: errors + timeouts + non2xx};
}

const REQUEST = 'HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** One connection that has had an answer and stays open. */
function openIdle(port: number): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(REQUEST));
    socket.once('error', reject);
    socket.once('data', () => {
      socket.off('error', reject);
      socket.on('error', () => socket.destroy());
      socket.resume();
      resolve(socket);
    });
  });
}

/**
 * Connections that have each had an answer and stay open; the caller destroys them. A few are opened at a time, as a
 * queue of the system would be full otherwise.
 */
export async function openMany(port: number, total: number): Promise<net.Socket[]> {
  const sockets: net.Socket[] = [];
  while (sockets.length < total) {
    const batch = Array.from({length: Math.min(100, total - sockets.length)}, () => openIdle(port));
    sockets.push(...(await Promise.all(batch)));
  }
  return sockets;
}

/**
 * Milliseconds of the slowest of ten requests, each over a connection of its own.
 *
 * @throws Error if one is not answered with 200
 */
export async function freshRequest(home: string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 10; index += 1) {
    const start = performance.now();
    const response = await fetch(home, {headers: {Connection: 'close'}});
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`A fresh request was answered with status ${response.status}.`);
    times.push(performance.now() - start);
  }
  return Math.max(...times);
}
