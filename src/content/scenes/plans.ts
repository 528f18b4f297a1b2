import type {Recipe} from './types';

export const plans = {} satisfies Record<string, Recipe>;
