import type {Recipe} from './types';

export const people = {} satisfies Record<string, Recipe>;
