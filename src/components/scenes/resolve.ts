import {SCENES} from '../../content/scenes';
import {PEOPLE, WORLDS} from '../../content/scenes/pools';
import type {Scene} from '../../content/scenes/types';
import {fillScene, sceneText} from '../../lib/scenes';

/** What the seed `name` or `name:variation` shows. Throws for a name that no record has. */
export function resolveScene(seed: string): Scene {
  const draft = new Map(Object.entries(SCENES)).get(seed.split(':')[0] ?? '');
  if (!draft) throw new Error(`Unknown scene "${seed}"`);
  return fillScene(draft, WORLDS, PEOPLE, seed);
}

/** The text alternative of the picture that a seed names: at most 180 characters. */
export function describeScene(seed: string): string {
  return sceneText(resolveScene(seed));
}
