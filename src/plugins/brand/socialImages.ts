/** The social image of every built page: a step of its own behind the build, whose memory would slow it down. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import brand from '../../content/brand';
import sections from '../../content/socialImages';
import {SOCIAL_DIR} from '../../lib/metadata';
import {forEachLimit} from '../../lib/concurrency';
import {PictureCache} from './cache';
import {readKit} from './kit';
import {cardOf, readDocuments} from './pages';
import {picturesOf} from './pictures';

/** Pictures in the making at one time; they are rendered and packed in threads beside the main one. */
const AT_ONCE = 4;

/**
 * Draws the social image of every page that asks for one.
 *
 * @param siteDir folder of the project, with the cache of pictures
 * @param outDir folder of the built site
 * @param siteUrl address of the home page, with a slash at the end
 * @returns how many there are, and how many of them had to be drawn
 */
export async function emitSocialImages(
  siteDir: string,
  outDir: string,
  siteUrl: string,
): Promise<{count: number; drawn: number}> {
  const cache = new PictureCache(path.join(siteDir, '.cache/pictures/social'));
  const pictures = picturesOf(readKit(siteDir, brand), cache);
  const documents = await readDocuments(outDir);
  const asked = documents.flatMap((html) => cardOf(html, siteUrl, brand.name, sections) ?? []);
  const cards = [...new Map(asked.map((card) => [card.path, card])).values()];
  await forEachLimit(cards, AT_ONCE, async (card) => {
    const file = path.join(outDir, `${SOCIAL_DIR}${card.path}.png`);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, await pictures.card(card));
  });
  await cache.prune();
  return {count: cards.length, drawn: cache.drawn};
}
