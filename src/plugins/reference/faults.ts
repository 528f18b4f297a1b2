/** Faults of a parsed file that must be found before anything follows its references or walks through it. Pure. */
import {isMappingRef} from '@redocly/openapi-core';
import {referenceTo} from '../../openapi/document';
import {entries, isObject, type Json} from '../../openapi/json';
import {hasLoneSurrogate} from '../../lib/surrogates';

/** A fault and the JSON pointer of its place. */
export interface Fault {
  rule: string;
  message: string;
  pointer: string;
}

/**
 * Maximum number of characters that repetitions, such as YAML aliases, may add. A few lines of them can add billions.
 */
const MAX_REPEATED = 5_000_000;
/** Maximum number of levels. The YAML parser has the same limit, but does not count the levels that aliases add. */
const MAX_DEPTH = 100;

/** The file that a reference names, as Redocly reads it; undefined for references within the same file. */
const fileOf = (reference: string): string | undefined => reference.split('#/')[0]!.replace(/#$/, '') || undefined;

/** References to other files that an object holds, with their places in it. */
function* referencesIn(node: Json): Generator<[path: string[], reference: string]> {
  if (typeof node.$ref === 'string') yield [['$ref'], node.$ref];
  if (!isObject(node.discriminator)) return;
  const {mapping, defaultMapping} = node.discriminator;
  const named = entries(mapping).map(([name, target]): [string[], unknown] => [['mapping', name], target]);
  for (const [path, target] of [...named, [['defaultMapping'], defaultMapping] as [string[], unknown]]) {
    if (typeof target === 'string' && isMappingRef(target)) yield [['discriminator', ...path], target];
  }
}

const isNode = (value: unknown): value is object => typeof value === 'object' && value !== null;

interface Size {
  characters: number;
  depth: number;
}

/**
 * Faults of a parsed YAML or JSON file: references to files that must not be read, halves of surrogate pairs, and a
 * size that would make everything that reads the file fail.
 *
 * @param root parsed file, a graph if it has aliases
 * @param written number of characters that it was parsed from
 * @param isReadable whether the file with this name may be read
 */
export function faultsIn(root: unknown, written: number, isReadable: (name: string) => boolean = () => true): Fault[] {
  const faults: Fault[] = [];
  const sizes = new Map<object, Size>();

  function checkReferences(node: Json, path: readonly string[]): void {
    for (const [place, reference] of referencesIn(node)) {
      const name = fileOf(reference);
      if (name === undefined || isReadable(name)) continue;
      const message = `${name} is not read. A contract may only refer to files in its own folder and below, and not to hidden ones.`;
      faults.push({rule: 'outside-contract', message, pointer: referenceTo(...path, ...place)});
    }
  }

  function checkText(text: string, path: readonly string[]): void {
    if (!hasLoneSurrogate(text)) return;
    const message = `${JSON.stringify(text.slice(0, 60))} contains half of a surrogate pair. Type the character again.`;
    faults.push({rule: 'lone-surrogate', message, pointer: referenceTo(...path)});
  }

  function sizeOf(value: unknown, path: readonly string[]): Size {
    if (typeof value === 'string') checkText(value, path);
    if (!isNode(value)) return {characters: String(value).length, depth: 0};
    if (path.length > MAX_DEPTH) return {characters: 0, depth: 1};
    const known = sizes.get(value);
    if (known) return known;
    // Infinite until the size is known, in case an alias is inside its own anchor.
    sizes.set(value, {characters: Infinity, depth: Infinity});
    if (isObject(value)) checkReferences(value, path);
    const size = {characters: 2, depth: 0};
    for (const [key, child] of Object.entries(value)) {
      checkText(key, path);
      const {characters, depth} = sizeOf(child, [...path, key]);
      size.characters += key.length + characters;
      size.depth = Math.max(size.depth, depth + 1);
    }
    sizes.set(value, size);
    return size;
  }

  const {characters, depth} = sizeOf(root, []);
  const refuse = (message: string) => faults.push({rule: 'too-large', message, pointer: '#/'});
  if (depth === Infinity) refuse('A part of the document contains itself, through a YAML alias or a reference.');
  else if (depth > MAX_DEPTH) refuse(`The document is more than ${MAX_DEPTH} levels deep, aliases included.`);
  else if (characters - written > MAX_REPEATED) {
    refuse(
      `Repeated parts, such as YAML aliases, add more than ${MAX_REPEATED / 1e6} million characters to the document.`,
    );
  }
  return faults;
}
