/**
 * Many visitors at once: nginx with the project's include compared with nginx serving one file of the same size; then
 * nginx and `npm start`, each under load for half a minute and with many idle connections. Each server is a separate
 * process.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {hostingDir, nginxFile, readRules, rulesFile} from '../src/plugins/finish/hosting/files';
import {startNginx, type Nginx} from '../scripts/nginx';
import {LOAD} from '../scripts/measure/bounds';
import {treeBytes} from './cost';
import {median, type Figure, type RowResult} from '../scripts/measure/figure';
import {BUILD, startServer, stop} from '../scripts/measure/site';
import {applyLoad, ENCODING, freshRequest, openMany, type LoadResult} from '../scripts/measure/traffic';

const CONNECTIONS = 200;
const IDLE = 10_000;
const ROUNDS = 3;
/** Rounds of nginx with and without the project's rules: a single p99 varies from 7 to 50 milliseconds for both. */
const TURNS = 7;
const SHORT = 15;
const LONG = 30;
/** Interval between memory readings, in milliseconds. */
const POLL = 250;

/** Makes a folder like a build, with one file and no rules. */
function bareFolder(bytes: number): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-file-'));
  fs.mkdirSync(hostingDir(dir));
  fs.writeFileSync(rulesFile(dir), JSON.stringify({baseUrl: '/'}));
  fs.writeFileSync(nginxFile(dir), '');
  fs.writeFileSync(path.join(dir, 'file.html'), Buffer.alloc(bytes, 'x'));
  return dir;
}

const homeOf = ({port}: Nginx): string => {
  const {baseUrl} = readRules(BUILD);
  return `http://127.0.0.1:${port}${baseUrl}`;
};

/** Transferred size of the body in bytes. */
async function wireSize(url: string): Promise<number> {
  const response = await fetch(url, {method: 'HEAD', headers: {'Accept-Encoding': ENCODING}});
  return Number(response.headers.get('content-length'));
}

/** Compares the home page with all rules to one file without rules, alternating. */
async function againstBareFile(site: Nginx): Promise<Figure[]> {
  const home = homeOf(site);
  const bytes = await wireSize(home);
  const dir = bareFolder(bytes);
  const bare = await startNginx({dir});
  const results = {site: [] as LoadResult[], bare: [] as LoadResult[]};
  try {
    for (let round = 0; round < TURNS; round += 1) {
      results.bare.push(await applyLoad([`http://127.0.0.1:${bare.port}/file.html`], CONNECTIONS, SHORT));
      results.site.push(await applyLoad([home], CONNECTIONS, SHORT));
    }
  } finally {
    await bare.stop();
    fs.rmSync(dir, {recursive: true, force: true});
    fs.rmSync(hostingDir(dir), {recursive: true, force: true});
  }
  const [ours, theirs] = [results.site, results.bare].map((of) => median(of.map(({p99}) => p99)));
  const errors = results.site.reduce((sum, result) => sum + result.errors, 0);
  const what = `nginx, p99 (${ours} ms) against a bare file of ${bytes} bytes (${theirs} ms)`;
  return [
    {name: what, value: ours! / theirs!, unit: 'times', most: LOAD.ratio},
    {name: `nginx, ${CONNECTIONS} connections for ${SHORT} s, errors`, value: errors, unit: '', most: 0},
  ];
}

/** Growth of a process's memory during an action, as a factor of its memory in the middle third. */
async function memoryGrowth(pid: number, work: Promise<unknown>): Promise<number> {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(treeBytes(pid)), POLL);
  await work.finally(() => clearInterval(timer));
  const third = Math.floor(samples.length / 3);
  return median(samples.slice(-third)) / median(samples.slice(third, -third));
}

/** Requests a page and its largest script alternately. */
async function underLoad(name: string, pid: number, home: string): Promise<Figure[]> {
  const html = fs.readFileSync(path.join(BUILD, 'index.html'), 'utf8');
  const script = /content="([^"]*\/base\.[^"]+\.js)"/.exec(html)?.[1];
  if (!script) throw new Error('The home page does not load the script "base".');
  const targets = [home, new URL(script, home).href];
  await applyLoad(targets, CONNECTIONS, 2);
  const load = applyLoad(targets, CONNECTIONS, LONG);
  const growth = await memoryGrowth(pid, load);
  const {p99, errors} = await load;
  const what = `${name}, ${CONNECTIONS} connections for ${LONG} s`;
  return [
    {name: `${what}, errors`, value: errors, unit: '', most: 0},
    {name: `${what}, p99`, value: p99, unit: 'ms', most: LOAD.p99},
    {name: `${what}, memory against before`, value: growth, unit: 'times', most: LOAD.memory},
  ];
}

/**
 * Opens and closes the same number of idle connections several times. Garbage may stay for a round or two, so the median
 * of the later rounds is compared with that of the earlier ones.
 */
async function withIdle(name: string, pid: number, home: string): Promise<Figure[]> {
  const memory: number[] = [];
  const fresh: number[] = [];
  const open: number[] = [];
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    const sockets = await openMany(Number(new URL(home).port), IDLE);
    try {
      fresh.push(await freshRequest(home));
      open.push(sockets.filter((socket) => socket.readyState === 'open').length);
      memory.push(treeBytes(pid));
    } finally {
      for (const socket of sockets) socket.destroy();
    }
  }
  const [earlier, later] = [memory.slice(0, ROUNDS), memory.slice(ROUNDS)].map(median) as [number, number];
  const what = `${name}, ${IDLE} idle connections`;
  return [
    {name: `${what}, still open`, value: Math.min(...open), unit: '', least: IDLE},
    {name: `${what}, fresh request`, value: Math.max(...fresh), unit: 'ms', most: LOAD.fresh},
    {
      name: `${what}, memory of the last against the first ${ROUNDS} times`,
      value: later / earlier,
      unit: 'times',
      most: LOAD.memory,
    },
    {name: `${what}, memory`, value: later / 1e6, unit: 'MB'},
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
