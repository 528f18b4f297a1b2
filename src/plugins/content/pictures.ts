/** Pictures of records: files below `static/`, and drawings chosen for entries without a picture. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {resolveScene, SCENE_NAMES, type SceneName} from '../../content/scenes';
import {pictureSize, type Size} from '../../lib/pictureSize';
import {random} from '../../lib/random';
import {svgFault} from './svg';

/** A picture with more pixels than this is a mistake, and takes seconds to read. */
const MOST_PIXELS = 50_000_000;

/** Marks of an animated PNG or WebP near the start of the file. An animated picture would need a way to stop it. */
const MOVES = /acTL|ANIM/;

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

/** The rule that a seed with a known scene breaks; undefined if it can be drawn. */
export function seedProblem(seed: string): string | undefined {
  try {
    resolveScene(seed);
    return undefined;
  } catch (error) {
    // Recipes look up what they show in the cast, and throw an error if it is not there.
    const reason = error instanceof TypeError ? 'the cast has nothing to show for it' : (error as Error).message;
    return `must be a picture that can be drawn: ${reason}`;
  }
}

let drawable: readonly SceneName[] | undefined;

/**
 * Scenes that can be drawn by their name alone: a few exist only for certain parts of the cast, which their seeds name.
 */
export const drawableScenes = (): readonly SceneName[] =>
  (drawable ??= SCENE_NAMES.filter((name) => seedProblem(name) === undefined));

/**
 * The seed of a drawing, always the same for a record and a position as long as the others name the same ones.
 *
 * @param taken scenes that the page shows elsewhere
 * @param elsewhere seeds of other pages, which are chosen only if no drawing is left
 */
export function chosenSeed(
  slug: string,
  position: number,
  taken: readonly string[] = [],
  elsewhere: ReadonlySet<string> = new Set(),
): string {
  const possible = drawableScenes().filter((name) => !taken.includes(name));
  const unused = possible.filter((name) => !elsewhere.has(name));
  const free = unused.length > 0 ? unused : possible;
  const start = Math.floor(random(slug)() * free.length);
  return free[(start + position) % free.length]!;
}
