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

/** Pictures drawn in parallel; rendering happens on worker threads. */
const AT_ONCE = 4;

/**
 * Draws the social images of all pages except the home page, which uses the site's default image.
 *
 * @param siteDir project folder, which contains the picture cache
 * @returns the number of pictures that were not in the cache
 */
export async function writeSocialImages(siteDir: string, outDir: string, facts: readonly PageFacts[]): Promise<number> {
  const cache = new PictureCache(path.join(siteDir, '.cache/pictures/social'));
  const pictures = picturesOf(readKit(siteDir, brand), cache);
  const pages = facts.filter(({canonical, kind}) => !canonical && kind !== 'home');
  await forEachLimit(pages, AT_ONCE, async (page) => {
    const file = path.join(outDir, socialImagePath(page.path));
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await pictures.card(cardOf(page, sections)));
  });
  await cache.prune();
  return cache.drawn;
}
