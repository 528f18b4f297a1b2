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

let drawable: readonly SceneName[] | undefined;

/** A few scenes exist only for certain parts of the cast, which their seeds have to name. */
function canDraw(name: SceneName): boolean {
  try {
    resolveScene(name);
    return true;
  } catch {
    return false;
  }
}

/** The seed of a drawing, always the same for a record and a position; neighbours differ. */
export function chosenSeed(slug: string, position: number): string {
  drawable ??= SCENE_NAMES.filter(canDraw);
  const start = Math.floor(random(slug)() * drawable.length);
  return drawable[(start + position) % drawable.length]!;
}
