import type {Scene} from './types';

export const screens = {} satisfies Record<string, Scene>;
