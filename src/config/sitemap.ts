import type {Options} from '@docusaurus/plugin-sitemap';
import {HOME_ALIASES, SECTION_404_PATHS} from '../lib/paths';
import {readSettings} from './settings';

const {baseUrl} = readSettings(process.env);

/** Without dates and priorities: what nobody maintains only misleads. */
export const sitemap: Partial<Options> = {
  changefreq: null,
  priority: null,
  ignorePatterns: [...HOME_ALIASES, ...SECTION_404_PATHS].map((path) => baseUrl + path.slice(1)),
};
