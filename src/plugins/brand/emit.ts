/** Writes the brand's static files. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_SOCIAL_IMAGE} from '../../lib/metadata';
import type {Card} from './card';
import {faviconSvg, ICO_SIZES, iconDrawings, markSvg, packIco, tabDrawing, webManifest} from './icons';
import type {BrandKit} from './kit';
import type {Pictures} from './pictures';

/** Writes favicons, manifest and the default social image. */
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
    ['mark.svg', markSvg(symbol)],
    ['favicon.ico', packIco(inTab)],
    ['site.webmanifest', `${JSON.stringify(webManifest(brand, baseUrl, tokens.light), null, 2)}\n`],
    [DEFAULT_SOCIAL_IMAGE.slice(1), await pictures.card(home)],
  ]);
  for (const {file, size, svg} of iconDrawings(symbol, tokens)) files.set(file, await pictures.icon(svg, size));
  await mkdir(dir, {recursive: true});
  await Promise.all([...files].map(([name, data]) => writeFile(path.join(dir, name), data)));
}
