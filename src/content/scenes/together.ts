import type {Recipe} from './types';

export const together = {} satisfies Record<string, Recipe>;
