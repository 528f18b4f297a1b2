import type {Recipe} from './types';

export const platform = {} satisfies Record<string, Recipe>;
