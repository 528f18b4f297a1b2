import {shorten} from './text.ts';

/** Longest text kept of a part, in characters. Longer parts usually have subheadings, which are parts themselves. */
const TEXT_LIMIT = 1200;

export const oneLine = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/** Joins texts on one line, with a dot between them after a text without final punctuation. */
export function joinTexts(texts: readonly string[]): string {
  const line = texts
    .map(oneLine)
    .filter(Boolean)
    .map((text, index, all) => text + (index === all.length - 1 ? '' : /[.?!:;,]$/.test(text) ? ' ' : ' · '))
    .join('');
  return shorten(line, TEXT_LIMIT, '');
}
