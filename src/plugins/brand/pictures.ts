/** Icons and social images as PNG, taken from the cache where they were drawn before. */
import logger from '@docusaurus/logger';
import type {PictureCache} from './cache';
import {drawCard, type Card, type CardStyle} from './card';
import {nearestCut} from './fonts';
import type {BrandKit} from './kit';
import {RENDER_VERSION, renderPng} from './render';

/** Weight of the text in social images, or the nearest that the brand has as a static file. */
const CARD_WEIGHT = 600;

export interface Pictures {
  icon(svg: string, size: number): Promise<Buffer>;
  card(card: Card): Promise<Buffer>;
}

/** Draws in the style of a brand. */
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
