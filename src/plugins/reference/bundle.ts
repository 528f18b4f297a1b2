/** Lints an OpenAPI file and bundles it into `.cache`. */
import fs from 'node:fs';
import path from 'node:path';
import {isMap, LineCounter, parseDocument, stringify} from 'yaml';
import {contractDir, isForeignContract} from '../../config/reference';
import {fillContract} from '../../config/tokens';
import {joinContract} from './join';
import {redocly} from './redocly';

/** Lint rules for foreign contracts; the rules for ours are in `redocly.yaml`. */
const FOREIGN_RULES = 'openapi/foreign.yaml';

export interface Problem {
  file: string;
  line: number;
  rule: string;
  message: string;
  /** JSON pointer within the file, such as `#/paths/~1things/get`, if the linter reports one. */
  pointer?: string;
}

interface LintReport {
  problems: {
    ruleId: string;
    severity: string;
    message: string;
    location: {source: {ref: string}; start?: {line: number}; pointer?: string}[];
  }[];
}

/** Reasons why the linter cannot read a file. */
function syntaxProblems(file: string): Problem[] {
  const problem = (line: number, rule: string, message: string): Problem => ({file, line, rule, message});
  if (!fs.statSync(file, {throwIfNoEntry: false})?.isFile()) return [problem(1, 'file', 'There is no such file.')];
  const text = fs.readFileSync(file, 'utf8');
  if (text.trim() === '') return [problem(1, 'empty-file', 'The file is empty.')];
  const counter = new LineCounter();
  const {errors, contents} = parseDocument(text, {lineCounter: counter, prettyErrors: false});
  if (errors.length > 0) {
    return errors.map(({message, pos}) => problem(counter.linePos(pos[0]).line, 'yaml-syntax', message));
  }
  return isMap(contents) ? [] : [problem(1, 'no-document', 'The file holds no OpenAPI document.')];
}

/** Line of the first property with this name, or 1 if there is none. */
function lineOf(file: string, name: string): number {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return (
    Math.max(
      0,
      lines.findIndex((line) => new RegExp(`^\\s*\\{?\\s*["']?${name}["']?\\s*:`).test(line)),
    ) + 1
  );
}

/** Reports a missing or unsupported OpenAPI version. */
function versionProblems(file: string, document: Record<string, unknown>): Problem[] {
  const {openapi, swagger} = document;
  if (typeof openapi === 'string' && /^3\.[01]\.\d+/.test(openapi)) return [];
  const found = JSON.stringify(openapi ?? swagger);
  const message = `The document must be OpenAPI 3.0 or 3.1; found ${found === undefined ? 'no version' : `version ${found}`}.`;
  return [{file, line: lineOf(file, openapi === undefined ? 'swagger' : 'openapi'), rule: 'openapi-version', message}];
}

function lint(file: string): Problem[] {
  const config = isForeignContract(file) ? ['--config', FOREIGN_RULES] : [];
  const {status, stdout, stderr} = redocly(
    ['lint', file, '--format', 'json', '--max-problems', '100', ...config],
    'pipe',
  );
  if (status === 0) return [];
  const start = stdout.indexOf('{');
  if (start >= 0) {
    const report = JSON.parse(stdout.slice(start, stdout.lastIndexOf('}') + 1)) as LintReport;
    return report.problems.map(({ruleId, message, location: [place]}) => ({
      file: place?.source.ref ?? file,
      line: place?.start?.line ?? 1,
      rule: ruleId,
      message,
      ...(place?.pointer && {pointer: place.pointer}),
    }));
  }
  const problems = syntaxProblems(file);
  const rest = stderr.split('\n').filter((line) => line.trim() && !/[║╔╚]/.test(line));
  return problems.length > 0 ? problems : [{file, line: 1, rule: 'redocly', message: rest.join(' ').trim()}];
}

export interface BundleOptions {
  /** Origin of the first server, for our own contract. */
  apiUrl: string;
}

/** As YAML that parsers of version 1.1 read alike; to them, an unquoted date is a date, and `no` is false. */
const toYaml = (document: object): string =>
  stringify(document, {version: '1.1', lineWidth: 0, singleQuote: true, aliasDuplicateObjects: false});

/**
 * Lints a contract and bundles it to JSON and YAML. The previous bundle is kept until the new one is complete.
 *
 * @param file path of the root file
 * @returns the problems; empty if the bundle was written
 */
export function bundleContract(file: string, {apiUrl}: BundleOptions): Problem[] {
  const problems = lint(file);
  if (problems.length > 0) return problems;

  const failed = (step: string, error: unknown): Problem[] => [
    {file, line: 1, rule: step, message: (error as Error).message.trim()},
  ];
  let document;
  try {
    document = joinContract(file, isForeignContract(file) ? ['--config', FOREIGN_RULES] : []);
  } catch (error) {
    return failed('bundle', error);
  }
  const wrongVersion = versionProblems(file, document);
  if (wrongVersion.length > 0) return wrongVersion;
  if (!isForeignContract(file)) {
    try {
      document = fillContract(document, file, apiUrl);
    } catch (error) {
      return failed('brand-token', error);
    }
  }

  const dir = contractDir(file);
  const next = `${dir}-next`;
  fs.rmSync(next, {recursive: true, force: true});
  fs.mkdirSync(next, {recursive: true});
  fs.writeFileSync(path.join(next, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  fs.writeFileSync(path.join(next, 'openapi.yaml'), toYaml(document));
  fs.rmSync(dir, {recursive: true, force: true});
  fs.renameSync(next, dir);
  return [];
}
