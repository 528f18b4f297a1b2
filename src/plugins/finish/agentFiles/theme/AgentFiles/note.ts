import {markdownPath} from '../../../../../lib/paths';

/** Id of the line for agents, which is outside React's root: before everything else. */
export const NOTE = 'for-agents';

/**
 * Where agents find a page, and all pages, as Markdown.
 *
 * @param home absolute URL of the home page
 */
export const noteFor = (home: string, page: string): string =>
  `For AI agents: this page is available as Markdown at ${home}${markdownPath(page).slice(1)}, and ${home}llms.txt lists all pages.`;
