/** Text as outlines: what a picture shows is the same on every machine, whatever fonts that has. */
import type {Font, Glyph} from 'fontkit';

export interface TextStyle {
  /** The first that has a letter draws it. */
  fonts: readonly Font[];
  /** In pixels. */
  size: number;
  /** Added after each letter, as a share of the size. */
  spacing: number;
}

const hasLetter = (font: Font, letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0)!);

/**
 * The text with letters that no font has replaced by their plain form, or left out where there is none.
 *
 * @returns also the letters that were left out
 */
export function drawable(text: string, fonts: readonly Font[]): {text: string; missing: string[]} {
  const missing: string[] = [];
  const letters = [...text.normalize('NFC').replace(/\s+/g, ' ')].map((letter) => {
    if (fonts.some((font) => hasLetter(font, letter))) return letter;
    const plain = [...letter.normalize('NFKD')].filter((part) => fonts.some((font) => hasLetter(font, part))).join('');
    if (!plain) missing.push(letter);
    return plain;
  });
  return {text: letters.join('').replace(/ +/g, ' ').trim(), missing: [...new Set(missing)]};
}

interface Run {
  font: Font;
  text: string;
}

/** Parts of a text by the font that draws them. */
function runsOf(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = fonts.find((candidate) => hasLetter(candidate, letter)) ?? fonts[0]!;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({font, text: letter});
  }
  return runs;
}

/** What a font makes of a text: a page's words are measured again for every size that is tried. */
const shaped = new WeakMap<Font, Map<string, ReturnType<Font['layout']>>>();

function shape({font, text}: Run): ReturnType<Font['layout']> {
  const known = shaped.get(font) ?? new Map<string, ReturnType<Font['layout']>>();
  shaped.set(font, known);
  const found = known.get(text) ?? font.layout(text);
  known.set(text, found);
  return found;
}

const paths = new WeakMap<Glyph, string>();

/** Path data of a letter in units of the font, y upwards. */
function pathOf(glyph: Glyph): string {
  const path = paths.get(glyph) ?? glyph.path.toSVG();
  paths.set(glyph, path);
  return path;
}

interface Placed {
  glyph: Glyph;
  x: number;
  scale: number;
}

function layout(text: string, {fonts, size, spacing}: TextStyle): {letters: Placed[]; width: number} {
  let x = 0;
  const letters: Placed[] = [];
  for (const run of runsOf(text, fonts)) {
    const scale = size / run.font.unitsPerEm;
    const {glyphs, positions} = shape(run);
    glyphs.forEach((glyph, index) => {
      const {xAdvance, xOffset} = positions[index]!;
      letters.push({glyph, x: x + xOffset * scale, scale});
      x += xAdvance * scale + spacing * size;
    });
  }
  return {letters, width: Math.max(0, x - spacing * size)};
}

/** Width of a text in pixels. */
export const widthOf = (text: string, style: TextStyle): number => layout(text, style).width;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Paths of one line of text whose baseline begins at x and y. */
export function outline(text: string, style: TextStyle, x: number, y: number): string {
  return layout(text, style)
    .letters.map(({glyph, scale, x: offset}) => ({path: pathOf(glyph), scale, offset}))
    .filter(({path}) => path)
    .map(
      ({path, scale, offset}) =>
        `<path transform="matrix(${round(scale)} 0 0 ${round(-scale)} ${round(x + offset)} ${round(y)})" d="${path}"/>`,
    )
    .join('');
}

interface Word {
  text: string;
  /** With the space behind it, in pixels. */
  width: number;
}

/** Breaks words into lines of at most `width`; a word that is longer stands alone on its line. */
function greedy(words: readonly Word[], width: number, space: number): string[] {
  const lines: string[] = [];
  let room = 0;
  for (const word of words) {
    if (lines.length > 0 && word.width - space <= room) lines[lines.length - 1] += ` ${word.text}`;
    else {
      lines.push(word.text);
      room = width;
    }
    room -= word.width;
  }
  return lines;
}

/** Lines of nearly equal length: as few as fit into `width`, and then as narrow as that number allows. */
export function balancedLines(text: string, width: number, style: TextStyle): string[] {
  const space = widthOf(' ', style) + style.spacing * style.size * 2;
  const words = text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({text: word, width: widthOf(word, style) + space}));
  const widest = greedy(words, width, space);
  let best = widest;
  for (let narrower = width * 0.97; narrower > width / 3; narrower *= 0.97) {
    const lines = greedy(words, narrower, space);
    if (lines.length > widest.length) break;
    best = lines;
  }
  return best;
}

export interface FittedText {
  lines: string[];
  size: number;
}

/** The largest of the sizes at which the text takes at most `maxLines` lines and no line is too wide. */
export function fitText(
  text: string,
  width: number,
  maxLines: number,
  sizes: readonly number[],
  style: Omit<TextStyle, 'size'>,
): FittedText {
  let fitted: FittedText = {lines: [], size: 0};
  for (const size of sizes) {
    fitted = {size, lines: balancedLines(text, width, {...style, size})};
    const isNarrow = fitted.lines.every((line) => widthOf(line, {...style, size}) <= width);
    if (isNarrow && fitted.lines.length <= maxLines) return fitted;
  }
  // Not even the smallest size holds it: what does not fit is cut, with a sign that there is more.
  const {size, lines} = fitted;
  const kept = lines.slice(0, maxLines).map((line) => shorten(line, width, {...style, size}));
  if (lines.length > maxLines) kept[maxLines - 1] = shorten(`${kept[maxLines - 1]}…`, width, {...style, size});
  return {size, lines: kept};
}

/** The line cut with an ellipsis where it is too wide. */
function shorten(line: string, width: number, style: TextStyle): string {
  if (widthOf(line, style) <= width) return line;
  const letters = [...line.replace(/…$/, '')];
  const cut = (count: number) => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [fits, tooLong] = [1, letters.length];
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (widthOf(cut(middle), style) <= width) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}
