/** Starts Redocly in its own process. */
import {spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {pathToFileURL} from 'node:url';
import {isForeignContract} from '../../config/reference';
import type {Reading} from './read';

/** Program and first argument of Redocly's command line, which lints and runs our journeys. */
export const REDOCLY = [process.execPath, require.resolve('@redocly/cli/bin/cli.js')] as const;
/** Environment that disables its own network requests. */
export const REDOCLY_ENV = {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};

/** Lint rules for our contract, and for others. */
const OUR_RULES = 'redocly.yaml';
const FOREIGN_RULES = 'openapi/foreign.yaml';

const spawn = (args: readonly string[], stdio: 'inherit' | 'pipe'): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio,
    maxBuffer: 2 ** 29,
    env: {...process.env, ...REDOCLY_ENV},
  });

/** Runs Redocly's command line. It reads whatever its files refer to, so it must not be given foreign contracts. */
export const redocly = (args: readonly string[], stdio: 'inherit' | 'pipe'): SpawnSyncReturns<string> =>
  spawn([REDOCLY[1], ...args], stdio);

/**
 * Lints and bundles a contract; see `read.ts`.
 *
 * @param file path of the root file
 * @param mode `bundle` to bundle without linting
 * @throws Error with the program's output if it stops
 */
export function readContract(file: string, mode: 'lint' | 'bundle' = 'lint'): Reading {
  const config = isForeignContract(file) ? FOREIGN_RULES : OUR_RULES;
  const program = ['--import', pathToFileURL(require.resolve('tsx')).href, require.resolve('./read.ts')];
  const {status, stdout, stderr} = spawn([...program, file, config, mode], 'pipe');
  if (status !== 0 || !stdout) throw new Error(`${file} could not be read:\n${stderr.trim()}`);
  return JSON.parse(stdout) as Reading;
}
