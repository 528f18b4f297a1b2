/** Draws the social image of a page: symbol, section, title, and growth rings. */
import type {CSSProperties, ReactNode} from 'react';
import satori from 'satori';
import logger from '@docusaurus/logger';
import type {SocialGround} from '../../content/schema';
import {SOCIAL_SIZE} from '../../lib/metadata';
import {SECTION, SECTION_SIZE} from '../../lib/rings';
import {drawable, fitText, type Box} from './fit';
import {nearestCut} from './fonts';
import {hexOf} from '../../lib/palette';
import type {BrandKit} from './kit';
import {renderPng} from './render';
import {placeSymbol} from './symbol';

const {width: WIDTH, height: HEIGHT} = SOCIAL_SIZE;

export interface Card {
  /** Path of the page, relative to the base URL. */
  path: string;
  title: string;
  /** Name of the section above the title; empty for none. */
  section: string;
  ground: SocialGround;
  /** What the page is opened for, below the title: a price, a score, a request. */
  line?: string;
}

interface Ground {
  background: string;
  section: string;
  /** Tint of the rings. */
  wood: string;
}

/** Colours of each background, as tokens of its theme. */
const GROUNDS: Record<SocialGround, Ground> = {
  paper: {background: 'paper', section: 'brand', wood: 'brand'},
  brand: {background: 'brand-soft', section: 'brand-strong', wood: 'brand'},
  accent: {background: 'accent-soft', section: 'accent-ink', wood: 'accent-ink'},
  iris: {background: 'iris-soft', section: 'iris', wood: 'iris'},
  night: {background: 'night', section: 'accent', wood: 'brand'},
};

/** Font weight; the nearest static cut is used. */
const WEIGHT = 600;
const MARGIN = 76;
const TITLE: Box = {width: 700, lines: 3, sizes: [104, 96, 88, 80, 72, 64, 58]};
/** With a line below it. */
const LINED_TITLE: Box = {...TITLE, sizes: TITLE.sizes.filter((size) => size < 88)};
/** Letter spacing of the title, as a share of the type size. */
const TITLE_SPACING = -0.03;

/** Distance between the title and the rings, and between the rings and the edge, in pixels. */
const CLEAR = 36;
/** Size of the rings: as large as the card, but for a long title smaller. */
const RINGS = {min: 320, max: HEIGHT};

/** SVG elements: the rings, as large as there is room to the right of `left`. */
function drawRings(color: (token: string) => string, {background, wood}: Ground, left: number): string {
  const tint = (share: number) => color(`color-mix(in oklab, var(--${wood}) ${share}%, var(--${background}))`);
  const size = Math.min(RINGS.max, Math.max(RINGS.min, WIDTH - CLEAR / 2 - left));
  const scale = size / SECTION_SIZE;
  const at = `translate(${WIDTH - CLEAR / 2 - size} ${(HEIGHT - size) / 2}) scale(${scale})`;
  return [
    `<g fill="none" transform="${at}">`,
    `<path d="${SECTION.at(-1)}" fill="${tint(8)}"/>`,
    `<path d="${SECTION.join('')}" stroke="${tint(36)}" stroke-width="${3 / scale}"/>`,
    '</g>',
  ].join('');
}

const svgAddress = (content: string, width: number, height: number): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};

/** A satori element that contains text or other boxes. */
const box = (style: CSSProperties, ...children: ReactNode[]): ReactNode =>
  ({type: 'div', props: {style: {display: 'flex', ...style}, children}}) as unknown as ReactNode;

const picture = (src: string, size: number): ReactNode =>
  ({type: 'img', props: {src, width: size, height: size}}) as unknown as ReactNode;

/** Draws the picture as PNG. Letters of the title that neither font has are left out, with a warning. */
export async function drawCard(card: Card, {brand, symbol, tokens, fonts}: BrandKit): Promise<Buffer> {
  const [display, body] = [nearestCut(fonts.display, WEIGHT), nearestCut(fonts.text, WEIGHT)];
  const ground = GROUNDS[card.ground];
  const [theme, ink] = card.ground === 'night' ? (['dark', 'on-night'] as const) : (['light', 'ink'] as const);
  const color = (value: string) => hexOf(value, tokens[theme]);
  const token = (tokenName: string) => color(`var(--${tokenName})`);
  const letters = [display.font, body.font];
  const {text: title, missing} = drawable(card.title, letters);
  if (missing.length > 0) {
    logger.warn(`The social image of ${card.path} leaves out letters that the fonts lack: ${missing.join(' ')}`);
  }
  const {lines, size, width} = fitText(title, card.line ? LINED_TITLE : TITLE, display.font, TITLE_SPACING);
  const rings = drawRings(color, ground, MARGIN + width + CLEAR);
  const mark = placeSymbol(symbol, {x: 0, y: 0, size: 50, color: token('brand')});
  const bullet = `<circle cx="9.5" cy="9.5" r="7.5" fill="none" stroke="${token(ground.section)}" stroke-width="4"/>`;

  const tree = box(
    {
      width: WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      padding: MARGIN,
      flexDirection: 'column',
      justifyContent: 'space-between',
      backgroundColor: token(ground.background),
      backgroundImage: `url(${svgAddress(rings, WIDTH, HEIGHT)})`,
      color: token(ink),
      fontFamily: 'display, text',
    },
    box(
      {alignItems: 'center', margin: '-5px 0 0 -2px', gap: 14, fontSize: 36, letterSpacing: '-0.02em'},
      picture(svgAddress(mark, 50, 50), 50),
      drawable(brand.name, letters).text,
    ),
    box(
      {flexDirection: 'column'},
      card.section &&
        box(
          {alignItems: 'center', gap: 9, fontFamily: 'text, display', fontSize: 27, color: token(ground.section)},
          picture(svgAddress(bullet, 19, 19), 19),
          drawable(card.section, letters).text,
        ),
      // The last baseline sits on the margin at every size; descenders extend below it.
      box(
        {
          flexDirection: 'column',
          margin: `${6 + size * 0.08}px 0 ${-size * 0.13}px ${-size * 0.04}px`,
          fontSize: size,
          lineHeight: 1.04,
          letterSpacing: `${TITLE_SPACING}em`,
          whiteSpace: 'nowrap',
        },
        ...lines.map((line) => box({}, line)),
      ),
      card.line &&
        box(
          {
            margin: `${size * 0.13 + 22}px 0 0`,
            fontFamily: 'text, display',
            fontSize: 30,
            color: token(ground.section),
          },
          drawable(card.line, letters).text,
        ),
    ),
  );

  const svg = await satori(tree, {
    width: WIDTH,
    height: HEIGHT,
    fonts: Object.entries({display, text: body}).map(([name, {data}]) => ({name, data, weight: 400, style: 'normal'})),
  });
  return renderPng(svg);
}
