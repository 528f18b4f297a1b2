import type {Recipe} from './types';

export const practice = {} satisfies Record<string, Recipe>;
