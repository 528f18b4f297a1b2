import type {Recipe} from './types';

export const learner = {} satisfies Record<string, Recipe>;
