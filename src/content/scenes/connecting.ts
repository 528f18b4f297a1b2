import type {Recipe} from './types';

export const connecting = {} satisfies Record<string, Recipe>;
