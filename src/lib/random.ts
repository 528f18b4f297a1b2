/**
 * A generator of pseudo-random numbers in [0, 1), seeded with the FNV-1a hash of the text (mulberry32). Server and
 * browser get the same numbers.
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
