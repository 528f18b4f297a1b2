/** Draws icons and social images as PNG, or takes them from the cache. */
import logger from '@docusaurus/logger';
import type {PictureCache} from './cache';
import {drawCard, type Card, type CardStyle} from './card';
import {nearestCut} from './fonts';
import type {BrandKit} from './kit';
import {RENDER_VERSION, renderPng} from './render';

/** Font weight in social images; the nearest static cut is used. */
const CARD_WEIGHT = 600;

export interface Pictures {
  icon(svg: string, size: number): Promise<Buffer>;
  card(card: Card): Promise<Buffer>;
}

/** Returns functions that draw in the brand's style. */
export function picturesOf({brand, symbol, tokens, fonts}: BrandKit, cache: PictureCache): Pictures {
  const style: CardStyle = {
    name: brand.name,
    symbol,
    tokens,
    fonts: {display: nearestCut(fonts.display, CARD_WEIGHT), text: nearestCut(fonts.text, CARD_WEIGHT)},
  };
  return {
    icon: (svg, size) => cache.get(`icon ${RENDER_VERSION} ${size} ${svg}`, () => renderPng(svg, size)),
    card: async (card) => {
      const {svg, missing} = await drawCard(card, style);
      if (missing.length > 0) {
        logger.warn(`The social image of ${card.path} leaves out letters that the fonts lack: ${missing.join(' ')}`);
      }
      return cache.get(`card ${RENDER_VERSION} ${svg}`, () => renderPng(svg));
    },
  };
}
