/** Maximum repetitions of one part. */
const MAX_REPEAT = 100;
/** Candidate characters for a class, plainest first. */
const ALPHABET = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_ .,:;/@#+!?'"()[]{}<>|\\^$*~=&%\`\t\n`;

/**
 * A short string that matches a regular expression, always the same one. Null for unsupported syntax, such as
 * look-arounds and back references.
 */
export function samplePattern(source: string): string | null {
  let at = 0;

  const fail = (): never => {
    throw new SyntaxError('Unsupported syntax');
  };

  /** The first character of the alphabet that a class or an escape matches. */
  function pick(expression: string): string {
    const matcher = new RegExp(`^${expression}$`, 'u');
    return [...ALPHABET].find((character) => matcher.test(character)) ?? fail();
  }

  function atom(): string {
    const character = source[at]!;
    if (character === '(') {
      const [opening] = /^\((?:\?:|\?<[A-Za-z_]\w*>)?/.exec(source.slice(at))!;
      if (source[at + opening.length] === '?') fail();
      at += opening.length;
      const inner = alternatives();
      if (source[at] !== ')') fail();
      at += 1;
      return inner;
    }
    const [expression] = /^(?:\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u[\dA-Fa-f]{4}|\\x[\dA-Fa-f]{2}|\\.|[^])/.exec(
      source.slice(at),
    )!;
    at += expression.length;
    if (expression === '^' || expression === '$' || /^\\[bB]$/.test(expression)) return '';
    if (expression === '.') return 'a';
    if (/^\\[1-9k]/.test(expression)) fail();
    return expression.length > 1 ? pick(expression) : expression;
  }

  function repeated(): string {
    const text = atom();
    const quantifier = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(source.slice(at));
    if (!quantifier) return text;
    at += quantifier[0].length;
    if (quantifier[1] !== undefined) return text.repeat(Math.min(Number(quantifier[1]), MAX_REPEAT));
    return quantifier[0].startsWith('+') ? text : '';
  }

  function alternatives(): string {
    const found: string[] = [];
    do {
      if (found.length > 0) at += 1;
      let text = '';
      while (at < source.length && source[at] !== '|' && source[at] !== ')') text += repeated();
      found.push(text);
    } while (source[at] === '|');
    return found[0]!;
  }

  try {
    const text = alternatives();
    return at === source.length && new RegExp(source, 'u').test(text) ? text : null;
  } catch {
    return null;
  }
}
