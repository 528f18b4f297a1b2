/** A piece of code; plain text has no kind. */
export interface Token {
  kind?: 'string' | 'comment' | 'keyword' | 'number';
  text: string;
}

const KINDS = ['string', 'comment', 'keyword', 'number'] as const;

// A string that is never closed extends to the end of the code, which keeps the time linear.
const SHELL = /(?<string>'[^']*(?:'|$)|"(?:\\[^]|[^"\\])*(?:"|\\?$))|(?<keyword>\b(?:curl|printf)\b)|\\[^]/g;

const PROGRAM = new RegExp(
  // eslint-disable-next-line regexp/no-super-linear-move -- a quote or number sign always matches, so none is tried twice
  [
    // Text blocks first, because they contain quotes.
    String.raw`(?<string>("{3,})(?!")(?:[^"]|(?!\2)"+(?!"))*(?:\2|$)|\x60(?:\\[^]|[^\\\x60])*(?:\x60|\\?$)|<<<?'(\w+)'[^]*?(?:\n\3\b|$)|'(?:\\[^]|[^\\'])*(?:'|\\?$)|"(?:\\[^]|[^\\"])*(?:"|\\?$))`,
    String.raw`(?<comment>(?:\/\/|#).*)`,
    String.raw`\b(?<keyword>abort|as|await|class|const|defer|echo|except|false|func|if|import|new|nil|null|package|public|puts|require|return|static|throws?|True|False|None|true|try|unless|using|var|void|with)\b`,
    String.raw`\b(?<number>\d+)\b`,
  ].join('|'),
  'g',
);

/**
 * Splits code into tokens for highlighting. Deliberately rough: it covers only what the samples contain, in less than a
 * kilobyte. A general highlighter is twenty times that size.
 *
 * @param grammar grammar of a sample language
 * @returns tokens that equal the code when joined
 */
export function tokensOf(code: string, grammar: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(grammar === 'bash' ? SHELL : PROGRAM)) {
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined);
    if (!kind) continue;
    if (match.index > end) tokens.push({text: code.slice(end, match.index)});
    tokens.push({kind, text: match[0]});
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({text: code.slice(end)});
  return tokens;
}
