/** Picture files below `static/` that records name. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Illustrated} from '../../content/schema';
import {pictureSize, type Size} from '../../lib/pictureSize';
import {svgFault} from './svg';

/** A picture with more pixels than this is a mistake, and takes seconds to read. */
const MOST_PIXELS = 50_000_000;

/** Marks of an animated PNG or WebP near the start of the file. An animated picture would need a way to stop it. */
const MOVES = /acTL|ANIM/;

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

/** The size of a picture, or the rule that it breaks. */
export function readPicture(staticDir: string, url: string): Size | string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(staticDir, url));
  } catch {
    return 'must be a file below static/';
  }
  const size = pictureSize(url, bytes);
  if (!size) return 'must be a picture in the format that its name says, with a width and a height';
  if (url.endsWith('.svg')) return svgFault(bytes.toString()) ?? size;
  if (size.width * size.height > MOST_PIXELS) return `must have at most ${MOST_PIXELS / 1e6} megapixels`;
  return MOVES.test(bytes.toString('latin1', 0, 1024)) ? 'must not be animated' : size;
}
