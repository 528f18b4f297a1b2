import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import {didYouMean} from '../lib/didYouMean';
import {plainError} from 'docusaurus-openapi-pages/lib/plainError';
import {readSettings, SETTINGS, type Settings} from './settings';

type Variables = Record<string, string | undefined>;

/**
 * The variables in the file `.env`.
 *
 * @param dir folder of the file, which need not exist
 * @throws Error that lists the names in the file that no setting has
 */
function variablesIn(dir: string): Variables {
  const file = path.join(dir, '.env');
  if (!existsSync(file)) return {};
  const own = parseEnv(readFileSync(file, 'utf8'));
  const known = Object.keys(SETTINGS);
  const unknown = Object.keys(own).filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    const lines = unknown.map((name) => `  ${name}: must be a setting of docs/settings.md${didYouMean(name, known)}`);
    throw plainError(`Invalid settings in .env:\n${lines.join('\n')}`);
  }
  return own;
}

/**
 * The settings of this site.
 *
 * @param dir folder of the file `.env`, whose variables count where none is set
 * @param env variables that are set, which take precedence even if they are empty
 * @throws Error that lists every invalid variable
 */
export function siteSettings(dir = process.cwd(), env: Variables = process.env): Settings {
  const own = variablesIn(dir);
  const fromFile = Object.keys(own).filter((name) => env[name] === undefined);
  return readSettings({...own, ...env}, fromFile);
}
