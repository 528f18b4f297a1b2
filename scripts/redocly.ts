import {spawnSync, type SpawnSyncReturns} from 'node:child_process';

/** Runs the contract linter and bundler. */
export function redocly(args: readonly string[], stdio: 'inherit' | 'pipe'): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [require.resolve('@redocly/cli/bin/cli.js'), ...args], {
    encoding: 'utf8',
    stdio,
    maxBuffer: 2 ** 28,
    env: {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'},
  });
}
