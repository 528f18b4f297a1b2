import {useEffect} from 'react';
import type {Tools} from './tools';

/**
 * Loads the tools, which show what the session has stored. The only place that imports them, or they would be built twice.
 *
 * @throws Error if they can't be loaded; the next call tries again
 */
export const loadTools = (): Promise<Tools> => import('./tools').then((module) => module.default);

/** On every page: loads the tools if this session has stored a visitor's own brand. They show it, and the way back. */
export const useStoredBrand = (): void =>
  useEffect(() => {
    try {
      if (sessionStorage.getItem('visitor-brand')) loadTools().catch(() => {});
    } catch {
      // Without storage there is nothing to show.
    }
  }, []);
