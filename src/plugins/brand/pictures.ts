/** Icons and social images as PNG, taken from the cache where they were drawn before. */
import logger from '@docusaurus/logger';
import type {PictureCache} from './cache';
import {drawCard, type Card, type CardStyle} from './card';
import {readFont} from './fonts';
import type {BrandKit} from './kit';
import {RENDER_VERSION, renderCard, renderIcon} from './render';

/** Weight of the section's name on social images, where the font goes that far. */
const LABEL_WEIGHT = 600;

export interface Pictures {
  icon(svg: string, size: number): Promise<Buffer>;
  card(card: Card): Promise<Buffer>;
}

/** Draws in the style of a brand. */
export function picturesOf({brand, symbol, tokens, fonts}: BrandKit, siteDir: string, cache: PictureCache): Pictures {
  const weight = Math.min(LABEL_WEIGHT, fonts.text.variationAxes.wght!.max);
  const label = readFont({...brand.fonts.text, weight}, 'fonts.text', siteDir);
  const style: CardStyle = {name: brand.name, symbol, tokens, fonts: {display: fonts.display, text: label}};
  return {
    icon: (svg, size) => cache.get(`icon ${RENDER_VERSION} ${size} ${svg}`, () => renderIcon(svg, size)),
    card: (card) => {
      const {svg, missing} = drawCard(card, style);
      if (missing.length > 0) {
        logger.warn(`The social image of ${card.path} leaves out what the fonts lack: ${missing.join(' ')}`);
      }
      return cache.get(`card ${RENDER_VERSION} ${svg}`, () => renderCard(svg));
    },
  };
}
