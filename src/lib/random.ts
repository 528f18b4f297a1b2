/**
 * A stream of pseudo-random numbers in [0, 1) that depends on the seed alone: FNV-1a hashes the text, mulberry32
 * draws from the hash. Server and browser get the same stream.
 */
export function random(seed: string): () => number {
  let state = 2166136261;
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The items from `start` on, then those before it; `start` may exceed the length. */
export function rotate<T>(items: readonly T[], start: number): T[] {
  const at = items.length ? start % items.length : 0;
  return [...items.slice(at), ...items.slice(0, at)];
}
