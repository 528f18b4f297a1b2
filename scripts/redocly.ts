import {spawnSync, type SpawnSyncReturns} from 'node:child_process';

/** Program and first arguments of the contract's tool. */
export const REDOCLY = ['npx', '--no-install', 'redocly'] as const;
/** Environment in which it makes no request of its own to the network. */
export const REDOCLY_ENV = {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};

/** Runs the contract linter and bundler without any request to the network. */
export function redocly(args: readonly string[], stdio: 'inherit' | 'pipe'): SpawnSyncReturns<string> {
  const [program, ...rest] = [...REDOCLY, ...args];
  return spawnSync(program, rest, {encoding: 'utf8', stdio, env: {...process.env, ...REDOCLY_ENV}});
}
