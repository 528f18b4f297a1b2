/** Random values by Park and Miller’s generator: the same in each run. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  const pick = <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)]!;
  return {next, pick};
}
