/** Load generators: requests over many connections at once, and idle connections. */
import {execFile} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {findProgram} from '../programs';

/** Accept-Encoding of visitors' browsers. */
export const ENCODING = 'br, gzip';

const SCRIPT = path.join(import.meta.dirname ?? __dirname, 'traffic.lua');

export interface LoadResult {
  /** 99th percentile of the time to the end of the response, in milliseconds. */
  p99: number;
  /** Failed connections, timeouts and responses with status 400 or higher. */
  errors: number;
}

/** wrk needs less processor time than the servers under test, which matters on machines with few cores. */
function findWrk(): string {
  const found = findProgram('WRK_PATH', ['/usr/bin/wrk', 'wrk']);
  if (!found) throw new Error('wrk was not found. Install it: sudo apt-get install -y wrk');
  return found;
}

/**
 * Requests URLs of one server in turn, over many connections, with wrk in a separate process.
 *
 * @param connections number of connections open at once
 * @param seconds duration
 * @throws Error if a URL does not return status 200, or wrk is missing or fails
 */
export async function applyLoad(urls: readonly string[], connections: number, seconds: number): Promise<LoadResult> {
  for (const url of urls) {
    const {status} = await fetch(url, {method: 'HEAD', redirect: 'manual'});
    if (status !== 200) throw new Error(`${url} returned status ${status}.`);
  }
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', SCRIPT, '-H', `Accept-Encoding: ${ENCODING}`];
  const paths = urls.map((url) => new URL(url).pathname);
  const {stdout} = await promisify(execFile)(findWrk(), [...options, urls[0]!, '--', ...paths]);
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as LoadResult;
}

const REQUEST = 'HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A connection that has received a response and stays open. */
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
 * Opens connections that receive one response each and stay open; the caller destroys them. They are opened in batches,
 * because the system's accept queue is limited.
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
 * Milliseconds of the slowest of ten requests, each over a new connection.
 *
 * @throws Error if a response does not have status 200
 */
export async function freshRequest(home: string): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 10; index += 1) {
    const start = performance.now();
    const response = await fetch(home, {headers: {Connection: 'close'}});
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`A fresh request returned status ${response.status}.`);
    times.push(performance.now() - start);
  }
  return Math.max(...times);
}
