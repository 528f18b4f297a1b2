/**
 * `npm start` and `npm run serve`: the built site and the API sandbox, each in a process of its own, so that a fault of
 * one leaves the other running.
 *
 * Stops both on SIGINT and SIGTERM. If the site cannot start, the command fails. If the sandbox cannot, the site still
 * runs.
 */
import {fork, type ChildProcess} from 'node:child_process';
import path from 'node:path';
import {GRACE} from './listen';

/** Time that a server has to stop before it is killed, in milliseconds. */
const DEADLINE = GRACE + 1000;

interface Server {
  /** Name in messages. */
  name: string;
  process: ChildProcess;
  isRunning: boolean;
}

function start(name: string, script: string): Server {
  const server: Server = {name, process: fork(path.join(import.meta.dirname, script)), isRunning: false};
  server.process.once('message', () => (server.isRunning = true));
  server.process.once('exit', (code, signal) => onExit(server, signal ?? `exit code ${code}`));
  return server;
}

const site = start('The site', 'serve.ts');
const sandbox = start('The API sandbox', 'sandbox.ts');
const servers = [site, sandbox];
let isStopping = false;

const hasEnded = ({process: {exitCode, signalCode}}: Server) => exitCode !== null || signalCode !== null;

/** Servers stop when this process disconnects. One that hangs is killed. */
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  const left = servers.filter((server) => !hasEnded(server));
  for (const {process: child} of left) if (child.connected) child.disconnect();
  setTimeout(() => left.forEach(({process: child}) => child.kill('SIGKILL')), DEADLINE).unref();
}

function onExit(server: Server, reason: string): void {
  if (isStopping) return;
  if (server === site && !server.isRunning) {
    process.exitCode = 1;
    return stop();
  }
  const others = servers.filter((other) => !hasEnded(other)).map(({name}) => name);
  const rest = others.length > 0 ? ` ${others.join('')} is not affected.` : '';
  console.warn(`${server.name} ${server.isRunning ? 'has stopped' : 'is not running'} (${reason}).${rest}`);
  process.exitCode = others.length > 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
