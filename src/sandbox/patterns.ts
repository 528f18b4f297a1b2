/** Steps that one test of a pattern may take, roughly. */
const MAX_STEPS = 1e7;
/** Longest text for patterns that may take exponential time. */
const MAX_NESTED = 20;
/** Repetitions that count as without end. */
const MANY = 10;

const TOKEN = /\\[^]|\[(?:\\[^]|[^\]\\])*\]?|\((?:\?(?:<?[=!]|:|<\w+>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/g;

/** Fewest and most repetitions that a quantifier allows; null for other tokens. */
function bounds(token: string): [least: number, most: number] | null {
  if (/^[*+?]/.test(token)) return [token.startsWith('+') ? 1 : 0, token.startsWith('?') ? 1 : Infinity];
  const [, least, comma, most] = /^\{(\d+)(?:(,)(\d*))?\}/.exec(token) ?? [];
  if (least === undefined) return null;
  return [Number(least), comma ? Number(most || Infinity) : Number(least)];
}

/**
 * The longest text, in characters, that a pattern of a contract may be tested on without taking long; Infinity if its
 * time is linear. The estimate is from above: each repetition without end multiplies the time by the length of the text,
 * and a repetition of something that can match in several ways may double it with each character.
 */
export function testableLength(pattern: string): number {
  let repetitions = pattern.startsWith('^') ? 0 : 1;
  /** For each open group, whether it can match in several ways. */
  const open = [false];
  /** The same for the part before the next token. */
  let before = false;
  for (const [token] of pattern.matchAll(TOKEN)) {
    const range = bounds(token);
    const top = open.length - 1;
    if (range) {
      const [least, most] = range;
      if (before && most > 1) return MAX_NESTED;
      if (most - least > MANY) repetitions += 1;
      if (most > least) open[top] = true;
    } else if (token.startsWith('(')) open.push(false);
    else if (token === '|') {
      // The first anchor is not that of the other alternatives.
      if (top === 0) repetitions += 1;
      open[top] = true;
    }
    before = token === ')' && open.length > 1 && open.pop()!;
    if (before) open[open.length - 1] = true;
  }
  return repetitions > 1 ? Math.floor(MAX_STEPS ** (1 / repetitions)) : Infinity;
}
