/** The logo of a brand that has none: the symbol, and the name in the display font as outlines. */
import type {Font} from 'fontkit';
import type {Brand} from '../../content/schema';
import {hexOf, type Tokens} from '../../lib/palette';
import {nearestCut, readFont} from './fonts';
import {placeSymbol} from './symbol';

type Logo = NonNullable<Brand['logo']>;

const HEIGHT = 32;
const NAME = {x: 41, baseline: 23.5, size: 23};

/** The outlines of a text on its baseline, and where they end. */
function outlines(text: string, font: Font): {path: string; end: number} {
  const scale = NAME.size / font.unitsPerEm;
  let {x} = NAME;
  const {glyphs, positions} = font.layout(text);
  const path = glyphs.map((glyph, index) => {
    const at = x;
    x += positions[index]!.xAdvance * scale;
    return glyph.path.scale(scale, -scale).translate(at, NAME.baseline).toSVG();
  });
  return {path: path.join(''), end: x};
}

/**
 * The logo of the record, or the one that the build draws.
 *
 * @throws Error that names the field if the display font cannot be read
 */
export function logoOf({logo, name, fonts}: Brand, siteDir: string): Logo {
  if (logo) return logo;
  const font = nearestCut(readFont(fonts.display, 'fonts.display', siteDir), fonts.display.weight).font;
  const width = Math.ceil(outlines(name, font).end);
  return {light: '/logo-light.svg', dark: '/logo-dark.svg', width, height: HEIGHT, alt: name};
}

/** The drawing for a theme. */
export function drawLogo(name: string, font: Font, symbol: string, tokens: Tokens): string {
  const {path, end} = outlines(name, font);
  const mark = placeSymbol(symbol, {x: 0, y: 0, size: HEIGHT, color: hexOf('var(--brand)', tokens)});
  const box = `width="${Math.ceil(end)}" height="${HEIGHT}" viewBox="0 0 ${Math.ceil(end)} ${HEIGHT}"`;
  const lettering = `<path fill="${hexOf('var(--ink)', tokens)}" d="${path}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${mark}${lettering}</svg>\n`;
}
