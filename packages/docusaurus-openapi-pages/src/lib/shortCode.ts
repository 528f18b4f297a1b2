/** Longest code that never wraps, in characters: it fits on a phone with text of twice the size. */
const MOST = 16;

/**
 * The class that keeps short inline code such as `X-Domain-ID` on one line; undefined for longer code, and for words,
 * which browsers don't break.
 */
export const codeClass = (text: string): string | undefined =>
  text.length <= MOST && /\W/.test(text) ? 'short-code' : undefined;
