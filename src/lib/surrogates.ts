/** True if a text contains half of a character, such as `\ud800`. UTF-8 cannot represent it, and bundlers stop at it. */
export const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text);

/** The start of a text, at most this long in UTF-16 units, without half of a character at its end. */
export const firstCharacters = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
