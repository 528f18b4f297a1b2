/** Rough limit of the steps that one test of a pattern may take. */
const MAX_STEPS = 1e7;
/** Maximum length of a text for patterns that may take exponential time, in characters. */
const MAX_NESTED = 20;
/** Above this number, repetitions count as unlimited. */
const MANY = 10;

const TOKEN = /\\[^]|\[(?:\\[^]|[^\]\\])*\]?|\((?:\?(?:<?[=!]|:|<\w+>))?|(?:[*+?]|\{\d+(?:,\d*)?\})\??|[^]/g;

/** Minimum and maximum repetitions of a quantifier; null for other tokens. */
function bounds(token: string): [least: number, most: number] | null {
  if (/^[*+?]/.test(token)) return [token.startsWith('+') ? 1 : 0, token.startsWith('?') ? 1 : Infinity];
  const [, least, comma, most] = /^\{(\d+)(?:(,)(\d*))?\}/.exec(token) ?? [];
  if (least === undefined) return null;
  return [Number(least), comma ? Number(most || Infinity) : Number(least)];
}

/**
 * The maximum length of a text, in characters, on which a contract's pattern can be tested quickly; Infinity if its
 * time is linear. The estimate is conservative: each unlimited repetition multiplies the time by the length of the
 * text, and a repetition of something that can match in several ways may double it with every character.
 */
export function testableLength(pattern: string): number {
  let repetitions = pattern.startsWith('^') ? 0 : 1;
  /** For each open group, whether it can match in several ways. */
  const open = [false];
  /** Whether the part before the next token can match in several ways. */
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
      // The anchor at the start belongs only to the first alternative.
      if (top === 0) repetitions += 1;
      open[top] = true;
    }
    before = token === ')' && open.length > 1 && open.pop()!;
    if (before) open[open.length - 1] = true;
  }
  return repetitions > 1 ? Math.floor(MAX_STEPS ** (1 / repetitions)) : Infinity;
}
