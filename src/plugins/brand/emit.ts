/** Writes what the brand adds to the site: favicons, manifest, social images. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SocialSection} from '../../content/schema';
import {DEFAULT_SOCIAL_IMAGE, SOCIAL_DIR} from '../../lib/metadata';
import type {Card} from './card';
import {faviconSvg, ICO_SIZES, iconDrawings, packIco, tabDrawing, webManifest} from './icons';
import type {BrandKit} from './kit';
import {cardOf, readDocuments} from './pages';
import type {Pictures} from './pictures';

/** Pictures in the making at one time; their packing runs in threads of its own. */
const AT_ONCE = 4;

/** Favicons, manifest and the default social image. */
export async function emitSiteFiles(
  dir: string,
  {brand, symbol, tokens}: BrandKit,
  baseUrl: string,
  pictures: Pictures,
): Promise<void> {
  const tab = tabDrawing(symbol, tokens);
  const inTab = await Promise.all(ICO_SIZES.map(async (size) => ({size, png: await pictures.icon(tab, size)})));
  const home: Card = {path: '/', title: brand.tagline, section: '', ground: 'paper'};
  const files = new Map<string, string | Buffer>([
    ['favicon.svg', faviconSvg(symbol, tokens)],
    ['favicon.ico', packIco(inTab)],
    ['site.webmanifest', `${JSON.stringify(webManifest(brand, baseUrl, tokens.light), null, 2)}\n`],
    [DEFAULT_SOCIAL_IMAGE.slice(1), await pictures.card(home)],
  ]);
  for (const {file, size, svg} of iconDrawings(symbol, tokens)) files.set(file, await pictures.icon(svg, size));
  await mkdir(dir, {recursive: true});
  await Promise.all([...files].map(([name, data]) => writeFile(path.join(dir, name), data)));
}

/**
 * The social image of every built page that asks for one.
 *
 * @param siteUrl address of the home page, with a slash at the end
 * @returns how many there are
 */
export async function emitSocialImages(
  outDir: string,
  siteUrl: string,
  {brand}: BrandKit,
  sections: readonly SocialSection[],
  pictures: Pictures,
): Promise<number> {
  const documents = await readDocuments(outDir);
  const cards = documents.flatMap((html) => cardOf(html, siteUrl, brand.name, sections) ?? []);
  const waiting = [...new Map(cards.map((card) => [card.path, card])).values()];
  const count = waiting.length;
  const work = async (): Promise<void> => {
    for (let card = waiting.shift(); card; card = waiting.shift()) {
      const file = path.join(outDir, `${SOCIAL_DIR}${card.path}.png`);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, await pictures.card(card));
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return count;
}
