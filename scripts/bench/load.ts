/**
 * Many visitors at once: nginx with the project's include against nginx with a bare file of the same size, then nginx and
 * `npm start` each under load for half a minute and with many idle connections. Every server is a process of its own.
 */
import {execFile} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {startNginx, type Nginx} from '../nginx';
import {LOAD} from './bounds';
import {treeBytes} from './cost';
import {median, type Figure, type RowResult} from './figure';
import {BUILD, startServer, stop} from './site';

const CONNECTIONS = 200;
const IDLE = 10_000;
const ROUNDS = 3;
const SHORT = 15;
const LONG = 30;
/** Time between two looks at the memory, in milliseconds. */
const POLL = 250;
const ENCODING = 'br, gzip';

interface Shot {
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
async function shoot(url: string, connections: number, seconds: number): Promise<Shot> {
  const args = ['-c', connections, '-d', seconds, '-H', `Accept-Encoding=${ENCODING}`, '--json', '--no-progress', url];
  const program = require.resolve('autocannon/autocannon.js');
  const {stdout} = await promisify(execFile)(process.execPath, [program, ...args.map(String)], {maxBuffer: 1e8});
  const {latency, requests, errors, timeouts, non2xx} = JSON.parse(stdout) as Report;
  return {p99: latency.p99, requests: requests.total, errors: errors + timeouts + non2xx};
}

/** A folder like a build that holds one file and no rules. */
function bareFolder(bytes: number): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-file-'));
  fs.mkdirSync(path.join(dir, '.hosting'));
  fs.writeFileSync(path.join(dir, '.hosting/hosting.json'), JSON.stringify({baseUrl: '/'}));
  fs.writeFileSync(path.join(dir, '.hosting/nginx.conf'), '');
  fs.writeFileSync(path.join(dir, 'file.html'), Buffer.alloc(bytes, 'x'));
  return dir;
}

const homeOf = ({port}: Nginx): string => {
  const {baseUrl} = JSON.parse(fs.readFileSync(path.join(BUILD, '.hosting/hosting.json'), 'utf8')) as {baseUrl: string};
  return `http://127.0.0.1:${port}${baseUrl}`;
};

/** Bytes of the body as it goes over the wire. */
async function wireSize(url: string): Promise<number> {
  const response = await fetch(url, {method: 'HEAD', headers: {'Accept-Encoding': ENCODING}});
  return Number(response.headers.get('content-length'));
}

/** The home page by all rules against one file by none; both take turns. */
async function againstBareFile(site: Nginx): Promise<Figure[]> {
  const home = homeOf(site);
  const bytes = await wireSize(home);
  const dir = bareFolder(bytes);
  const bare = await startNginx({dir});
  const shots = {site: [] as Shot[], bare: [] as Shot[]};
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      shots.bare.push(await shoot(`http://127.0.0.1:${bare.port}/file.html`, CONNECTIONS, SHORT));
      shots.site.push(await shoot(home, CONNECTIONS, SHORT));
    }
  } finally {
    await bare.stop();
    fs.rmSync(dir, {recursive: true, force: true});
  }
  const [ours, theirs] = [shots.site, shots.bare].map((of) => median(of.map(({p99}) => p99)));
  const errors = shots.site.reduce((sum, shot) => sum + shot.errors, 0);
  const what = `nginx, p99 (${ours} ms) against a bare file of ${bytes} bytes (${theirs} ms)`;
  return [
    {name: what, value: ours! / theirs!, unit: 'times', most: LOAD.ratio},
    {name: `nginx, ${CONNECTIONS} connections for ${SHORT} s, errors`, value: errors, unit: '', most: 0},
  ];
}

/** Memory of a process while something happens, in times what it had in the middle third. */
async function memoryGrowth(pid: number, work: Promise<unknown>): Promise<number> {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(treeBytes(pid)), POLL);
  await work.finally(() => clearInterval(timer));
  const third = Math.floor(samples.length / 3);
  return median(samples.slice(-third)) / median(samples.slice(third, -third));
}

/** A page and its largest script, half of the connections each. */
async function underLoad(name: string, pid: number, home: string): Promise<Figure[]> {
  const html = fs.readFileSync(path.join(BUILD, 'index.html'), 'utf8');
  const script = /content="([^"]*\/main\.[^"]+\.js)"/.exec(html)?.[1];
  if (!script) throw new Error('The home page names no main script.');
  const targets = [home, new URL(script, home).href];
  await Promise.all(targets.map((url) => shoot(url, CONNECTIONS / 2, 2)));
  const shooting = Promise.all(targets.map((url) => shoot(url, CONNECTIONS / 2, LONG)));
  const growth = await memoryGrowth(pid, shooting);
  const shots = await shooting;
  const what = `${name}, ${CONNECTIONS} connections for ${LONG} s`;
  return [
    {name: `${what}, errors`, value: shots.reduce((sum, {errors}) => sum + errors, 0), unit: '', most: 0},
    {name: `${what}, p99`, value: Math.max(...shots.map(({p99}) => p99)), unit: 'ms', most: LOAD.p99},
    {name: `${what}, memory against before`, value: growth, unit: 'times', most: LOAD.memory},
  ];
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

/** Opens a few at a time, as a queue of the system would be full otherwise. */
async function openMany(port: number, total: number): Promise<net.Socket[]> {
  const sockets: net.Socket[] = [];
  while (sockets.length < total) {
    const batch = Array.from({length: Math.min(100, total - sockets.length)}, () => openIdle(port));
    sockets.push(...(await Promise.all(batch)));
  }
  return sockets;
}

/** Milliseconds of the slowest of ten requests, each over a connection of its own. */
async function freshRequest(home: string): Promise<number> {
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

/** The same number of idle connections, opened and closed again several times. */
async function withIdle(name: string, pid: number, home: string): Promise<Figure[]> {
  const memory: number[] = [];
  const fresh: number[] = [];
  const open: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const sockets = await openMany(Number(new URL(home).port), IDLE);
    try {
      fresh.push(await freshRequest(home));
      open.push(sockets.filter((socket) => socket.readyState === 'open').length);
      memory.push(treeBytes(pid));
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  }
  const what = `${name}, ${IDLE} idle connections`;
  return [
    {name: `${what}, still open`, value: Math.min(...open), unit: '', least: IDLE},
    {name: `${what}, fresh request`, value: Math.max(...fresh), unit: 'ms', most: LOAD.fresh},
    {
      name: `${what}, memory of the last against the first time`,
      value: memory.at(-1)! / memory[0]!,
      unit: 'times',
      most: LOAD.memory,
    },
    {name: `${what}, memory`, value: memory.at(-1)! / 1e6, unit: 'MB'},
  ];
}

export async function measureLoad(): Promise<RowResult> {
  const figures: Figure[] = [];
  const nginx = await startNginx({dir: BUILD});
  try {
    figures.push(...(await againstBareFile(nginx)));
    figures.push(...(await underLoad('nginx', nginx.pid, homeOf(nginx))));
    figures.push(...(await withIdle('nginx', nginx.pid, homeOf(nginx))));
  } finally {
    await nginx.stop();
  }
  const {child, home} = await startServer();
  try {
    figures.push(...(await underLoad('npm start', child.pid!, home)));
    figures.push(...(await withIdle('npm start', child.pid!, home)));
  } finally {
    await stop(child);
  }
  return {figures};
}
