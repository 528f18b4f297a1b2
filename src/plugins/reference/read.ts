/**
 * Reads a contract with Redocly's library: checks its files, lints them, and bundles them into one document.
 *
 * The library works asynchronously and some callers do not, so `redocly.ts` runs this file as a program, which prints
 * the result as JSON: `read.ts <file> <Redocly configuration> [bundle]`.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  bundle,
  getLineColLocation,
  lintDocument,
  loadConfig,
  YamlParseError,
  type Document,
} from '@redocly/openapi-core';
import type {OpenApiDocument} from '../../openapi/document';
import {isObject} from '../../openapi/json';
import {ContractFiles, restoreExternalValues} from './contractFiles';
import {faultsIn} from './faults';
import type {Problem} from './problem';

const MAX_PROBLEMS = 100;

type LintProblem = Awaited<ReturnType<typeof lintDocument>>[number];
type Place = LintProblem['location'][number];

export interface Reading {
  /** Empty if the contract can be used. */
  problems: Problem[];
  /** The contract as one document; missing if there are problems. */
  document?: OpenApiDocument;
}

export interface ReadOptions {
  /** Path of the Redocly configuration. */
  config: string;
  /** Whether to lint the contract before bundling it. */
  isLinted: boolean;
}

function problemAt(place: Partial<Place>, rule: string, message: string): Problem {
  const {source, pointer} = place as Place;
  const {start} = getLineColLocation(place as Place);
  const file = path.relative('', source.absoluteRef);
  return {file, line: start.line, rule, message, ...(pointer !== undefined && {pointer})};
}

const problemsOf = (found: readonly LintProblem[]): Problem[] =>
  found
    .filter(({severity, ignored}) => severity === 'error' && !ignored)
    .map(({ruleId, message, location: [place]}) => problemAt(place!, ruleId, message));

/** Reasons why a root file cannot be linted at all. */
function rootProblems({source, parsed}: Document): Problem[] {
  const problem = (rule: string, message: string, pointer = '#/') => [problemAt({source, pointer}, rule, message)];
  if (source.body.trim() === '') return problem('empty-file', 'The file is empty.');
  if (!isObject(parsed)) return problem('no-document', 'The file is not an OpenAPI document.');
  const {openapi, swagger} = parsed;
  if (typeof openapi === 'string' && /^3\.[01]\.\d+/.test(openapi)) return [];
  const found = JSON.stringify(openapi ?? swagger);
  const message = `The document must be OpenAPI 3.0 or 3.1; found ${found === undefined ? 'no version' : `version ${found}`}.`;
  return problem('openapi-version', message, openapi === undefined ? '#/swagger' : '#/openapi');
}

/** Faults of the files, without the references that cannot be resolved because of them. */
function withFaults({faults}: ContractFiles, problems: readonly Problem[]): Problem[] {
  const own = faults.map(({source, rule, message, pointer}) => problemAt({source, pointer}, rule, message));
  const messages = faults.map(({message}) => message);
  return [...own, ...problems.filter(({message}) => !messages.some((known) => message.includes(known)))];
}

async function rootOf(files: ContractFiles, file: string): Promise<Document | Problem> {
  try {
    return (await files.resolveDocument(null, path.resolve(file), true)) as Document;
  } catch (error) {
    const {message} = error as Error;
    const unread = existsSync(file) ? message : 'The file does not exist.';
    if (!(error instanceof YamlParseError)) return {file, line: 1, rule: 'file', message: unread};
    const {reason = message} = error.originalError as {reason?: string};
    return {file, line: error.line || 1, rule: 'yaml-syntax', message: reason};
  }
}

/**
 * Reads a contract. Only the file itself and files in its folder and below are read, and nothing is fetched from the
 * network.
 */
export async function readContract(file: string, {config: configPath, isLinted}: ReadOptions): Promise<Reading> {
  const files = new ContractFiles(file);
  const root = await rootOf(files, file);
  if (files.faults.length > 0) return {problems: withFaults(files, [])};
  if (!('parsed' in root)) return {problems: [root]};
  const wrongRoot = rootProblems(root);
  if (wrongRoot.length > 0) return {problems: wrongRoot};

  const config = await loadConfig({configPath});
  const options = {config, externalRefResolver: files};
  const found = isLinted ? await lintDocument({...options, document: root}) : [];
  const problems = withFaults(files, problemsOf(found));
  if (problems.length > 0) return {problems: problems.slice(0, MAX_PROBLEMS)};

  const {bundle: bundled, problems: unbundled} = await bundle({...options, doc: root});
  const wrong = withFaults(files, problemsOf(unbundled));
  if (wrong.length > 0) return {problems: wrong.slice(0, MAX_PROBLEMS)};
  // The bundler replaces references outside components with copies of their targets, which can repeat as much as
  // aliases.
  const [tooLarge] = faultsIn(bundled.parsed, files.characters);
  if (tooLarge) return {problems: [problemAt({source: root.source, pointer: '#/'}, tooLarge.rule, tooLarge.message)]};
  restoreExternalValues(bundled.parsed);
  return {problems: [], document: bundled.parsed as OpenApiDocument};
}

if (/[\\/]reference[\\/]read\.ts$/.test(process.argv[1] ?? '')) {
  const [file, config, mode] = process.argv.slice(2);
  void readContract(file!, {config: config!, isLinted: mode !== 'bundle'}).then((reading) =>
    process.stdout.write(JSON.stringify(reading)),
  );
}
