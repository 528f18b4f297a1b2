/** Fits text into a picture: replaces unsupported letters, chooses the type size and breaks lines. */
import type {Font} from 'fontkit';

const hasLetter = (font: Font, letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0)!);

/**
 * Replaces letters that no font supports by their plain form, or leaves them out if that is not supported either.
 *
 * @returns the text, and the letters that were left out
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

/** Width of a line. Both the width and `spacing`, which is added after each letter, are shares of the type size. */
export function widthOf(line: string, font: Font, spacing: number): number {
  return font.layout(line).advanceWidth / font.unitsPerEm + spacing * [...line].length;
}

export interface FittedText {
  lines: string[];
  /** Type size in pixels. */
  size: number;
  /** Width of the longest line in pixels. */
  width: number;
}

export interface Box {
  /** Width in pixels. */
  width: number;
  /** Highest number of lines. */
  lines: number;
  /** Type sizes in pixels to choose from, largest first. */
  sizes: readonly number[];
}

/** Shortens a line with an ellipsis if it is wider than `width`. */
function shorten(line: string, width: number, measure: (line: string) => number): string {
  if (measure(line) <= width) return line;
  let letters = [...line.replace(/…$/, '')];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}

/** Sets text at the largest size that fits, in lines of nearly equal length. Text too long for any size is shortened. */
export function fitText(text: string, box: Box, font: Font, spacing: number): FittedText {
  const measure = (line: string) => widthOf(line, font, spacing);
  const words = text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({word, width: measure(word)}));
  const space = measure(' ');
  const linesWithin = (width: number): string[] => {
    const lines: string[][] = [];
    let room = 0;
    for (const item of words) {
      if (lines.length > 0 && item.width + space <= room) {
        lines.at(-1)!.push(item.word);
        room -= item.width + space;
      } else {
        lines.push([item.word]);
        room = width - item.width;
      }
    }
    return lines.map((line) => line.join(' '));
  };

  const fits = (size: number) =>
    words.every(({width}) => width * size <= box.width) && linesWithin(box.width / size).length <= box.lines;
  const size = box.sizes.find(fits) ?? box.sizes.at(-1)!;
  const widest = box.width / size;
  const count = linesWithin(widest).length;
  let width = widest;
  while (words.length > 0 && width > widest / 3 && linesWithin(width * 0.99).length === count) width *= 0.99;

  const balanced = linesWithin(width);
  const lines = balanced.slice(0, box.lines).map((line) => shorten(line, widest, measure));
  if (count > box.lines) lines.push(shorten(`${lines.pop()!}…`, widest, measure));
  return {lines, size, width: Math.max(0, ...lines.map((line) => measure(line) * size))};
}
