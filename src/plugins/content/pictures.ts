/** Pictures of records: files below `static/`, and drawings chosen for entries without a picture. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {resolveScene, SCENE_NAMES, type SceneName} from '../../content/scenes';
import {pictureSize, type Size} from '../../lib/pictureSize';
import {random} from '../../lib/random';

/** The size of a picture, or the rule that it breaks. */
export function readPicture(staticDir: string, url: string): Size | string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(staticDir, url));
  } catch {
    return 'must be a file below static/';
  }
  return pictureSize(url, bytes) ?? 'must be a picture in the format that its name says, with a width and a height';
}

/** The rule that a seed breaks, whose scene is known; undefined if it can be drawn. */
export function seedProblem(seed: string): string | undefined {
  try {
    resolveScene(seed);
    return undefined;
  } catch (error) {
    // Recipes find what they show in the cast, and stumble where there is nothing.
    const reason = error instanceof TypeError ? 'the cast has nothing to show for it' : (error as Error).message;
    return `must be a picture that can be drawn: ${reason}`;
  }
}

let drawable: readonly SceneName[] | undefined;

/**
 * The seed of a drawing, always the same for a record and a position; neighbours differ.
 *
 * @param taken scenes that the page shows elsewhere
 */
export function chosenSeed(slug: string, position: number, taken: readonly string[] = []): string {
  // A few scenes exist only for certain parts of the cast, which their seeds have to name.
  drawable ??= SCENE_NAMES.filter((name) => seedProblem(name) === undefined);
  const free = drawable.filter((name) => !taken.includes(name));
  const start = Math.floor(random(slug)() * free.length);
  return free[(start + position) % free.length]!;
}
