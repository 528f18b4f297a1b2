import type {Scene} from './types';

export const weeks = {} satisfies Record<string, Scene>;
