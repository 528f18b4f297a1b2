/** The social image of a page as SVG: mark, section, title, and rings that grow from the page's address. */
import type {Font} from 'fontkit';
import type {SocialGround} from '../../content/schema';
import {SOCIAL_SIZE} from '../../lib/metadata';
import {random} from '../../lib/random';
import {drawable, fitText, outline, widthOf, type TextStyle} from './outlines';
import {hexOf, type Theme, type Tokens} from './palette';
import {grainOf, growth, ringPath} from './rings';
import {placeSymbol} from './symbol';

const {width: WIDTH, height: HEIGHT} = SOCIAL_SIZE;

export interface Card {
  /** Address of the page below the base URL: the rings grow from it. */
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
  fonts: {display: Font; text: Font};
}

interface Ground {
  theme: Theme;
  background: string;
  ink: string;
  section: string;
  /** What the quiet rings are tinted with. */
  wood: string;
  /** Colours of the rings that stand out. */
  arcs: readonly string[];
}

/** Colours of each ground, as tokens of its theme. */
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
const TITLE_WIDTH = 700;
const SIZES = [104, 96, 88, 80, 72, 64, 58];
const LINE = 1.04;

/** Some of the radii, from the inside out, at least `gap` apart. */
const apart = (radii: readonly number[], gap: number): number[] =>
  radii.reduce<number[]>((kept, radius) => (radius - (kept.at(-1) ?? -gap) < gap ? kept : [...kept, radius]), []);

/** Rings over the whole card and, among them, parts of rings that stand out; those stay right of `left`. */
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

/** The picture; `missing` are letters of the title that neither font has. */
export function drawCard(card: Card, {name, symbol, tokens, fonts}: CardStyle): {svg: string; missing: string[]} {
  const ground = GROUNDS[card.ground];
  const color = (value: string) => hexOf(value, tokens[ground.theme]);
  const token = (tokenName: string) => color(`var(--${tokenName})`);
  const display = {fonts: [fonts.display, fonts.text], spacing: -0.03};
  const text: TextStyle = {fonts: [fonts.text, fonts.display], size: 27, spacing: 0.004};
  const {text: title, missing} = drawable(card.title, display.fonts);
  const {lines, size} = fitText(title, TITLE_WIDTH, 3, SIZES, display);
  const baseline = (index: number) => HEIGHT - MARGIN - (lines.length - 1 - index) * size * LINE - size * 0.06;
  const words = lines.map((line, index) => outline(line, {...display, size}, MARGIN - size * 0.04, baseline(index)));
  const left = MARGIN + Math.max(0, ...lines.map((line) => widthOf(line, {...display, size}))) + 24;
  const top = baseline(0) - size * 1.06;
  const section = card.section
    ? `<circle cx="${MARGIN + 9}" cy="${top - 9}" r="7.5" fill="none" stroke="${token(ground.section)}" stroke-width="4"/><g fill="${token(ground.section)}">${outline(drawable(card.section, text.fonts).text, text, MARGIN + 28, top)}</g>`
    : '';
  const brand = outline(
    drawable(name, display.fonts).text,
    {...display, size: 36, spacing: -0.02},
    MARGIN + 62,
    MARGIN + 33,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="${token(ground.background)}"/>${drawRings(card.path, color, ground, left)}${placeSymbol(symbol, {x: MARGIN - 2, y: MARGIN - 5, size: 50, color: token('brand')})}<g fill="${token(ground.ink)}">${brand}${words.join('')}</g>${section}</svg>`;
  return {svg, missing};
}
