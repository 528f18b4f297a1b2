/**
 * True if a text contains half of a surrogate pair, such as `\ud800`. UTF-8 cannot represent it, and bundlers reject
 * it.
 */
export const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text);
