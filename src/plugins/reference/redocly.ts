import {spawnSync, type SpawnSyncReturns} from 'node:child_process';

/** Program and first argument of the contract linter, bundler and tester. */
export const REDOCLY = [process.execPath, require.resolve('@redocly/cli/bin/cli.js')] as const;
/** Environment that disables its own network requests. */
export const REDOCLY_ENV = {REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};

/** Runs the contract linter and bundler. */
export function redocly(args: readonly string[], stdio: 'inherit' | 'pipe'): SpawnSyncReturns<string> {
  const [program, cli] = REDOCLY;
  return spawnSync(program, [cli, ...args], {
    encoding: 'utf8',
    stdio,
    maxBuffer: 2 ** 28,
    env: {...process.env, ...REDOCLY_ENV},
  });
}
