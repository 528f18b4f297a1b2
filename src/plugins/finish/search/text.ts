import {firstCharacters} from '../../../lib/surrogates';

/** Longest text kept of a part, in characters. Longer parts usually have subheadings, which are parts themselves. */
const TEXT_LIMIT = 1200;

export const oneLine = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** The start of a text that fits a length, up to the end of a word if it has several. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(' ', max);
  return firstCharacters(text, end > 0 ? end : max);
}

/** Joins texts on one line, with a dot between them after a text without final punctuation. */
export function joinTexts(texts: readonly string[]): string {
  const line = texts
    .map(oneLine)
    .filter(Boolean)
    .map((text, index, all) => text + (index === all.length - 1 ? '' : /[.?!:;,]$/.test(text) ? ' ' : ' · '))
    .join('');
  return cutText(line, TEXT_LIMIT);
}
