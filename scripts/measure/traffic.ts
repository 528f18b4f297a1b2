/** Visitors by the hundred: requests over many connections at once, and connections that are held open. */
import {execFile} from 'node:child_process';
import net from 'node:net';
import path from 'node:path';
import {promisify} from 'node:util';
import {findProgram} from '../programs';

/** What visitors' browsers accept. */
export const ENCODING = 'br, gzip';

const SCRIPT = path.join(import.meta.dirname ?? __dirname, 'traffic.lua');

export interface Shot {
  /** 99th percentile of the time to the end of the answer, in milliseconds. */
  p99: number;
  /** Failed connections, timeouts and answers of status 400 and above. */
  errors: number;
}

/** A load maker that needs less of the processor than the servers it loads: on two cores it would measure itself. */
function findWrk(): string {
  const found = findProgram('WRK_PATH', ['/usr/bin/wrk', 'wrk']);
  if (!found) throw new Error('wrk was not found. Install it: sudo apt-get install -y wrk');
  return found;
}

/**
 * Asks for addresses of one server in turn, over so many connections for so many seconds, from a process of its own.
 *
 * @throws Error if an address is not answered with 200, or wrk cannot be had or fails
 */
export async function shoot(urls: readonly string[], connections: number, seconds: number): Promise<Shot> {
  for (const url of urls) {
    const {status} = await fetch(url, {method: 'HEAD', redirect: 'manual'});
    if (status !== 200) throw new Error(`${url} was answered with status ${status}.`);
  }
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', SCRIPT, '-H', `Accept-Encoding: ${ENCODING}`];
  const paths = urls.map((url) => new URL(url).pathname);
  const {stdout} = await promisify(execFile)(findWrk(), [...options, urls[0]!, '--', ...paths]);
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Shot;
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
