/** A piece of code; plain text has no kind. */
export interface Token {
  kind?: (typeof KINDS)[number];
  text: string;
}

const KINDS = ['name', 'string', 'comment', 'keyword', 'number'] as const;

// A string that is never closed extends to the end of the code, which keeps the time linear.
const SHELL =
  /(?<string>'[^']*(?:'|$)|"(?:\\[^]|[^"\\])*(?:"|\\?$))|(?<comment>\B# .*)|(?<name>\B--?[a-zA-Z][\w-]*)|(?<keyword>\b(?:curl|export|npm|npx|printf)\b)|\\[^]/g;

const JSON_TEXT =
  // eslint-disable-next-line regexp/no-super-linear-move -- a digit always matches, so none is tried twice
  /(?<name>"(?:\\[^]|[^"\\])*"(?=\s*:))|(?<string>"(?:\\[^]|[^"\\])*(?:"|\\?$))|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<keyword>true|false|null)/g;

const PROGRAM = new RegExp(
  // eslint-disable-next-line regexp/no-super-linear-move -- a quote or number sign always matches, so none is tried twice
  [
    String.raw`(?<string>\x60(?:\\[^]|[^\\\x60])*(?:\x60|\\?$)|<<<'(\w+)'[^]*?(?:\n\2\b|$)|'(?:\\[^]|[^\\'])*(?:'|\\?$)|"(?:\\[^]|[^\\"])*(?:"|\\?$))`,
    String.raw`(?<comment>(?:\/\/|#).*)`,
    String.raw`\b(?<keyword>as|async|await|break|class|const|continue|def|defer|echo|else|except|false|for|func|function|if|import|let|new|nil|null|of|package|return|throw|True|False|None|true|try|var|while|with)\b`,
    String.raw`\b(?<number>\d[\d_]*)\b`,
  ].join('|'),
  'g',
);

/** Languages that are not programs; `undefined` means no highlighting. */
const GRAMMARS = new Map<string, RegExp | undefined>([
  ['bash', SHELL],
  ['json', JSON_TEXT],
  ['http', undefined],
  ['text', undefined],
]);

/**
 * Splits code into tokens for highlighting. Deliberately rough: it covers only what samples and guides contain, in about
 * a kilobyte. A general highlighter is twenty times that size.
 *
 * @param grammar language of a fenced block; `text` and `http` are not highlighted
 * @returns tokens that equal the code when joined, even if it is not valid
 */
export function tokensOf(code: string, grammar: string): Token[] {
  const pattern = GRAMMARS.has(grammar) ? GRAMMARS.get(grammar) : PROGRAM;
  if (!pattern) return [{text: code}];
  const tokens: Token[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined);
    if (!kind) continue;
    const [text] = match;
    if (match.index > end) tokens.push({text: code.slice(end, match.index)});
    // A body in a command.
    if (pattern === SHELL && /^'[[{]/.test(text)) {
      tokens.push({kind, text: "'"}, ...tokensOf(text.slice(1), 'json'));
    } else tokens.push({kind, text});
    end = match.index + text.length;
  }
  if (end < code.length) tokens.push({text: code.slice(end)});
  return tokens;
}

const SPACES = /^[ \t]+$/;

/**
 * The tokens of each line. A line ends with its line break; an empty last line is left out. Spaces belong to the token
 * after them, because each token is an element and a text that the browser lays out.
 */
export function linesOf(code: string, grammar: string): Token[][] {
  const lines: Token[][] = [];
  let isOpen = false;
  for (const {kind, text} of tokensOf(code, grammar)) {
    for (const part of text.match(/[^\n]+\n?|\n/g) ?? []) {
      if (!isOpen) lines.push([]);
      const line = lines[lines.length - 1]!;
      const followsSpaces = SPACES.test(line[line.length - 1]?.text ?? '');
      line.push({kind, text: (followsSpaces ? line.pop()!.text : '') + part});
      isOpen = !part.endsWith('\n');
    }
  }
  return lines;
}
