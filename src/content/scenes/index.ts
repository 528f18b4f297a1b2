/**
 * Every product picture, by the name that a record gives as its `imageSeed`. All of them show one invented company,
 * Larkfield, on 10 November 2026.
 */
import {administration} from './administration';
import {authoring} from './authoring';
import {changes} from './changes';
import {courses} from './courses';
import {demo} from './demo';
import {done} from './done';
import {learner} from './learner';
import {reporting} from './reporting';
import {screens} from './screens';
import {settings} from './settings';
import {skills} from './skills';
import {weeks} from './weeks';
import type {Scene} from './types';

export const scenes = {
  ...authoring,
  ...courses,
  ...learner,
  ...skills,
  ...reporting,
  ...administration,
  ...settings,
  ...demo,
  ...changes,
  ...done,
  ...weeks,
  ...screens,
};

export type ImageSeed = keyof typeof scenes;

export const SEEDS = Object.keys(scenes) as ImageSeed[];

const BY_SEED = new Map<string, Scene>(Object.entries(scenes));

/**
 * The picture for a seed; day and month of a date stay on one line.
 *
 * @throws Error if there is none
 */
export function resolveScene(seed: string): Scene {
  const scene = BY_SEED.get(seed);
  if (!scene) throw new Error(`Unknown picture "${seed}"`);
  return JSON.parse(JSON.stringify(scene).replace(/(\d) (?=[A-Z][a-z]{2}\b)/g, '$1\u00a0')) as Scene;
}
