/**
 * True if a text contains half of a surrogate pair, such as `\ud800`. UTF-8 cannot represent it, and bundlers reject
 * it.
 */
export const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text);

/** The start of a text, at most `max` UTF-16 units long; never ends in the middle of a surrogate pair. */
export const firstCharacters = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
