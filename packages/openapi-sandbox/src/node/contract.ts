/** Reads a contract: Redocly's command line lints it and bundles its files into one document. */
import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {targetOf, type OpenApiDocument} from 'openapi-model/document';
import {objectOf, stringOf, type Json} from 'openapi-model/json';
import {parse} from 'yaml';
import {copyContract, EXTERNAL_VALUE, formatProblem, HIDDEN_VALUE, type ContractProblem} from './contractFiles.ts';

export {formatProblem, problemIn, type ContractProblem} from './contractFiles.ts';

/** Only faults that would stop a page from being generated, or every call. */
const RULES = fileURLToPath(new URL('../rules/redocly.yaml', import.meta.url));

const {resolve} = createRequire(import.meta.url);

interface CommandResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs Redocly's command line, without its own network requests. */
export function redocly(...args: string[]): Promise<CommandResult> {
  const env = {...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true'};
  const command = [resolve('@redocly/cli/bin/cli.js'), ...args];
  return new Promise((end) => {
    execFile(process.execPath, command, {env, maxBuffer: 2 ** 29}, (error, stdout, stderr) =>
      end({
        code: error ? Number(error.code ?? 1) : 0,
        stdout,
        // Without a box of advice about Node.js.
        stderr: stderr.replace(/^ *[╔║╚].*\n/gm, ''),
      }),
    );
  });
}

/** The output of `redocly lint --format json`. */
interface LintReport {
  problems: {
    ruleId: string;
    severity: string;
    message: string;
    location: {source: {ref: string}; pointer?: string; start: {line: number}}[];
  }[];
}

const problemsIn = ({problems}: LintReport, wanted: 'error' | 'warn'): ContractProblem[] =>
  problems
    .filter(({severity}) => severity === wanted)
    .map(({ruleId, message, location: [place]}) => {
      const {source, start, pointer} = place!;
      return {file: path.normalize(source.ref), line: start.line, rule: ruleId, message, ...(pointer && {pointer})};
    })
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);

/** Names the references that lead to nothing, which Redocly does not. Each file is read once. */
async function withReferences(problems: readonly ContractProblem[]): Promise<ContractProblem[]> {
  const isUnnamed = ({rule, pointer}: ContractProblem) => rule === 'no-unresolved-refs' && pointer !== undefined;
  const documents = new Map<string, Json>();
  for (const file of new Set(problems.filter(isUnnamed).map((problem) => problem.file))) {
    documents.set(file, objectOf(parse(await fs.readFile(file, 'utf8'))));
  }
  return problems.map((problem) => {
    if (!isUnnamed(problem)) return problem;
    const reference = stringOf(objectOf(targetOf(documents.get(problem.file)!, problem.pointer!)).$ref);
    return reference === undefined ? problem : {...problem, message: `The reference ${reference} leads to nothing.`};
  });
}

export interface Reading {
  /** Empty if the contract can be used. */
  problems: ContractProblem[];
  /** What is valid, but ignored or not meant like this. */
  warnings: ContractProblem[];
  /** The contract as one document, with marked numbers; missing if there are problems. */
  document?: OpenApiDocument;
}

/**
 * Lints and bundles a contract. Only the file itself and files in its folder and below are read, and nothing is fetched
 * from the network.
 *
 * @param file path of the root file
 * @param rules configuration of Redocly; by default, it refuses only what cannot be shown or called
 * @throws Error with Redocly's output if it stops
 */
export async function readContract(file: string, rules = RULES): Promise<Reading> {
  // Redocly shows paths from here.
  const work = path.relative('', await fs.mkdtemp(path.join(os.tmpdir(), 'contract-')));
  const plain = path.join(work, 'plain');
  const marked = path.join(work, 'marked');
  const bundled = path.join(work, 'bundle.json');
  try {
    const refused = await copyContract(file, plain, marked);
    if (refused.length > 0) return {problems: refused, warnings: []};
    const config = ['--config', rules];
    const [lint, bundle] = await Promise.all([
      redocly('lint', path.join(plain, path.basename(file)), ...config, '--format', 'json', '--max-problems', '10000'),
      redocly('bundle', path.join(marked, path.basename(file)), ...config, '--output', bundled),
    ]);
    const folder = path.relative('', path.dirname(file)) || '.';
    const original = (text: string) =>
      text.replaceAll(plain, folder).replaceAll(marked, folder).replaceAll(HIDDEN_VALUE, EXTERNAL_VALUE);
    if (!lint.stdout.trim()) throw new Error(`${file} could not be linted:\n${original(lint.stderr)}`);
    const report = JSON.parse(original(lint.stdout)) as LintReport;
    const [problems, warnings] = [await withReferences(problemsIn(report, 'error')), problemsIn(report, 'warn')];
    if (problems.length > 0) return {problems, warnings};
    if (bundle.code !== 0) throw new Error(`${file} could not be bundled:\n${original(bundle.stderr)}`);
    const document = JSON.parse(original(await fs.readFile(bundled, 'utf8'))) as OpenApiDocument;
    return {problems, warnings, document};
  } finally {
    await fs.rm(work, {recursive: true, force: true});
  }
}

/** Warnings of one rule that are listed. */
const MOST_WARNINGS = 20;

/**
 * Problems with file, line, rule, message and JSON pointer, a line each, and how many they are of each rule. Of warnings,
 * the first are listed.
 *
 * @param kind what they are: errors or warnings
 */
export function problemsText(problems: readonly ContractProblem[], kind = 'errors'): string {
  const rules = problems.map(({rule}) => rule);
  const counts = [...new Set(rules)].map((rule) => `${rules.filter((one) => one === rule).length} × ${rule}`);
  const places = `${problems.length} ${problems.length === 1 ? 'place' : 'places'}`;
  const most = kind === 'warnings' ? MOST_WARNINGS : Infinity;
  const listed = problems.filter(({rule}, index) => rules.slice(0, index).filter((one) => one === rule).length < most);
  return `\n${listed.map(formatProblem).join('\n')}\nThe contract has ${kind} in ${places}: ${counts.join(', ')}.`;
}
