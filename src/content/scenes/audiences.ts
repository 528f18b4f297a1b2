import {demo} from './demo';
import type {Recipe} from './types';

export const audiences = {...demo} satisfies Record<string, Recipe>;
