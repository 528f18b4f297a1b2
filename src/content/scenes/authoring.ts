import type {Recipe} from './types';

export const authoring = {} satisfies Record<string, Recipe>;
