/** Writes the brand's static files. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_SOCIAL_IMAGE} from '../../lib/metadata';
import {THEMES} from '../../lib/palette';
import {drawCard} from './card';
import {nearestCut} from './fonts';
import {faviconSvg, ICO_SIZES, iconDrawings, markSvg, packIco, tabDrawing, webManifest} from './icons';
import type {BrandKit} from './kit';
import {drawLogo} from './logo';
import {renderPng} from './render';

/** Writes favicons, manifest and the default social image. */
export async function emitSiteFiles(dir: string, kit: BrandKit, baseUrl: string): Promise<void> {
  const {brand, symbol, tokens} = kit;
  const tab = tabDrawing(symbol, tokens);
  const inTab = await Promise.all(ICO_SIZES.map(async (size) => ({size, png: await renderPng(tab, size)})));
  const home = await drawCard({path: '/', title: brand.tagline, section: '', ground: 'paper'}, kit);
  const files = new Map<string, string | Buffer>([
    ['favicon.svg', faviconSvg(symbol, tokens)],
    ['mark.svg', markSvg(symbol)],
    ['favicon.ico', packIco(inTab)],
    ['site.webmanifest', `${JSON.stringify(webManifest(brand, baseUrl, tokens.light), null, 2)}\n`],
    [DEFAULT_SOCIAL_IMAGE.slice(1), home],
  ]);
  const {font} = nearestCut(kit.fonts.display, brand.fonts.display.weight);
  if (!brand.logo)
    for (const theme of THEMES) files.set(`logo-${theme}.svg`, drawLogo(brand.name, font, symbol, tokens[theme]));
  for (const {file, size, svg} of iconDrawings(symbol, tokens)) files.set(file, await renderPng(svg, size));
  await mkdir(dir, {recursive: true});
  await Promise.all([...files].map(([name, data]) => writeFile(path.join(dir, name), data)));
}
