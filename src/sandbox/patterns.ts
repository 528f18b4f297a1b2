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
