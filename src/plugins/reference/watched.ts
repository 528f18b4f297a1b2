import path from 'node:path';
import {REFERENCE_DIR} from '../../config/reference';

/**
 * Patterns of the files whose changes regenerate the reference while `docusaurus start` runs: all YAML and JSON in the
 * contract's folder. Folders that start, build or installation write to are left out, because a contract in the project
 * folder would otherwise be regenerated without end.
 */
export function watchedFiles(siteDir: string, openapiFile: string): string[] {
  const folder = path.relative(siteDir, path.resolve(siteDir, path.dirname(openapiFile))) || '.';
  const written = [`${folder}/**/{node_modules,.cache,.docusaurus}`, 'build', REFERENCE_DIR];
  return [`${folder}/**/*.{yaml,yml,json}`, ...written.map((dir) => `!${dir}/**`)];
}
