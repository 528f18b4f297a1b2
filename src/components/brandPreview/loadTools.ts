import type {Tools} from './tools';

/**
 * Loads the tools, which show what the session has stored. The only place that imports them, or they would be built twice.
 *
 * @throws Error if they can't be loaded; the next call tries again
 */
export const loadTools = (): Promise<Tools> => import('./tools').then((module) => module.default);
