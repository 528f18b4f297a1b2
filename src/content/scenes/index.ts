import type {SceneName} from '../sceneNames';
import {learner} from './learner';
import {making} from './making';
import {organising} from './organising';
import {platform} from './platform';
import {skills} from './skills';
import type {SceneDraft} from './types';

/** Names that more than one theme holds. */
type Repeated<Themes, Seen = never> = Themes extends [infer First, ...infer Rest]
  ? Extract<keyof First, Seen> | Repeated<Rest, Seen | keyof First>
  : never;

type Themes = [typeof learner, typeof making, typeof organising, typeof platform, typeof skills];

type Unknown = Exclude<
  keyof typeof learner | keyof typeof making | keyof typeof organising | keyof typeof platform | keyof typeof skills,
  SceneName
>;

/** One record per scene name: a missing, a doubled or an unknown one does not compile. */
export const SCENES: Record<SceneName, SceneDraft> & Record<Repeated<Themes> | Unknown, never> = {
  ...learner,
  ...making,
  ...organising,
  ...platform,
  ...skills,
};
