import {drawSlice} from '../figures/slice';
import {authoring} from './authoring';
import {connecting} from './connecting';
import {demo} from './demo';
import {hero} from './hero';
import {learner} from './learner';
import {people} from './people';
import {plans} from './plans';
import {platform} from './platform';
import {practice} from './practice';
import {reporting} from './reporting';
import {skills} from './skills';
import {together} from './together';
import type {Recipe, Scene} from './types';

/** The recipe of every scene that an `imageSeed` may name. */
export const SCENES = {
  hero,
  ...authoring,
  ...practice,
  ...plans,
  ...learner,
  ...together,
  ...skills,
  ...reporting,
  ...platform,
  ...connecting,
  ...people,
  ...demo,
};

export type SceneName = keyof typeof SCENES;

/** A scene, optionally with the part of the cast that it shows, such as `team-view:early-shift`. */
export type ImageSeed = SceneName | `${SceneName}:${string}`;

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

/**
 * The scene for a seed.
 *
 * @throws Error if the seed names no recipe, or a part that is neither in the cast nor a choice of the recipe
 */
export function resolveScene(seed: string): Scene {
  const recipe = new Map<string, Recipe>(Object.entries(SCENES)).get(seed.split(':')[0] ?? '');
  if (!recipe) throw new Error(`Unknown scene "${seed}"`);
  return drawSlice(recipe, seed);
}
