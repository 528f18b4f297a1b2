import type {Recipe} from './types';

export const audiences = {} satisfies Record<string, Recipe>;
