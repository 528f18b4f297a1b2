/**
 * The files of a contract: its root file and files below its folder. A contract may come from someone else, and what its
 * references lead to is published, so other files and addresses are refused.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import {isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type Document, type Pair, type Scalar} from 'yaml';
import {decode} from 'openapi-model/decode';
import {partsOf, referenceTo} from 'openapi-model/document';
import {entries, isObject, markedNumber, property} from 'openapi-model/json';
import {schemaReferences} from './schemaIds.ts';

/** An error in a contract, with its location. */
export interface ContractProblem {
  /** Path from the working directory. */
  file: string;
  line: number;
  rule: string;
  message: string;
  /** JSON pointer within the file, such as `#/paths/~1things/get`. */
  pointer?: string;
}

/** A problem on one line, as builds and commands print it. */
export const formatProblem = ({file, line, rule, message, pointer}: ContractProblem): string =>
  `${file}:${line}: ${rule}: ${message.replaceAll('\n', ' ')}${pointer ? ` (${pointer})` : ''}`;

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
  ].filter(([target]) => typeof target === 'string' && /\/|\.(?:ya?ml|json)$/i.test(target));
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

/** The property of a map with this name, which may be written as a number. */
const pairAt = (node: unknown, step: string): Pair | undefined =>
  isMap(node) ? node.items.find(({key}) => String(isScalar(key) ? key.value : key) === step) : undefined;

const nodeAt = (document: Document, steps: Steps): unknown =>
  steps.reduce<unknown>(
    (node, step) => (isSeq(node) ? node.items[Number(step)] : pairAt(node, step)?.value),
    document.contents,
  );

const rangeOf = (node: unknown) => (node as Scalar | undefined)?.range ?? undefined;

/** A file of a contract. */
interface ContractFile {
  /** Path from the working directory. */
  name: string;
  source: string;
  document: Document;
  parsed: unknown;
  lines: LineCounter;
}

/** What cannot be read in a document: an alias of nothing, one within what it repeats, or too many. */
function aliasProblem(document: Document): {at: number; message: string} | undefined {
  let found: {at: number; message: string} | undefined;
  visit(document, {
    Alias: (_, alias, around) => {
      const target = alias.resolve(document);
      if (target && !around.includes(target)) return undefined;
      const message = target ? 'is part of what it repeats' : 'has no anchor before it';
      found = {at: alias.range![0], message: `The alias *${alias.source} ${message}.`};
      return visit.BREAK;
    },
  });
  try {
    if (!found) document.toJS();
  } catch (error) {
    found = {at: 0, message: (error as Error).message};
  }
  return found;
}

/** A problem at a value, or at the nearest part around it that is written where it belongs and not in an alias. */
function problemAt({name, document, lines}: ContractFile, rule: string, message: string, steps: Steps) {
  const lengths = steps.map((_, index) => steps.length - index);
  const range = lengths.map((length) => rangeOf(nodeAt(document, steps.slice(0, length)))).find(Boolean);
  const line = range ? lines.linePos(range[0]).line : 1;
  return {file: name, line, rule, message, ...(steps.length > 0 && {pointer: referenceTo(...steps)})};
}

/** New texts by the start of the old ones. */
type Edits = Map<number, {end: number; text: string}>;

function replace(edits: Edits, node: unknown, text: string): void {
  const range = rangeOf(node);
  if (range) edits.set(range[0], {end: range[1], text});
}

function edited(source: string, edits: Edits): string {
  const sorted = [...edits].sort(([a], [b]) => a - b);
  const starts = [0, ...sorted.map(([, {end}]) => end)];
  const parts = sorted.map(([at, {text}], index) => source.slice(starts[index], at) + text);
  return parts.join('') + source.slice(starts.at(-1));
}

/** The text of a scalar, such as 3.0 for the number 3. */
const writtenAt = (document: Document, ...steps: string[]): string | undefined => {
  const node = nodeAt(document, steps);
  return isScalar(node) ? (node.source ?? String(node.value)) : undefined;
};

/** Reasons why the root file is no contract that can be read. */
function rootProblems(file: ContractFile): ContractProblem[] {
  const {parsed, document} = file;
  if (parsed === null) return [problemAt(file, 'empty-file', 'The file is empty.', [])];
  const [openapi, swagger] = [writtenAt(document, 'openapi'), writtenAt(document, 'swagger')];
  if (openapi !== undefined && /^3\.[01](?:\.\d|$)/.test(openapi)) return [];
  const found =
    openapi ?? (swagger === undefined ? 'no version' : `Swagger ${swagger}, which has to be converted first`);
  const message = `The document must be OpenAPI 3.0 or 3.1, and say so in a line such as openapi: 3.1.0; found ${found}.`;
  return [problemAt(file, 'openapi-version', message, openapi === undefined ? [] : ['openapi'])];
}

interface Files {
  /** By absolute path, the root file first. */
  files: Map<string, ContractFile>;
  /** What cannot be read. */
  problems: ContractProblem[];
  /** References to what is not read, by their place. */
  refused: Map<string, ContractProblem>;
}

const placeOf = (file: string, steps: Steps): string => file + referenceTo(...steps);

/** Reads the root file and those that it refers to. */
async function readFiles(root: string): Promise<Files> {
  const folder = path.dirname(root);
  const found: Files = {files: new Map(), problems: [], refused: new Map()};
  const waiting = new Set([root]);
  for (const at of waiting) {
    const name = path.relative('', at);
    const source = await fs.readFile(at, 'utf8').catch(() => undefined);
    if (source === undefined) {
      // Redocly names the reference to a missing file.
      if (at === root) found.problems.push({file: name, line: 1, rule: 'file', message: 'The file does not exist.'});
      continue;
    }
    const lines = new LineCounter();
    // Redocly takes other files for text.
    const yaml = /\.(?:ya?ml|json)$/i.test(at) || at === root ? source : '';
    const document = parseDocument(yaml, {lineCounter: lines, prettyErrors: false});
    const [error] = document.errors;
    const fault = error ? {at: error.pos[0], message: error.message} : aliasProblem(document);
    if (fault) {
      const {line} = lines.linePos(fault.at);
      found.problems.push({file: name, line, rule: 'yaml-syntax', message: fault.message});
      continue;
    }
    const parsed: unknown = document.toJS();
    const file = {name, source, document, parsed, lines};
    found.files.set(at, file);
    if (at === root) found.problems.push(...rootProblems(file));
    for (const [reference, steps] of referencesIn(parsed)) {
      const [other = ''] = reference.split('#');
      if (other === '') continue;
      if (await isAllowed(folder, path.dirname(at), other)) waiting.add(path.resolve(path.dirname(at), other));
      else {
        const message = `${other} is not read. A contract may only refer to files in its own folder and below, and not to hidden ones.`;
        found.refused.set(placeOf(at, steps), problemAt(file, 'outside-contract', message, steps));
      }
    }
  }
  return found;
}

/** A value in a file of the contract. */
interface Spot {
  file: string;
  steps: Steps;
}

/** Where a reference leads, by absolute path. */
function spotOf(file: string, reference: string): Spot {
  const [other = '', pointer = ''] = reference.split('#');
  return {file: other ? path.resolve(path.dirname(file), other) : file, steps: partsOf(`#${pointer}`)};
}

const valueAt = (files: Files['files'], {file, steps}: Spot): unknown =>
  steps.reduce<unknown>(property, files.get(file)?.parsed);

/** Below these, `$ref` is data. */
const DATA = ['value', 'example', 'default', 'const'];

/** References that lead back to themselves, at which Redocly stops without saying where. */
function endlessProblems({files}: Files): ContractProblem[] {
  return [...files].flatMap(([at, file]) =>
    referencesIn(file.parsed).flatMap(([reference, steps]) => {
      const own = placeOf(at, steps.slice(0, -1));
      if (steps.at(-1) !== '$ref' || steps.some((step) => DATA.includes(step))) return [];
      const seen = new Set<string>();
      for (let spot = spotOf(at, reference); ;) {
        const place = placeOf(spot.file, spot.steps);
        if (place === own)
          return [problemAt(file, 'endless-reference', `The reference ${reference} leads back to itself.`, steps)];
        const next = property(valueAt(files, spot), '$ref');
        if (typeof next !== 'string' || seen.has(place)) return [];
        seen.add(place);
        spot = spotOf(spot.file, next);
      }
    }),
  );
}

/**
 * A problem that is found after linting, at the line of what it concerns.
 *
 * @param steps to a value of the bundled contract, which may be in any of its files
 */
export async function problemIn(
  rootFile: string,
  rule: string,
  message: string,
  steps: Steps,
): Promise<ContractProblem> {
  let spot: Spot = {file: path.resolve(rootFile), steps: []};
  const {files} = await readFiles(spot.file);
  for (const step of steps) {
    const reference = property(valueAt(files, spot), '$ref');
    if (typeof reference === 'string') spot = spotOf(spot.file, reference);
    spot = {file: spot.file, steps: [...spot.steps, step]};
  }
  return problemAt(files.get(spot.file)!, rule, message, spot.steps);
}

/** Marks the numbers of a file that JavaScript would write differently. */
function markedNumbers({document}: ContractFile): Edits {
  const edits: Edits = new Map();
  visit(document, {
    Scalar: (key, node) => {
      const isNumber = key !== 'key' && typeof node.value === 'number' && node.tag === undefined;
      if (isNumber) replace(edits, node, markedNumber(node.source ?? ''));
    },
  });
  return edits;
}

/**
 * Copies the files of a contract to two empty folders, for Redocly, which then finds no other files: one copy to check,
 * with the lines of the original, and one to bundle, in which numbers are marked.
 *
 * @param rootFile path of the root file
 * @returns the problems of a contract that cannot be read, and references that are refused
 */
export async function copyContract(rootFile: string, plain: string, marked: string): Promise<ContractProblem[]> {
  const root = path.resolve(rootFile);
  const found = await readFiles(root);
  const {files, problems, refused} = found;
  problems.push(...endlessProblems(found));
  const edits = new Map([...files.keys()].map((at): [string, Edits] => [at, new Map()]));
  const parsed = new Map([...files].map(([at, file]) => [at, file.parsed]));
  for (const {file: at, at: steps, keyword, reference} of schemaReferences(parsed)) {
    const file = files.get(at)!;
    // Nothing is found in an alias, but where it is written.
    const pair = pairAt(nodeAt(file.document, steps.slice(0, -1)), keyword);
    if (!pair) continue;
    refused.delete(placeOf(at, steps));
    replace(edits.get(at)!, pair.key, JSON.stringify('$ref'));
    replace(edits.get(at)!, pair.value, JSON.stringify(reference));
  }
  problems.push(...refused.values());
  if (problems.length > 0) return problems;

  for (const [at, file] of files) {
    const {source, document} = file;
    const texts = edits.get(at)!;
    const numbers = markedNumbers(file);
    if (at === root) {
      const version = writtenAt(document, 'openapi')!;
      if (/^3\.\d$/.test(version)) replace(texts, nodeAt(document, ['openapi']), JSON.stringify(`${version}.0`));
      const title = nodeAt(document, ['info', 'version']);
      if (isScalar(title) && typeof title.value === 'number') replace(numbers, title, JSON.stringify(title.source));
    }
    for (const [folder, all] of [
      [plain, texts],
      [marked, new Map([...numbers, ...texts])],
    ] as const) {
      const copy = path.join(folder, path.relative(path.dirname(root), at));
      await fs.mkdir(path.dirname(copy), {recursive: true});
      await fs.writeFile(copy, edited(source, all).replaceAll(EXTERNAL_VALUE, HIDDEN_VALUE));
    }
  }
  return [];
}
