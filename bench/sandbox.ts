/**
 * The sandbox over HTTP: response times at a steady rate compared with a bare Node handler, and the server's memory
 * after many requests.
 *
 * Each server runs in a separate process, which executes this file. Both receive the same requests; the bare handler
 * responds with a fixed text of 1 kB.
 */
import {fork, type ChildProcess} from 'node:child_process';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {DEMO_CREDENTIALS} from '../src/sandbox';
import {createSandboxServer} from '../scripts/sandbox';
import {SANDBOX} from '../scripts/measure/bounds';
import type {RowResult} from '../scripts/measure/figure';

/** Requests per second, duration in seconds, and number of rounds for each server. */
const RATE = 1000;
const SECONDS = 10;
const ROUNDS = 3;
/** Requests before memory is read, and how many run concurrently. */
const MANY = 100_000;
const AT_ONCE = 32;

interface SandboxFigures {
  /** 99th percentile of the time to the end of the response, in milliseconds. */
  p99: number;
  bareP99: number;
  /** Resident memory of the server after `requests`, in bytes. */
  memory: number;
  requests: number;
}

interface Call {
  method: string;
  path: string;
  body?: string;
  /** Expected status from the sandbox. */
  status: number;
}

const user = (index: number) =>
  JSON.stringify({
    email: `learner${index}@larkfield.example`,
    first_name: 'Amara',
    last_name: `Okafor ${index}`,
    organization_id: 'org_4dn7q',
  });

const ENROLMENT = JSON.stringify({user_id: 'usr_3h7m9', course_id: 'crs_8f2k1'});

/** A fixed mixture of reads, writes and invalid requests. */
function callOf(index: number): Call {
  switch (index % 8) {
    case 0:
      return {method: 'GET', path: '/api/v1/courses?page=1&limit=20', status: 200};
    case 1:
      return {method: 'GET', path: '/api/v1/courses/crs_8f2k1', status: 200};
    case 2:
      return {method: 'POST', path: '/api/v1/enrollments/course', body: ENROLMENT, status: 201};
    case 3:
      return {method: 'GET', path: '/api/v1/learners/usr_3h7m9/progress?course_id=crs_8f2k1', status: 200};
    case 4:
      return {method: 'GET', path: `/api/v1/courses/unknown-${index}`, status: 404};
    case 5:
      return {method: 'POST', path: '/api/v1/users', body: '{"email": "nobody"}', status: 400};
    case 6:
      return {method: 'GET', path: '/api/v1/teams/team_5c9w2/progress', status: 200};
    default:
      return {method: 'POST', path: '/api/v1/users', body: user(index), status: 201};
  }
}

/** Sends a call; resolves with the status at the end of the response. */
function send(agent: http.Agent, port: number, {method, path, body}: Call): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: {
          ...DEMO_CREDENTIALS,
          ...(body && {'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body)}),
        },
      },
      (response) => {
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
        response.resume();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

/**
 * Sends calls at a steady rate even if responses are late, and measures each from the time it was due.
 *
 * @returns times in milliseconds
 */
async function steady(port: number, seconds: number): Promise<number[]> {
  const agent = new http.Agent({keepAlive: true, maxSockets: 128});
  const total = RATE * seconds;
  const times: number[] = [];
  const pending: Promise<void>[] = [];
  const start = performance.now();
  await new Promise<void>((resolve) => {
    const tick = () => {
      const due = Math.min(total, Math.floor(((performance.now() - start) * RATE) / 1000));
      for (let index = pending.length; index < due; index += 1) {
        const at = start + (index * 1000) / RATE;
        pending.push(send(agent, port, callOf(index)).then(() => void times.push(performance.now() - at)));
      }
      if (pending.length < total) setTimeout(tick, 1);
      else resolve();
    };
    tick();
  });
  await Promise.all(pending);
  agent.destroy();
  return times;
}

/** Sends calls over several connections at once and checks each status; a full sandbox may refuse to create. */
async function many(port: number, total: number): Promise<void> {
  const agent = new http.Agent({keepAlive: true, maxSockets: AT_ONCE});
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < total; index = next++) {
      const call = callOf(index);
      const status = await send(agent, port, call);
      const isFull = status === 403 && call.status === 201;
      if (status !== call.status && !isFull) throw new Error(`${call.method} ${call.path} returned status ${status}.`);
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, worker));
  agent.destroy();
}

type Kind = 'sandbox' | 'bare';

/** Starts a server in a separate process, which reports its port first and its memory on request. */
async function startChild(kind: Kind): Promise<{child: ChildProcess; port: number}> {
  const child = fork(import.meta.filename ?? __filename, [kind], {execArgv: ['--import', 'tsx']});
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number));
    child.once('exit', (code) => reject(new Error(`The ${kind} server ended with exit code ${code}.`)));
  });
  return {child, port};
}

const memoryOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once('message', (message) => resolve(message as number));
    child.send('memory');
  });

async function serve(kind: Kind): Promise<void> {
  let port: number;
  if (kind === 'sandbox') port = await createSandboxServer().listen(0, '127.0.0.1');
  else {
    const text = JSON.stringify({success: true, data: 'x'.repeat(1000)});
    const server = http.createServer((request, response) => {
      request.on('end', () => response.writeHead(200, {'Content-Type': 'application/json'}).end(text));
      request.resume();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  }
  process.on('message', () => process.send!(process.memoryUsage.rss()));
  process.send!(port);
}

/** Measures both servers alternately, then the memory of the sandbox. */
async function compare(): Promise<SandboxFigures> {
  const [bare, sandbox] = await Promise.all([startChild('bare'), startChild('sandbox')]);
  try {
    const times = {bare: [] as number[], sandbox: [] as number[]};
    for (const {port} of [bare, sandbox]) await steady(port, 2);
    for (let round = 0; round < ROUNDS; round += 1) {
      times.bare.push(percentile(await steady(bare.port, SECONDS), 0.99));
      times.sandbox.push(percentile(await steady(sandbox.port, SECONDS), 0.99));
    }
    await many(sandbox.port, MANY);
    const memory = await memoryOf(sandbox.child);
    return {p99: percentile(times.sandbox, 0.5), bareP99: percentile(times.bare, 0.5), memory, requests: MANY};
  } finally {
    for (const {child} of [bare, sandbox]) child.kill();
  }
}

export async function measureSandbox(): Promise<RowResult> {
  const {p99, bareP99, memory, requests} = await compare();
  const what = `p99 at ${RATE} requests/s (${p99.toFixed(1)} ms) against a bare handler (${bareP99.toFixed(1)} ms)`;
  return {
    figures: [
      {name: what, value: p99 / bareP99, unit: 'times', most: SANDBOX.ratio},
      {name: `memory after ${requests} requests`, value: memory / 1e6, unit: 'MB', most: SANDBOX.memory / 1e6},
    ],
  };
}

if (/[\\/]bench[\\/]sandbox(?:\.ts)?$/.test(process.argv[1] ?? '')) {
  serve(process.argv[2] as Kind).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
