/** Lints an OpenAPI file and bundles it into `.cache`. */
import fs from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {contractDir, isForeignContract} from '../../config/reference';
import {fillContract} from '../../config/tokens';
import {moveInto} from './move';
import type {Problem} from './problem';
import {readContract} from './redocly';

export interface BundleOptions {
  /** Origin of the first server, for our own contract. */
  apiUrl: string;
}

/** YAML that parsers of YAML 1.1 read in the same way: they take an unquoted date for a date, and `no` for false. */
const toYaml = (document: object): string =>
  stringify(document, {version: '1.1', lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false});

/**
 * Lints a contract and bundles it to JSON and YAML. The previous bundle is kept until the new one is complete.
 *
 * @param file path of the root file
 * @returns the problems; empty if the bundle was written
 */
export function bundleContract(file: string, {apiUrl}: BundleOptions): Problem[] {
  const {problems, document: bundle} = readContract(file);
  if (!bundle) return problems;

  let document = bundle;
  if (!isForeignContract(file)) {
    try {
      document = fillContract(document, file, apiUrl);
    } catch (error) {
      return [{file, line: 1, rule: 'brand-token', message: (error as Error).message.trim()}];
    }
  }

  const dir = contractDir(file);
  // The name contains the process id, because `npm run dev` and `npm run reference` may write at the same time.
  const next = `${dir}-${process.pid}`;
  fs.rmSync(next, {recursive: true, force: true});
  fs.mkdirSync(next, {recursive: true});
  fs.writeFileSync(path.join(next, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  fs.writeFileSync(path.join(next, 'openapi.yaml'), toYaml(document));
  moveInto(dir, next);
  return [];
}
