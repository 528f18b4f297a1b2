import type {Recipe} from './types';

export const journeys = {} satisfies Record<string, Recipe>;
