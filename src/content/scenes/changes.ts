import type {Scene} from './types';

export const changes = {} satisfies Record<string, Scene>;
