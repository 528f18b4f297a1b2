import {isDeepStrictEqual} from 'node:util';
import logger from '@docusaurus/logger';
import type {Brand} from '../../content/schema';

/** A message to `npm run dev`, which then starts Docusaurus again. */
export const RESTART = 'restart';

const withoutHue = (brand: Brand): Partial<Brand> => ({...brand, hue: undefined});

/** Whether two records differ in more than the hue, which only style sheets and pictures contain. */
export const needsRestart = (before: Brand, now: Brand): boolean =>
  !isDeepStrictEqual(withoutHue(before), withoutHue(now));

/** Asks `npm run dev` for a restart; without it, says that one is needed. */
export function restart(reason: string): void {
  if (process.send) process.send(RESTART);
  else logger.warn(`${reason} Restart to see the change on all pages.`);
}
