/**
 * References by `$id`, `$anchor` and `$dynamicRef` (JSON Schema 2020-12, section 8), which Redocly and the model don't
 * follow. They become references to a file and a JSON pointer.
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {partsOf, referenceTo, targetOf} from 'openapi-model/document';
import {objectOf} from 'openapi-model/json';

type Steps = readonly string[];

/** A node of a file. */
export interface Target {
  file: string;
  at: Steps;
}

/** A keyword with a reference, and what to write instead: a `$ref` with this one. */
export interface Rewriting extends Target {
  keyword: '$ref' | '$dynamicRef';
  reference: string;
}

interface Reference extends Rewriting {
  /** The URI that the reference is relative to. */
  base: string;
}

function absolute(reference: string, base: string): string | undefined {
  try {
    return new URL(reference, base).href;
  } catch {
    return undefined;
  }
}

/**
 * The references of a contract that are no plain JSON pointers. Those that lead nowhere stay, and Redocly reports them.
 *
 * @param files parsed files by absolute path
 */
export function schemaReferences(files: ReadonlyMap<string, unknown>): Rewriting[] {
  /** The node of each `$id` and each anchor by its URI. */
  const targets = new Map<string, Target>();
  const references: Reference[] = [];

  function collect(node: unknown, file: string, at: Steps, around: string): void {
    if (typeof node !== 'object' || node === null) return;
    const {$id, $anchor, $dynamicAnchor, ...keywords} = objectOf(node);
    const base = (typeof $id === 'string' && absolute($id, around)?.split('#')[0]) || around;
    if (base !== around) targets.set(base, {file, at});
    for (const name of [$anchor, $dynamicAnchor]) {
      if (typeof name === 'string') targets.set(`${base}#${name}`, {file, at});
    }
    for (const keyword of ['$ref', '$dynamicRef'] as const) {
      const reference: unknown = keywords[keyword];
      if (typeof reference === 'string') references.push({file, at: [...at, keyword], keyword, reference, base});
    }
    for (const [name, child] of Object.entries(node)) collect(child, file, [...at, name], base);
  }
  for (const [file, parsed] of files) collect(parsed, file, [], pathToFileURL(file).href);

  /** The node that a reference names by `$id` or an anchor; undefined for one that only has a file and a pointer. */
  function targetFor({reference, base}: Reference): Target | undefined {
    const uri = absolute(reference, base) ?? '';
    const [, fragment = ''] = reference.split('#');
    if (fragment !== '' && !fragment.startsWith('/')) return targets.get(uri);
    const found = targets.get(uri.split('#')[0]!);
    const at = found && [...found.at, ...partsOf(fragment)];
    // Many contracts with an `$id` have references that are relative to the document.
    return at && targetOf(objectOf(files.get(found.file)), referenceTo(...at)) !== undefined
      ? {file: found.file, at}
      : undefined;
  }

  return references.flatMap((reference): Rewriting[] => {
    const {file, keyword} = reference;
    const target = targetFor(reference);
    if (!target) return keyword === '$ref' ? [] : [reference];
    const other = target.file === file ? '' : path.relative(path.dirname(file), target.file);
    return [{...reference, reference: other + referenceTo(...target.at)}];
  });
}
