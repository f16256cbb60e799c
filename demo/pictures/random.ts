/**
 * A small seeded generator (mulberry32): the same seed gives the same numbers everywhere, which
 * keeps the pictures identical from one run to the next.
 * Returns numbers in [0, 1).
 */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed made from words (FNV-1a), so that a name always gives the same picture. */
export function seedOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const letter of words) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
