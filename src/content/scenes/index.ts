import {drawSlice} from '../../lib/slice';
import {drawScene} from './old/deal';
import {OLD_SCENES} from './old/index';
import {PEOPLE, WORLDS} from './old/pools';
import type {Recipe as OldRecipe} from './old/types';
import {audiences} from './audiences';
import {authoring} from './authoring';
import {connecting} from './connecting';
import {demo} from './demo';
import {journeys} from './journeys';
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
  ...authoring,
  ...practice,
  ...plans,
  ...learner,
  ...together,
  ...skills,
  ...reporting,
  ...journeys,
  ...platform,
  ...connecting,
  ...people,
  ...audiences,
  ...demo,
};

export type SceneName = keyof typeof SCENES | keyof typeof OLD_SCENES;

/** A scene, optionally with the part of the cast that it shows, such as `team-view:early-shift`. */
export type ImageSeed = SceneName | `${SceneName}:${string}`;

/** The three windows of the home page's hero picture, back to front. */
export const HERO_SCENES: readonly SceneName[] = ['learner-dashboard', 'skill-gap', 'document-to-course'];

export const SCENE_NAMES = [...new Set([...Object.keys(SCENES), ...Object.keys(OLD_SCENES)])] as SceneName[];

/**
 * The scene for a seed.
 *
 * @throws Error if the seed names no recipe, or a part that is neither in the cast nor a choice of the recipe
 */
export function resolveScene(seed: string): Scene {
  const name = seed.split(':')[0] ?? '';
  const recipe = new Map<string, Recipe>(Object.entries(SCENES)).get(name);
  const old = new Map<string, OldRecipe>(Object.entries(OLD_SCENES)).get(name);
  if (recipe) {
    try {
      return drawSlice(recipe, seed);
    } catch (error) {
      if (!old) throw error;
    }
  }
  if (!old) throw new Error(`Unknown scene "${seed}"`);
  return drawScene(old, WORLDS, PEOPLE, seed);
}
