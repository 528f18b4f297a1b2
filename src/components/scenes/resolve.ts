import {SCENES} from '../../content/scenes';
import {PEOPLE, WORLDS} from '../../content/scenes/pools';
import type {Recipe, Scene} from '../../content/scenes/types';
import {drawScene} from '../../lib/scenes';

/**
 * The scene for a seed, `name` or `name:variation`.
 *
 * @throws Error if the seed names no recipe
 */
export function resolveScene(seed: string): Scene {
  const recipe = new Map<string, Recipe>(Object.entries(SCENES)).get(seed.split(':')[0] ?? '');
  if (!recipe) throw new Error(`Unknown scene "${seed}"`);
  return drawScene(recipe, WORLDS, PEOPLE, seed);
}
