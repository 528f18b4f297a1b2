/**
 * `npm run dev`: runs `docusaurus start` with the arguments given, and starts it again when it asks for that
 * (src/plugins/development/restart.ts). Browsers reconnect by themselves.
 */
import {fork} from 'node:child_process';
import {createRequire} from 'node:module';
import {RESTART} from '../src/plugins/development/restart';

const PROGRAM = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

function start(args: readonly string[]): void {
  // Without this process's loader for TypeScript: Docusaurus has its own.
  const child = fork(PROGRAM, ['start', ...args], {execArgv: []});
  let isRestarting = false;
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  child.on('message', (message) => {
    if (message !== RESTART || isRestarting) return;
    console.log('The brand has changed. Restarting …');
    isRestarting = true;
    child.kill('SIGTERM');
  });
  child.on('exit', (code, signal) => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    if (isRestarting) start([...args, '--no-open']);
    else process.exitCode = code ?? (signal ? 1 : 0);
  });
}

start(process.argv.slice(2));
