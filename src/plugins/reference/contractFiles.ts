/**
 * The files of a contract: its root file and files below its folder. A contract may come from someone else, and what its
 * references lead to is published, so other files and addresses are refused.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {LineCounter, parseDocument, type Document} from 'yaml';
import {decode} from '../../openapi/decode';
import {referenceTo} from '../../openapi/document';
import {entries, isObject} from '../../openapi/json';
import type {ContractProblem} from './problem';

/** `externalValue` and its name in the copy: Redocly would load the address, which is a link for readers. */
export const EXTERNAL_VALUE = 'externalValue';
export const HIDDEN_VALUE = 'x-hidden-external-value';

type Steps = readonly string[];

/** What Redocly takes for references to files: `$ref`, and the targets of a discriminator that look like paths. */
function referencesIn(node: unknown, at: Steps = []): [reference: string, at: Steps][] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.entries(node).flatMap(([name, child]) => referencesIn(child, [...at, name]));
  if (!isObject(node)) return below;
  const {$ref, discriminator} = node;
  const {mapping, defaultMapping} = isObject(discriminator) ? discriminator : {};
  const targets = [
    ...entries(mapping).map(([name, target]): [unknown, Steps] => [target, ['mapping', name]]),
    [defaultMapping, ['defaultMapping']] as [unknown, Steps],
  ].filter(([target]) => typeof target === 'string' && target.includes('/'));
  return [
    ...(typeof $ref === 'string' ? [[$ref, [...at, '$ref']] as [string, Steps]] : []),
    ...targets.map(([target, steps]): [string, Steps] => [target as string, [...at, 'discriminator', ...steps]]),
    ...below,
  ];
}

/** Whether a path leads out of a folder, or to a hidden file such as `.env`. */
function isOutside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return path.isAbsolute(relative) || relative.split(path.sep).some((part) => part.startsWith('.'));
}

/** Whether a contract may refer to a file. True for a missing one, which Redocly reports. */
async function isAllowed(folder: string, base: string, name: string): Promise<boolean> {
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(name)) return false;
  if ([name, decode(name) ?? name].some((spelling) => isOutside(folder, path.resolve(base, spelling)))) return false;
  const real = await fs.realpath(path.resolve(base, name)).catch(() => undefined);
  return real === undefined || !isOutside(await fs.realpath(folder), real);
}

/** The line of a value, or of the nearest part around it that is written where it belongs and not in an alias. */
function lineOf(document: Document, lines: LineCounter, steps: Steps): number {
  for (let length = steps.length; length >= 0; length -= 1) {
    const node = document.getIn(steps.slice(0, length), true) as {range?: [number, number, number]} | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Reasons why a document is no contract that can be read. */
function rootProblems(
  parsed: unknown,
  at: (rule: string, message: string, ...steps: string[]) => ContractProblem,
): ContractProblem[] {
  if (parsed === null) return [at('empty-file', 'The file is empty.')];
  if (!isObject(parsed)) return [at('no-document', 'The file is not an OpenAPI document.')];
  const {openapi, swagger} = parsed;
  if (typeof openapi === 'string' && /^3\.[01]\.\d+/.test(openapi)) return [];
  const found = JSON.stringify(openapi ?? swagger);
  const message = `The document must be OpenAPI 3.0 or 3.1; found ${found === undefined ? 'no version' : `version ${found}`}.`;
  return [at('openapi-version', message, openapi === undefined ? 'swagger' : 'openapi')];
}

/**
 * Copies the files of a contract to an empty folder, for Redocly, which then finds no other files.
 *
 * @param root path of the root file
 * @returns the problems: a contract that cannot be read, and references that are refused
 */
export async function copyContract(root: string, target: string): Promise<ContractProblem[]> {
  const folder = path.dirname(path.resolve(root));
  const problems: ContractProblem[] = [];
  const files = new Set([path.resolve(root)]);
  for (const file of files) {
    const isRoot = file === path.resolve(root);
    const name = path.relative('', file);
    const source = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (source === undefined) {
      // Redocly names the reference to a missing file.
      if (isRoot) problems.push({file: name, line: 1, rule: 'file', message: 'The file does not exist.'});
      continue;
    }
    const lines = new LineCounter();
    const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
    const at = (rule: string, message: string, ...steps: string[]): ContractProblem => {
      const pointer = referenceTo(...steps);
      return {file: name, line: lineOf(document, lines, steps), rule, message, ...(steps.length > 0 && {pointer})};
    };
    const [error] = /\.(?:ya?ml|json)$/i.test(file) || isRoot ? document.errors : [];
    if (error) {
      const {line} = lines.linePos(error.pos[0]);
      problems.push({file: name, line, rule: 'yaml-syntax', message: error.message});
      continue;
    }
    const parsed: unknown = document.errors.length > 0 ? {} : document.toJS();
    if (isRoot) problems.push(...rootProblems(parsed, at));
    for (const [reference, steps] of referencesIn(parsed)) {
      const [other = ''] = reference.split('#');
      if (other === '') continue;
      if (await isAllowed(folder, path.dirname(file), other)) files.add(path.resolve(path.dirname(file), other));
      else {
        const message = `${other} is not read. A contract may only refer to files in its own folder and below, and not to hidden ones.`;
        problems.push(at('outside-contract', message, ...steps));
      }
    }
    const copy = path.join(target, path.relative(folder, file));
    await fs.mkdir(path.dirname(copy), {recursive: true});
    await fs.writeFile(copy, source.replaceAll(EXTERNAL_VALUE, HIDDEN_VALUE));
  }
  return problems;
}
