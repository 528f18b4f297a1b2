import type {Recipe} from './types';

export const reporting = {} satisfies Record<string, Recipe>;
