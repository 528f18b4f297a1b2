/** A pattern without the slashes and flags that some authors write around it, and that nothing could match. */
export const plainPattern = (pattern: string): string => /^\/(\^.*\$)\/[a-z]*$/s.exec(pattern)?.[1] ?? pattern;

const MAX_REPEAT = 100;
/** Candidate characters for a class, plainest first. */
const ALPHABET = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_ .,:;/@#+!?'"()[]{}<>|\\^$*~=&%\`\t\n`;

/**
 * A short string that matches a regular expression, always the same one. Null for unsupported syntax, such as back
 * references, and if no text is found.
 *
 * @param nth which of the possible characters and alternatives to take
 * @param more how often parts are repeated beyond what the pattern requires
 */
export function samplePattern(pattern: string, nth = 0, more = 0): string | null {
  const source = plainPattern(pattern);
  let at = 0;

  const fail = (): never => {
    throw new SyntaxError('Unsupported syntax');
  };

  /** A character of the alphabet that a class or an escape matches. */
  function pick(expression: string): string {
    const matcher = new RegExp(`^${expression}$`, 'u');
    const matching = [...ALPHABET].filter((character) => matcher.test(character));
    return matching[nth % matching.length] ?? fail();
  }

  function atom(): string {
    const character = source[at]!;
    if (character === '(') {
      const [opening] = /^\((?:\?:|\?<?[=!]|\?<[A-Za-z_]\w*>)?/.exec(source.slice(at))!;
      if (source[at + opening.length] === '?') fail();
      at += opening.length;
      const inner = alternatives();
      if (source[at] !== ')') fail();
      at += 1;
      // What a look-around asks for is for the test of the whole text.
      return /[=!]$/.test(opening) ? '' : inner;
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
    const quantifier = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/.exec(source.slice(at));
    if (!quantifier) return text;
    const [whole, sign, exact, range, limit] = quantifier;
    at += whole.length;
    const least = sign ? Number(sign === '+') : Number(exact);
    const most = sign === '?' ? 1 : exact && !range ? least : Number(limit || Infinity);
    return text.repeat(Math.min(least + more, most, MAX_REPEAT));
  }

  function alternatives(): string {
    const found: string[] = [];
    do {
      if (found.length > 0) at += 1;
      let text = '';
      while (at < source.length && source[at] !== '|' && source[at] !== ')') text += repeated();
      found.push(text);
    } while (source[at] === '|');
    return found[nth % found.length]!;
  }

  try {
    const text = alternatives();
    return at === source.length && new RegExp(source, 'u').test(text) ? text : null;
  } catch {
    return null;
  }
}

/** Rough limit of the steps that one test of a pattern may take. */
const MAX_STEPS = 1e7;
/** Maximum length of a text for patterns that may take exponential time, in characters. */
const MAX_NESTED = 20;

/**
 * The maximum length of a text, in characters, on which a contract's pattern can be tested quickly; Infinity if its
 * time is linear. The estimate is conservative: each repetition multiplies the time by the length of the text, and a
 * repeated group that can match in several ways may double it with every character.
 */
export function testableLength(pattern: string): number {
  const plain = pattern.replace(/\\[^]|\[(?:\\[^]|[^\]\\])*\]?/g, 'x').replace(/\(\?(?:<?[=!]|:|<\w+>)/g, '(');
  const count = (part: RegExp) => plain.match(part)?.length ?? 0;
  const groups = count(/\)(?:[*+]|\{)/g);
  const ownChoice = groups === 1 ? count(/\)[*+]/g) : 0;
  if (groups > 0 && count(/[*+?|]|\{\d+,/g) > ownChoice) return MAX_NESTED;
  // A pattern without an anchor, or with another alternative, is tried from every character on.
  const starts = plain.startsWith('^') && !plain.includes('|') ? 0 : 1;
  const repetitions = count(/[*+]|\{\d+,\d*\}/g) + starts;
  return repetitions > 1 ? Math.floor(MAX_STEPS ** (1 / repetitions)) : Infinity;
}
