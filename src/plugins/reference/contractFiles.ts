/**
 * The files of a contract: the root file and files below its folder. No other file is read, whatever a reference says.
 */
import {realpathSync} from 'node:fs';
import path from 'node:path';
import {BaseResolver, isAbsoluteUrl, ResolveError, type Document, type Source} from '@redocly/openapi-core';
import {isObject} from '../../openapi/json';
import {faultsIn, type Fault} from './faults';

/** A fault and the file that has it. */
export interface FileFault extends Fault {
  source: Source;
}

/** Whether a path leads out of a folder, or to a hidden file such as `.env` or `.git/config`. */
function isOutside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return path.isAbsolute(relative) || relative.split(path.sep).some((part) => part.startsWith('.'));
}

/** The path without symbolic links; undefined if there is no such file. */
function realPath(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    return undefined;
  }
}

/**
 * Reads the files of one contract for Redocly, which follows every reference through this class. Files with faults are
 * not passed on, so their references are not followed either.
 */
export class ContractFiles extends BaseResolver {
  readonly faults: FileFault[] = [];
  /** Number of characters in the files read so far. */
  characters = 0;
  private readonly root: string;

  /** @param root path of the root file, in any folder */
  constructor(root: string) {
    super();
    this.root = path.resolve(root);
  }

  /** Whether a file may be read. True for a missing file, so that the error says that it is missing. */
  private isReadable(file: string): boolean {
    if (file === this.root) return true;
    const folder = path.dirname(this.root);
    if (isAbsoluteUrl(file) || isOutside(folder, file)) return false;
    const real = realPath(file);
    return real === undefined || !isOutside(realPath(folder) ?? folder, real);
  }

  override async loadExternalRef(file: string): Promise<Source> {
    if (!this.isReadable(file))
      throw new ResolveError(new Error(`${file} is not read, because it is outside the folder of the contract.`));
    return super.loadExternalRef(file);
  }

  override parseDocument(source: Source, isRoot = false): Document {
    const document = super.parseDocument(source, isRoot);
    this.characters += source.body.length;
    const faults = faultsIn(document.parsed, source.body.length, (name) =>
      this.isReadable(this.resolveExternalRef(source.absoluteRef, name)),
    );
    if (faults.length > 0) {
      this.faults.push(...faults.map((fault) => ({...fault, source})));
      throw new ResolveError(new Error(faults[0]!.message));
    }
    rename(document.parsed, EXTERNAL_VALUE, KEPT);
    return document;
  }
}

/** The URL of an example: a link for readers. Renamed while Redocly works, because Redocly would load it. */
const EXTERNAL_VALUE = 'externalValue';
const KEPT = 'x-kept-external-value';

/** Renames a property that holds a string, wherever it occurs. */
function rename(node: unknown, from: string, to: string, seen = new Set<object>()): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if (isObject(node) && typeof node[from] === 'string') {
    node[to] = node[from];
    delete node[from];
  }
  for (const child of Object.values(node)) rename(child, from, to, seen);
}

/** Restores the URLs of examples in a bundle. */
export const restoreExternalValues = (bundle: unknown): void => rename(bundle, KEPT, EXTERNAL_VALUE);
