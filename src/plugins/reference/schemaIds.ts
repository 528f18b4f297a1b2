/**
 * References by `$id`, `$anchor` and `$dynamicRef` (JSON Schema 2020-12, section 8), which Redocly and the model don't
 * follow. They become references to a file and a JSON pointer.
 */
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {partsOf, referenceTo, targetOf} from '../../openapi/document';
import {objectOf} from '../../openapi/json';

type Steps = readonly string[];

/** A node of a file. */
export interface Place {
  file: string;
  at: Steps;
}

/** A keyword with a reference: what to write instead, or what is wrong with it. */
export interface Rewriting extends Place {
  keyword: '$ref' | '$dynamicRef';
  reference?: string;
  problem?: string;
}

interface Reference extends Place {
  keyword: Rewriting['keyword'];
  text: string;
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
 * The references of a contract that are no plain JSON pointers.
 *
 * @param files parsed files by absolute path
 */
export function schemaReferences(files: ReadonlyMap<string, unknown>): Rewriting[] {
  const resources = new Map<string, Place>();
  const anchors = new Map<string, Place>();
  const dynamic = new Map<string, Place[]>();
  const references: Reference[] = [];

  function collect(node: unknown, file: string, at: Steps, around: string): void {
    if (typeof node !== 'object' || node === null) return;
    const {$id, $anchor, $dynamicAnchor, ...keywords} = objectOf(node);
    const base = (typeof $id === 'string' && absolute($id, around)?.split('#')[0]) || around;
    if (base !== around) resources.set(base, {file, at});
    for (const name of [$anchor, $dynamicAnchor]) {
      if (typeof name === 'string') anchors.set(`${base}#${name}`, {file, at});
    }
    if (typeof $dynamicAnchor === 'string') {
      dynamic.set($dynamicAnchor, [...(dynamic.get($dynamicAnchor) ?? []), {file, at}]);
    }
    for (const keyword of ['$ref', '$dynamicRef'] as const) {
      const text: unknown = keywords[keyword];
      if (typeof text === 'string') references.push({file, at: [...at, keyword], keyword, text, base});
    }
    for (const [name, child] of Object.entries(node)) collect(child, file, [...at, name], base);
  }
  for (const [file, parsed] of files) collect(parsed, file, [], pathToFileURL(file).href);

  /** The node that a reference names by `$id` or `$anchor`; undefined for one that only has a file and a pointer. */
  function targetFor({keyword, text, base}: Reference): Place | string | undefined {
    const uri = absolute(text, base);
    if (uri === undefined) return undefined;
    const [resource = ''] = uri.split('#');
    const [, fragment = ''] = text.split('#');
    if (fragment === '' || fragment.startsWith('/')) {
      const found = resources.get(resource);
      const at = found && [...found.at, ...partsOf(fragment)];
      // Many contracts with an `$id` have references that are relative to the document.
      return found && at && targetOf(objectOf(files.get(found.file)), referenceTo(...at)) !== undefined
        ? {file: found.file, at}
        : undefined;
    }
    const places = keyword === '$dynamicRef' ? (dynamic.get(fragment) ?? []) : [];
    if (places.length > 1) {
      return `${keyword} ${text} may lead to any of ${places.length} schemas. Write a $ref with the path of one, such as ${referenceTo(...places[0]!.at)}.`;
    }
    return (
      places[0] ??
      anchors.get(`${resource}#${fragment}`) ??
      `No schema has the $anchor of ${text}. Write the path of the schema, such as #/components/schemas/Name.`
    );
  }

  return references.flatMap((reference): Rewriting[] => {
    const {file, at, keyword, text} = reference;
    const target = targetFor(reference);
    if (typeof target === 'string') return [{file, at, keyword, problem: target}];
    if (!target) return keyword === '$ref' ? [] : [{file, at, keyword, reference: text}];
    const other = target.file === file ? '' : path.relative(path.dirname(file), target.file);
    return [{file, at, keyword, reference: other + referenceTo(...target.at)}];
  });
}
