import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import brand from '../../../content/brand';
import sections from '../../../content/socialImages';
import {socialImagePath} from '../../../lib/metadata';
import type {PageFacts} from '../../../lib/pageFacts';
import {forEachLimit} from '../../../lib/concurrency';
import {PictureCache} from '../../brand/cache';
import {readKit} from '../../brand/kit';
import {picturesOf} from '../../brand/pictures';
import {cardOf} from './cards';

/** Pictures in the making at one time; threads beside the main one render them. */
const AT_ONCE = 4;

/**
 * Draws the social image of every page but the home page, which shows the one of the whole site.
 *
 * @param siteDir folder of the project, with the cache of pictures
 * @returns how many had to be drawn
 */
export async function writeSocialImages(siteDir: string, outDir: string, facts: readonly PageFacts[]): Promise<number> {
  const cache = new PictureCache(path.join(siteDir, '.cache/pictures/social'));
  const pictures = picturesOf(readKit(siteDir, brand), cache);
  const pages = facts.filter(({indexed, kind}) => indexed && kind !== 'home');
  await forEachLimit(pages, AT_ONCE, async (page) => {
    const file = path.join(outDir, socialImagePath(page.path));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await pictures.card(cardOf(page, sections)));
  });
  await cache.prune();
  return cache.drawn;
}
