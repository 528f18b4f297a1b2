import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Whether a component of the theme is ours. If its folder in `src/theme` is deleted, it is the stock one. */
export const isOwn = (component: string): boolean => existsSync(path.join(__dirname, '../theme', component));

/** Components of which the stock ones need Infima's classes. */
const STYLED = ['CodeBlock', 'DocBreadcrumbs', 'Footer', 'Navbar', 'NotFound'];

/** Whether every page needs the whole of Infima, because a component is a stock one. */
export const needsInfima = (): boolean => !STYLED.every(isOwn);

/** What pages show instead of a component that we have added, if its folder in `src/theme` is deleted. */
export const fallbacks = (): Plugin => ({
  name: 'fallbacks',
  getThemePath: () => path.join(__dirname, '../components/fallbacks'),
});
