import type {Recipe} from './types';

export const skills = {} satisfies Record<string, Recipe>;
