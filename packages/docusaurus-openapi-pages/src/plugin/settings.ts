import type {PagesOptions} from './options.ts';

/** What pages know of the options. */
export interface PageSettings extends Pick<PagesOptions, 'guides' | 'hasPolicy' | 'mockServer'> {
  /** Path of the pages of operations, below the base URL. */
  base: string;
  /** Path of the overview, below the base URL. */
  overview: string;
}

/** A path without slashes at its ends. */
const bare = (path: string): string => path.replace(/^\/|\/$/g, '');

export function pageSettings({routeBasePath, overview, guides, hasPolicy, mockServer}: PagesOptions): PageSettings {
  const base = bare(routeBasePath) && `/${bare(routeBasePath)}`;
  return {base, overview: overview === true ? base || '/' : overview, guides, hasPolicy, mockServer};
}
