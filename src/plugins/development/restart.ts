import {isDeepStrictEqual} from 'node:util';
import logger from '@docusaurus/logger';
import type {Brand} from '../../content/schema';

/** A message to `npm run dev`, which then starts Docusaurus again. */
export const RESTART = 'restart';

const withoutColor = (brand: Brand): Partial<Brand> => ({...brand, color: undefined});

/** Whether two records differ in more than the colour, which only style sheets and pictures contain. */
export const needsRestart = (before: Brand, now: Brand): boolean =>
  !isDeepStrictEqual(withoutColor(before), withoutColor(now));

/** Asks `npm run dev` for a restart; without it, says that one is needed. */
export function restart(reason: string): void {
  if (process.send) process.send(RESTART);
  else logger.warn(`${reason} Restart to see the change on all pages.`);
}
