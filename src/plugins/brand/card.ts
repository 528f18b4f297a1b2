/** Draws the social image of a page: symbol, section, title, and rings whose random shape is seeded by the path. */
import type {CSSProperties, ReactNode} from 'react';
import satori from 'satori';
import type {SocialGround} from '../../content/schema';
import {SOCIAL_SIZE} from '../../lib/metadata';
import {random} from '../../lib/random';
import {drawable, fitText, type Box} from './fit';
import type {StaticFont} from './fonts';
import {hexOf, type Theme, type Tokens} from '../../lib/palette';
import {grainOf, growth, ringPath} from './rings';
import {placeSymbol} from './symbol';

const {width: WIDTH, height: HEIGHT} = SOCIAL_SIZE;

export interface Card {
  /** Path of the page, relative to the base URL; the seed of the rings. */
  path: string;
  title: string;
  /** Name of the section above the title; empty for none. */
  section: string;
  ground: SocialGround;
}

export interface CardStyle {
  name: string;
  symbol: string;
  tokens: Record<Theme, Tokens>;
  fonts: {display: StaticFont; text: StaticFont};
}

interface Ground {
  theme: Theme;
  background: string;
  ink: string;
  section: string;
  /** Tint of the background rings. */
  wood: string;
  /** Colours of the prominent arcs. */
  arcs: readonly string[];
}

/** Colours of each background, as tokens of its theme. */
const GROUNDS: Record<SocialGround, Ground> = {
  paper: {
    theme: 'light',
    background: 'paper',
    ink: 'ink',
    section: 'brand',
    wood: 'brand',
    arcs: ['brand', 'accent', 'iris'],
  },
  brand: {
    theme: 'light',
    background: 'brand-soft',
    ink: 'ink',
    section: 'brand-strong',
    wood: 'brand',
    arcs: ['brand', 'accent', 'brand-strong'],
  },
  accent: {
    theme: 'light',
    background: 'accent-soft',
    ink: 'ink',
    section: 'accent-ink',
    wood: 'accent-ink',
    arcs: ['accent', 'brand', 'accent-ink'],
  },
  iris: {
    theme: 'light',
    background: 'iris-soft',
    ink: 'ink',
    section: 'iris',
    wood: 'iris',
    arcs: ['iris', 'accent', 'brand'],
  },
  night: {
    theme: 'dark',
    background: 'night',
    ink: 'on-night',
    section: 'accent',
    wood: 'brand',
    arcs: ['brand', 'accent', 'iris'],
  },
};

const MARGIN = 76;
const TITLE: Box = {width: 700, lines: 3, sizes: [104, 96, 88, 80, 72, 64, 58]};
/** Letter spacing of the title, as a share of the type size. */
const TITLE_SPACING = -0.03;

/** Selects radii that are at least `gap` apart, from the inside out. */
const apart = (radii: readonly number[], gap: number): number[] =>
  radii.reduce<number[]>((kept, radius) => (radius - (kept.at(-1) ?? -gap) < gap ? kept : [...kept, radius]), []);

/** SVG elements: rings across the whole card, and coloured arcs to the right of `left`. */
function drawRings(
  seed: string,
  color: (token: string) => string,
  {background, wood, arcs}: Ground,
  left: number,
): string {
  const next = random(seed);
  const tint = (share: number) => color(`color-mix(in oklab, var(--${wood}) ${share}%, var(--${background}))`);
  const x = Math.min(1030, Math.max(left + 205, 930)) + next() * 40;
  const grain = grainOf(x, 265 + next() * 100, next);
  const outermost = Math.min(250, (x - left) / 1.1);
  const radii = growth(14 + Math.floor(next() * 6), 14, 640, next);
  const rings = radii.map((radius) => `<path d="${ringPath(grain, radius)}"/>`);
  const grown = apart(
    radii.filter((radius) => radius > 56 && radius < outermost),
    27 + next() * 12,
  );
  const begin = next();
  const strong = grown.map((radius, index) => {
    const from = begin + index * (0.1 + next() * 0.14);
    const length = 0.26 + next() * 0.5;
    const stroke = color(`var(--${arcs[index % arcs.length]})`);
    return `<path d="${ringPath(grain, radius, from, length)}" stroke="${stroke}"/>`;
  });
  const heart = ringPath(grain, outermost + 14);
  return [
    `<path d="${heart}" fill="${tint(6)}"/>`,
    `<g fill="none" stroke="${tint(20)}" stroke-width="2">${rings.join('')}</g>`,
    `<g fill="none" stroke-linecap="round" stroke-width="13">${strong.join('')}</g>`,
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

/**
 * Draws the picture as SVG, with text as outlines.
 *
 * @returns the SVG, and the letters of the title that are left out because neither font has them
 */
export async function drawCard(
  card: Card,
  {name, symbol, tokens, fonts}: CardStyle,
): Promise<{svg: string; missing: string[]}> {
  const ground = GROUNDS[card.ground];
  const color = (value: string) => hexOf(value, tokens[ground.theme]);
  const token = (tokenName: string) => color(`var(--${tokenName})`);
  const letters = [fonts.display.font, fonts.text.font];
  const {text: title, missing} = drawable(card.title, letters);
  const {lines, size, width} = fitText(title, TITLE, fonts.display.font, TITLE_SPACING);
  const rings = drawRings(card.path, color, ground, MARGIN + width + 24);
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
      color: token(ground.ink),
      fontFamily: 'display, text',
    },
    box(
      {alignItems: 'center', margin: '-5px 0 0 -2px', gap: 14, fontSize: 36, letterSpacing: '-0.02em'},
      picture(svgAddress(mark, 50, 50), 50),
      drawable(name, letters).text,
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
    ),
  );

  const svg = await satori(tree, {
    width: WIDTH,
    height: HEIGHT,
    fonts: (['display', 'text'] as const).map((family) => ({
      name: family,
      data: fonts[family].data,
      weight: 400,
      style: 'normal',
    })),
  });
  return {svg, missing};
}
