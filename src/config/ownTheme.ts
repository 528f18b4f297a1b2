import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Whether a component of the theme is ours. If its folder in `src/theme` is deleted, it is the stock one. */
export const isOwn = (component: string): boolean => existsSync(path.join(__dirname, '../theme', component));

/** What pages show instead of a component that we have added, if its folder in `src/theme` is deleted. */
export const fallbacks = (): Plugin => ({
  name: 'fallbacks',
  getThemePath: () => path.join(__dirname, '../components/fallbacks'),
});
