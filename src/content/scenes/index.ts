import {connecting} from './connecting';
import {learner} from './learner';
import {making} from './making';
import {organising} from './organising';
import {platform} from './platform';
import {practice} from './practice';
import {reporting} from './reporting';
import {skills} from './skills';
import {together} from './together';

/** The recipe of every scene that an `imageSeed` may name. */
export const SCENES = {
  ...learner,
  ...practice,
  ...together,
  ...making,
  ...organising,
  ...skills,
  ...reporting,
  ...platform,
  ...connecting,
};

export type SceneName = keyof typeof SCENES;

/** A scene, optionally with a variation that changes its people, organisation and figures. */
export type ImageSeed = SceneName | `${SceneName}:${string}`;

/** The three windows of the home page's hero picture, back to front. */
export const HERO_SCENES: readonly SceneName[] = ['learner-dashboard', 'skill-gap', 'document-to-course'];

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];
