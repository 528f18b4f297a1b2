/** Picture files below `static/` that records name. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Illustrated} from '../../content/schema';
import {svgFault} from './svg';

type WithFile = Illustrated & {imageUrl: string};

/** The records and entries of records, at any depth, that show a picture file or have the text of one, with their keys. */
export function entriesWithFile(value: unknown, keys: readonly PropertyKey[] = []): [PropertyKey[], WithFile][] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const parts = Object.entries(value).flatMap(([key, part]) =>
    entriesWithFile(part, [...keys, isList ? Number(key) : key]),
  );
  const own = value as WithFile;
  return (own.imageUrl ?? own.imageAlt) === undefined ? parts : [[[...keys], own], ...parts];
}

/** The rule that a picture file breaks, or undefined; `copies.ts` decodes it. */
export function pictureFault(staticDir: string, url: string): string | undefined {
  const file = path.join(staticDir, url);
  if (!existsSync(file)) return 'must be a file below static/';
  return url.endsWith('.svg') ? svgFault(readFileSync(file, 'utf8')) : undefined;
}
