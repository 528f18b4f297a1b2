/** True if a text contains half of a character, such as `\ud800`. UTF-8 cannot represent it, and bundlers stop at it. */
export const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text);
