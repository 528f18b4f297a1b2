/** Random values that are the same in every run (mulberry32), so that a failure can be repeated. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!;
  const several = (values: readonly string[], most: number): string =>
    Array.from({length: Math.floor(next() * (most + 1))}, () => pick(values)).join('');
  return {pick, several};
}
