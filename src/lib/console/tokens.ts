/** A piece of JSON text; punctuation and white space have no kind. */
export interface JsonToken {
  kind?: 'name' | 'string' | 'number' | 'keyword';
  text: string;
}

const TOKEN = /("(?:\\[^]|[^"\\])*(?:"|\\?$))(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null)/g;

/** Splits JSON into tokens for highlighting. Joined, the tokens equal the input, even if it is invalid. */
export function jsonTokens(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, quoted, colon, number] = match;
    if (match.index > end) tokens.push({text: text.slice(end, match.index)});
    const kind = quoted ? (colon ? 'name' : 'string') : number ? 'number' : 'keyword';
    tokens.push({kind, text: quoted ?? whole}, ...(colon ? [{text: colon}] : []));
    end = match.index + whole.length;
  }
  return end < text.length ? [...tokens, {text: text.slice(end)}] : tokens;
}
