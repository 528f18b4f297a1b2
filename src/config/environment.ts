import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {readSettings, type Settings} from './settings';

type Variables = Record<string, string | undefined>;

/**
 * The environment variables, and those of the file `.env` that are not set.
 *
 * @param dir folder of the file, which need not exist
 * @param env variables that are set, which take precedence even if they are empty
 */
export function environment(dir = process.cwd(), env: Variables = process.env): Variables {
  const file = path.join(dir, '.env');
  return existsSync(file) ? {...parseEnv(readFileSync(file, 'utf8')), ...env} : env;
}

/**
 * The settings of this site.
 *
 * @throws Error that lists every invalid variable
 */
export const siteSettings = (): Settings => readSettings(environment());
