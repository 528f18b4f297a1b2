import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {readSettings, type Settings, type Variables} from './settings';

/**
 * The settings of this site.
 *
 * @param dir folder of the file `.env`, if there is one; its variables count where none is set
 * @param env variables that are set, which take precedence even if they are empty
 * @throws Error that lists every invalid variable, and every name in the file that no setting has
 */
export function siteSettings(dir = process.cwd(), env: Variables = process.env): Settings {
  const file = path.join(dir, '.env');
  const own = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return readSettings(env, own);
}
