import {spawnSync, type SpawnSyncReturns} from 'node:child_process';

/** Runs the contract linter and bundler without any request to the network. */
export function redocly(args: readonly string[], stdio: 'inherit' | 'pipe'): SpawnSyncReturns<string> {
  return spawnSync('npx', ['--no-install', 'redocly', ...args], {
    encoding: 'utf8',
    stdio,
    env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
  });
}
